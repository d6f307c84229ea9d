import { data, record } from '../../src/games/santa-maria/data.js';
import type { SantaMariaView, SeatView } from '../../src/games/santa-maria/view.js';
import { spokenNames } from '../kit/names.js';
import { seatShown } from '../kit/view.js';
import type { PictureRequest } from '../request.js';
import { type Say, sayIn } from '../words.js';

/** Sentences about a view, the most important first. */
export function describeSantaMaria(request: PictureRequest<SantaMariaView>): string[] {
  const { locale, kind, view } = request;
  const say = sayIn(locale);
  const names = spokenNames(request);
  const list = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
  const own = kind === 'area' ? seatShown(request) : undefined;
  const seats = own ? [own] : view.seats;
  return [
    say('santa-maria.alt.game', { phase: phase(view, say) }),
    ...(view.active.length > 0
      ? [say('santa-maria.alt.active', { names: list.format(view.active.map((seat) => names[seat]!)) })]
      : []),
    ...result(request, names, list, say),
    ...seats.map((seat) => describeSeat(seat, names[seat.seat]!, say, list)),
    ...supply(view, say),
    ...(own ? colony(own, say, locale) : common(view, say, list, locale)),
  ];
}

/** Totals and winners, once they are told. */
function result({ result }: PictureRequest, names: string[], list: Intl.ListFormat, say: Say): string[] {
  if (!result) return [];
  const totals = list.format(result.totals.map((total, seat) => `${names[seat]!} ${total}`));
  const winners = list.format(result.winners.map((seat) => names[seat]!));
  return [
    ...(result.winners.length > 0 ? [say('alt.won', { names: winners, n: result.winners.length })] : []),
    say('alt.totals', { list: totals }),
  ];
}

function phase(view: SantaMariaView, say: Say): string {
  if (view.phase === 'setup') return say('santa-maria.setup');
  return view.phase === 'over' ? say('over') : say('year', { year: view.year, years: view.years });
}

function describeSeat(seat: SeatView, name: string, say: Say, list: Intl.ListFormat): string {
  const goods = Object.entries(seat.goods)
    .filter(([, n]) => n > 0)
    .map(([good, n]) => say(`santa-maria.alt.good.${good}`, { n }));
  return say('santa-maria.alt.seat', {
    name,
    passed: String(seat.passed),
    happiness: seat.happiness ?? 'hidden',
    goods: goods.length > 0 ? list.format(goods) : say('santa-maria.alt.nothing'),
    filled: Object.keys(seat.cells).length,
    religion: seat.religion,
    conquest: seat.conquest,
    ships: Object.values(seat.harbor).reduce((a, b) => a + b, 0),
  });
}

function supply(view: SantaMariaView, say: Say): string[] {
  const white = view.whiteDice.join(', ') || '–';
  const blue = view.variants.commonBlueDice
    ? [say('santa-maria.alt.blue', { dice: view.blueDice.join(', ') || '–' })]
    : [];
  return [say('santa-maria.alt.dice', { dice: white }), ...blue];
}

function common(view: SantaMariaView, say: Say, list: Intl.ListFormat, locale: PictureRequest['locale']): string[] {
  const named = [
    ...view.scholars.map((id) => record(data.scholars, id)),
    ...view.bishops.map((id) => record(data.bishops, id)),
  ];
  const { double, triple } = view.display;
  return [
    ...(view.townHallSets.length > 0
      ? [
          say('santa-maria.alt.sets', {
            list: list.format(view.townHallSets.map(({ tile }) => record(data.townHallTiles, tile).name[locale])),
          }),
        ]
      : []),
    ...(view.boardsLeft.length > 0 ? [say('santa-maria.alt.boards', { n: view.boardsLeft.length })] : []),
    say('santa-maria.alt.display', { double: double.length, triple: triple.length }),
    say('santa-maria.alt.places', { list: list.format(named.map(({ name }) => name[locale])) }),
  ];
}

/** The colony row by row: what stands where. */
function colony(seat: SeatView, say: Say, locale: PictureRequest['locale']): string[] {
  const { rows, columns } = data.constants.grid;
  return Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_, column) => {
      const cell = seat.cells[`r${row + 1}c${column + 1}`];
      if (!cell) return '–';
      const what = cell.building
        ? record(data.buildings, cell.building).name[locale]
        : record(data.terrains, 'road').name[locale];
      const on = cell.die ? ` [${cell.die.value}]` : cell.coins ? ` (${cell.coins})` : '';
      return what + on;
    });
    return say('santa-maria.alt.row', { row: row + 1, cells: cells.join(', ') });
  });
}
