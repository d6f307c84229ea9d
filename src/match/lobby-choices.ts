import { done, message, offeredOptions, type Result, readOptions, refuse } from '../engine/index.js';
import { settingsOf, type Trust } from '../store/index.js';
import type { MatchInfo } from './api.js';
import type { Context } from './context.js';
import { refuseGuest } from './info.js';
import { changeOpen, present } from './lobby.js';

/** See `TableService.setTrust`. */
export async function setTrust(
  context: Context,
  id: string,
  personId: string,
  trust: Trust | null,
): Promise<Result<MatchInfo>> {
  return present(
    id,
    await changeOpen(context, id, (match) =>
      match.host.id === personId ? done({ patch: { trust } }) : refuseGuest(match),
    ),
  );
}

/** See `MatchService.setOption`. */
export async function setOption(
  context: Context,
  id: string,
  personId: string,
  option: string,
  value: string,
): Promise<Result<MatchInfo>> {
  return present(
    id,
    await changeOpen(context, id, (match) => {
      if (match.host.id !== personId) return refuseGuest(match);
      const game = context.games[match.game];
      if (!game) return refuse('match.no-such-game', { game: match.game });
      const offered = offeredOptions(game).map(({ id: known }) => known);
      if (!offered.includes(option)) return refuse('engine.no-such-option', { option, known: { list: offered } });
      const options = readOptions(game, { ...match.options, [option]: value });
      return options.ok ? done({ patch: { options: options.value } }) : options;
    }),
  );
}

/** See `MatchService.setRanked`. */
export async function setRanked(
  context: Context,
  id: string,
  personId: string,
  ranked: boolean,
): Promise<Result<MatchInfo>> {
  return present(
    id,
    await changeOpen(context, id, (match) => {
      if (match.host.id !== personId) return refuseGuest(match);
      return done({
        patch: { ranked },
        async unless(tx) {
          const { ranked: decided } = await settingsOf(tx, match.guildId);
          return decided === 'host' ? undefined : message(`server.ranked-${decided}`);
        },
      });
    }),
  );
}
