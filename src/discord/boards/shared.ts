import type { Result } from '../../engine/index.js';
import { message } from '../../engine/index.js';
import type { Locale } from '../../text/catalogue.js';
import { createWords } from '../../text/words.js';
import type { App } from '../client/app.js';
import type { BoardLook } from '../client/board-look.js';
import { markdownName } from '../words/names.js';
import { bodyOf, queryOf } from './look.js';
import { boardScope } from './words.js';

/** Who shows a board, from which server, and the language they read. */
export interface BoardPresenter {
  name: string;
  guildId: string;
  locale: Locale;
}

/**
 * A page of a leaderboard for everybody in a channel, with who shows it: nobody's own line stands out.
 * Refused: discord.unknown-press, season.gone.
 * @example const shared = await sharedBoard(app, look, by)
 */
export async function sharedBoard(
  app: App,
  look: BoardLook,
  by: BoardPresenter,
): Promise<Result<Awaited<ReturnType<typeof bodyOf>>>> {
  if (look.game !== undefined && !app.matches.games[look.game]) {
    return { ok: false, refusal: message('discord.unknown-press') };
  }
  const words = createWords({ locale: by.locale });
  const board = await app.community.board(queryOf(look, by.guildId), look.page);
  if (look.season !== undefined && !board.season) {
    return { ok: false, refusal: message('season.gone') };
  }
  const scope = boardScope(board, words).join(' · ');
  const heading = words.text('share.by-board', { who: markdownName(by.name), scope });
  return { ok: true, value: await bodyOf(app, board, look.as, heading, words) };
}
