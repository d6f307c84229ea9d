import type { GuildTextBasedChannel } from 'discord.js';
import type { Locale } from '../../text/catalogue.js';
import { createWords } from '../../text/words.js';
import type { App } from '../client/app.js';
import { keepLooking, type Looking } from '../client/keep-looking.js';
import { callDiscord, type Sent } from '../client/outgoing.js';
import { lobbyMessage } from '../lobby/lobby.js';
import { postAnew } from '../posts/poster.js';

type Retelling = Awaited<ReturnType<App['matches']['retellings']>>[number];

const defaultLookAgainMs = 60_000;
/** Messages that are seen to in one look: others are to be posted, too. */
const atOnce = 10;
/** A message that could not be changed so often never can be. */
const mostTries = 50;

/**
 * Tells messages anew that still show somebody whose data were deleted, and deletes what they have said; what fails is tried
 * again for an hour or so of looks, over restarts and outages of Discord.
 * @example const reteller = startReteller(app)
 */
export function startReteller(app: App, lookAgainMs = defaultLookAgainMs): Looking {
  let tried = new Set<number>();
  const looking = keepLooking(app, {
    everyMs: lookAgainMs,
    async look() {
      const some = (await app.matches.retellings(atOnce)).filter(({ id }) => !tried.has(id));
      for (const retelling of some) {
        tried.add(retelling.id);
        const done = await retell(app, retelling);
        // While Discord is down nothing has been tried.
        if (done === 'later') return false;
        // Of an old message Discord takes more edits in the next hour.
        const over = done === 'late-edit' ? false : done || retelling.tries + 1 >= mostTries;
        await app.matches.retold(retelling.id, over);
      }
      return some.length > 0;
    },
    onTime() {
      tried = new Set();
    },
    failed: 'messages could not be told anew',
  });
  app.matches.onOwed(looking.wake);
  return looking;
}

/** Whether that is over with; later: Discord is down; late-edit: as in `Failure`. One that fails must not hold up the others. */
async function retell(app: App, retelling: Retelling): Promise<boolean | 'later' | 'late-edit'> {
  const { matchId, messageId } = retelling;
  try {
    const found = await callDiscord(() => app.client.channels.fetch(retelling.channelId));
    if (!found.ok) return found.failure === 'down' ? 'later' : found.failure === 'gone';
    const channel = found.value;
    if (!channel?.isTextBased() || channel.isDMBased()) return true;
    let changed = await change(app, retelling, channel);
    if (!changed.ok && changed.failure === 'archived' && channel.isThread()) {
      const woken = await callDiscord<unknown>(() => channel.setArchived(false));
      if (woken.ok) changed = await change(app, retelling, channel);
    }
    if (!changed.ok && changed.failure === 'down') return 'later';
    if (!changed.ok && changed.failure === 'late-edit') return 'late-edit';
    return changed.ok || changed.failure === 'gone';
  } catch (error) {
    app.log.error({ err: error, match: matchId, message: messageId }, 'a message could not be told anew');
    return false;
  }
}

async function change(app: App, retelling: Retelling, channel: GuildTextBasedChannel): Promise<Sent<unknown>> {
  const { kind, matchId, messageId } = retelling;
  if (kind === 'gone') return callDiscord(() => channel.messages.delete(messageId));
  const edit = (body: object) =>
    callDiscord(() => channel.messages.edit(messageId, { ...body, allowedMentions: { parse: [] } }));
  const match = await app.matches.find(matchId);
  const words = createWords({ locale: retelling.locale as Locale });
  if (kind === 'lobby') {
    if (!match) return edit({ content: words.text('lobby.gone'), components: [] });
    return edit(app.matches.games[match.game] ? lobbyMessage(app, match) : { content: words.text('privacy.retold') });
  }
  const batch = await app.matches.postIn(matchId, messageId);
  const body = batch && (await postAnew(app, batch));
  const told = body && (await edit({ ...body, attachments: [] }));
  if (told?.ok || told?.failure === 'gone' || told?.failure === 'down') return told;
  // It was not the last post any more, or is not taken as it ought to be: whoever reads it finds the rest below it.
  return edit({ content: words.text('privacy.retold'), attachments: [] });
}
