import { type ApplicationEmojiManager, formatEmoji } from 'discord.js';
import { type SignView, signKind } from '../../../render/sign.js';
import type { AnyGame } from '../../engine/index.js';
import { catalogue } from '../../text/catalogue.js';
import type { App, GoodEmojis } from './app.js';

/**
 * Uploads a small picture of every good of every game where the application has none yet, and notes in `app.emojis` what
 * there is. What cannot be had (no permission, a full list, no picture) is said in words instead; it is tried again at the
 * next start.
 * @example await uploadGoods(app, signal)
 */
export async function uploadGoods(app: App, signal: AbortSignal): Promise<void> {
  const { application } = app.client;
  if (!application) return;
  const found = new Map<string, GoodEmojis>();
  app.emojis = found;
  try {
    const known = new Map([...(await application.emojis.fetch()).values()].map(({ name, id }) => [name, id]));
    for (const game of Object.values(app.matches.games)) {
      const emojis: GoodEmojis = {};
      found.set(game.id, emojis);
      for (const good of goodsOf(game)) {
        if (signal.aborted) return;
        const name = emojiName(game.id, good);
        const id = known.get(name) ?? (await upload(app, application.emojis, game.id, good));
        emojis[good] = formatEmoji({ name, id });
      }
    }
  } catch (error) {
    app.log.warn({ err: error }, 'goods stand in words: their emoji could not be uploaded');
  }
}

async function upload(app: App, emojis: ApplicationEmojiManager, game: string, good: string): Promise<string> {
  const view: SignView = { icon: good };
  const attachment = await app.painter.paint({ game, kind: signKind, view, locale: 'en', names: [] });
  return (await emojis.create({ attachment, name: emojiName(game, good) })).id;
}

/** What is counted in amounts. */
function goodsOf({ components }: AnyGame): string[] {
  return Object.keys(components).filter((id) => catalogue('en').has(`goods.${id}`));
}

/** @example emojiName('santa-maria', 'wood') // 'santa_maria_wood' */
function emojiName(game: string, good: string): string {
  return `${game}_${good}`.replaceAll('-', '_').slice(-32);
}
