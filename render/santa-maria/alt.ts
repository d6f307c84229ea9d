import { data, record } from '../../src/games/santa-maria/data.js';
import type { SantaMariaView, SeatView } from '../../src/games/santa-maria/view.js';
import { spokenNames } from '../kit/names.js';
import { seatShown } from '../kit/view.js';
import type { PictureRequest } from '../request.js';
import { type Say, sayIn } from '../words.js';

/** What every sentence is made with. */
interface Voice {
  request: PictureRequest<SantaMariaView>;
  view: SantaMariaView;
  locale: PictureRequest['locale'];
  names: string[];
  say: Say;
  list(words: string[]): string;
}

/** Sentences about a view, the most important first. */
export function describeSantaMaria(request: PictureRequest<SantaMariaView>): string[] {
  const { locale, kind, view } = request;
  const lists = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
  const voice: Voice = {
    request,
    view,
    locale,
    names: spokenNames(request),
    say: sayIn(locale),
    list: (words) => lists.format(words),
  };
  return [...opening(voice), ...shownBy(kind, voice)];
}

function shownBy(kind: string, voice: Voice): string[] {
  const own = seatShown(voice.request);
  switch (kind) {
    case 'area':
      return [describeSeat(voice, own), ...dice(voice), ...colony(voice, own)];
    case 'dice':
      return [...dice(voice), ...onOffer(voice), passing(voice)];
    case 'docks':
      return docksInWords(voice);
    case 'places':
      return [...tracks(voice), places(voice)];
    default:
      return [
        ...voice.view.seats.map((seat) => describeSeat(voice, seat)),
        ...dice(voice),
        ...onOffer(voice),
        places(voice),
      ];
  }
}

function opening(voice: Voice): string[] {
  const { view, say, names, list } = voice;
  return [
    say('santa-maria.alt.game', { phase: phase(view, say) }),
    ...(view.active.length > 0
      ? [say('santa-maria.alt.active', { names: list(view.active.map((seat) => names[seat]!)) })]
      : []),
    ...result(voice),
  ];
}

/** Totals and winners, once they are told. */
function result({ request: { result }, names, list, say }: Voice): string[] {
  if (!result) return [];
  const totals = list(result.totals.map((total, seat) => `${names[seat]!} ${total}`));
  const winners = list(result.winners.map((seat) => names[seat]!));
  return [
    ...(result.winners.length > 0 ? [say('alt.won', { names: winners, n: result.winners.length })] : []),
    say('alt.totals', { list: totals }),
  ];
}

function phase(view: SantaMariaView, say: Say): string {
  if (view.phase === 'setup') return say('santa-maria.setup');
  return view.phase === 'over' ? say('over') : say('year', { year: view.year, years: view.years });
}

function goodsInWords(goods: Record<string, number>, say: Say): string[] {
  return Object.entries(goods)
    .filter(([, n]) => n > 0)
    .map(([good, n]) => say(`santa-maria.alt.good.${good}`, { n }));
}

function describeSeat({ say, names, list }: Voice, seat: SeatView): string {
  const goods = goodsInWords(seat.goods, say);
  return say('santa-maria.alt.seat', {
    name: names[seat.seat]!,
    passed: String(seat.passed),
    happiness: seat.happiness ?? 'hidden',
    goods: goods.length > 0 ? list(goods) : say('santa-maria.alt.nothing'),
    filled: Object.keys(seat.cells).length,
    religion: seat.religion,
    conquest: seat.conquest,
    ships: Object.values(seat.harbor).reduce((a, b) => a + b, 0),
  });
}

function dice({ view, say }: Voice): string[] {
  const white = view.whiteDice.join(', ') || '–';
  const blue = view.variants.commonBlueDice
    ? [say('santa-maria.alt.blue', { dice: view.blueDice.join(', ') || '–' })]
    : [];
  return [say('santa-maria.alt.dice', { dice: white }), ...blue];
}

/** Sets and boards of the set-up, and tiles. */
function onOffer({ view, say, list, locale }: Voice): string[] {
  const { double, triple } = view.display;
  const sets = view.townHallSets.map(({ tile }) => record(data.townHallTiles, tile).name[locale]);
  return [
    ...(sets.length > 0 ? [say('santa-maria.alt.sets', { list: list(sets) })] : []),
    ...(view.boardsLeft.length > 0 ? [say('santa-maria.alt.boards', { n: view.boardsLeft.length })] : []),
    say('santa-maria.alt.display', { double: double.length, triple: triple.length }),
  ];
}

/** Who stands on which space for those who pass. */
function passing({ view, say, list, locale, names }: Voice): string {
  const spaces = view.retire.map(({ id, seat }) => {
    const name = record(data.retireSpaces, id).name[locale];
    return seat === undefined ? name : `${name} (${names[seat]!})`;
  });
  return say('santa-maria.alt.passing', { list: list(spaces) });
}

/** The shipment at each dock, and what everybody has there. */
function docksInWords({ view, say, list, locale, names }: Voice): string[] {
  const offered = view.docks.map(({ id, tile }) => {
    const dock = record(data.docks, id).name[locale];
    if (!tile) return say('santa-maria.alt.dock-empty', { dock });
    const { cost, points } = record(data.shipments, tile);
    return say('santa-maria.alt.dock', { dock, goods: list(goodsInWords(cost, say)), points });
  });
  const harbours = view.seats.map(({ seat, harbor }) => {
    const docks = Object.entries(harbor).filter(([, n]) => n > 0);
    const words = docks.map(([dock, n]) => `${record(data.docks, dock).name[locale]} ${n}`);
    return say('santa-maria.alt.harbour', { name: names[seat]!, list: list(words) || '–' });
  });
  return [...offered, ...harbours];
}

function tracks({ view, say, list, names }: Voice): string[] {
  const along = (track: 'religion' | 'conquest'): string =>
    list(view.seats.map((seat) => `${names[seat.seat]!} ${seat[track]}`));
  return [
    say('santa-maria.alt.religion', { list: along('religion') }),
    say('santa-maria.alt.conquest', { list: along('conquest') }),
  ];
}

/** Scholars and bishops, and who has a monk there. */
function places({ view, say, list, locale, names }: Voice): string {
  const named = [
    ...view.scholars.map((id) => record(data.scholars, id)),
    ...view.bishops.map((id) => record(data.bishops, id)),
  ].map(({ id, name }) => {
    const monks = (view.monks[id] ?? []).map((seat) => names[seat]!);
    return monks.length > 0 ? `${name[locale]} (${monks.join(' + ')})` : name[locale];
  });
  return say('santa-maria.alt.places', { list: list(named) });
}

/** The colony row by row: what stands where. */
function colony({ say, locale }: Voice, seat: SeatView): string[] {
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
