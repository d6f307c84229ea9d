import type { MessageArg } from '../../src/engine/message.js';
import { components } from '../../src/games/islebound/components.js';
import type { IsleboundView } from '../../src/games/islebound/view.js';
import { type Chapter, inOrder, standing, type Teller, tellerOf } from '../board-words.js';
import type { PictureRequest } from '../request.js';
import { citiesInWords } from './board-cities.js';
import { shipInWords } from './board-ship.js';
import { goingOn, tableInWords } from './board-table.js';

/** The whole table in words, as far as the view tells it. */
export function boardOfIslebound(request: PictureRequest<IsleboundView>): Chapter[] {
  const { view } = request;
  const teller = tellerOf(request, components);
  return inOrder(
    {
      lines: [...standing(teller, request, headline(view)), ...order(teller), ...goingOn(teller), ...variants(teller)],
    },
    [citiesInWords(teller), ...tableInWords(teller)],
    view.seats.map((seat) => ({ seat: seat.seat, chapter: shipInWords(teller, seat) })),
    request.seat,
  );
}

function headline({ phase, round, lastRound }: IsleboundView): MessageArg {
  if (phase === 'play' && lastRound !== undefined) {
    return { id: 'islebound.headline.last', args: { round, last: lastRound } };
  }
  return { id: `islebound.headline.${phase}`, args: { round } };
}

function order({ view, tell }: Teller<IsleboundView>): string[] {
  if (view.phase === 'over') return [];
  const acted =
    view.phase === 'play' && view.acted ? [tell('islebound.board.acted', { seat: { seat: view.turn } })] : [];
  return [tell('islebound.board.first', { seat: { seat: view.first } }), ...acted];
}

const options: Record<keyof IsleboundView['variants'], string> = {
  advanced: 'advanced',
  trade: 'trade',
  boarding: 'boarding',
  smallWorld: 'small-world',
  sixBuildings: 'six-buildings',
  architect: 'architect',
  metropolis: 'metropolis',
};

function variants({ view, tell }: Teller<IsleboundView>): string[] {
  const played = Object.entries(options).filter(([variant]) => view.variants[variant as keyof typeof options]);
  const list = played.map(([, id]): MessageArg => ({ id: `islebound.option.${id}` }));
  return list.length > 0 ? [tell('islebound.board.variants', { list: { list } })] : [];
}
