import { kinds } from '../../render/describe.js';
import type { PictureRequest } from '../../render/request.js';
import { readOptions, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { seedOf } from '../cli.js';

/** The first board of each game, as everybody sees it. @example requests().map(({ game }) => game) */
export function requests(): PictureRequest[] {
  return Object.values(games).map((game) => {
    const options = readOptions(game, {});
    if (!options.ok) throw new Error(options.refusal.id);
    const seats = Math.max(2, game.seats.min);
    const { position } = start(game, seats, options.value, seedOf('doctor'));
    const names = ['Anna', 'Вера', 'Bo', '林'].slice(0, seats);
    return { game: game.id, kind: kinds(game.id)[0]!, view: game.view(position.state, 'public'), locale: 'ru', names };
  });
}
