import type { Io, Options } from '../../engine/game.js';
import { message, type Refusal } from '../../engine/message.js';
import { createTasks } from '../../engine/tasks.js';
import { byRound } from '../kit/round.js';
import { doubleIds } from './board/harbour.js';
import { noGoods } from './board/stock.js';
import { carryRefusal, readCarry } from './carry.js';
import { bySeats, data, type Letter, record } from './data.js';
import { startFishing } from './flow/fishing.js';
import type { SeatState, State, Variants } from './state.js';

const { constants, harbour, variants: rules } = data;

/** Why these options do not go with this number of seats (NF-14); undefined: they do.
 * @example fits(2, { ...options, series: 'campaign' })?.id // 'nusfjord.why.campaign-solo' */
export function fits(seats: number, options: Options): Refusal | undefined {
  const { series = 'single', deck = '', carry = 'none' } = options;
  if (seats > 1 && options.solo !== 'standard') return message('nusfjord.why.solo-only');
  if (series === 'campaign' && seats > 1) return message('nusfjord.why.campaign-solo');
  if (series === 'double-match' && seats !== rules.doubleMatch.seats) return message('nusfjord.why.double-match-two');
  if (series !== 'single' && options.mixed === 'yes') return message('nusfjord.why.series-one-deck');
  if (series === 'single' && carry !== 'none') return message('nusfjord.why.carry-single');
  return carryRefusal(carry, deck);
}

/**
 * The table as it is laid out (NF-2), with the first fishing phase begun. The draw of the first player is that of the
 * seats: seat 0 begins, in the second game of a double match seat 1 (NF-14.2).
 * @example setup(2, defaultOptions(game), io)
 */
export function setup(seats: number, options: Options, io: Io): State {
  const carry = readCarry(options.carry ?? 'none', options.deck ?? '');
  if (!carry) throw new Error(`the table was not checked: ${options.carry}`);
  const variants: Variants = {
    deck: options.deck!,
    mixed: options.mixed === 'yes',
    solo: seats === 1 ? (options.solo as Variants['solo']) : null,
    series: options.series as Variants['series'],
    game: carry.game,
    rank: carry.rank,
  };
  const cards = shuffled(carry.cards ?? deckCards(variants.deck), io);
  const { offers, piles } = layOut(variants, cards, seats, io);
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const state: State = {
    variants,
    round: 1,
    phase: 'fishing',
    starter: variants.series === 'double-match' ? (carry.game - 1) % seats : 0,
    active: 0,
    turns: 0,
    seats: everySeat.map((seat) => createSeat(seat, seats)),
    workers: {},
    newShares: everySeat.map(() => 0),
    plates: bySeats(data.banquetTable.startPlates, seats),
    ships: perShip(({ inSupply }) => bySeats(inSupply, seats)),
    shipsAside: perShip(({ setAside }) => setAside),
    elders: layElders(seats, io),
    offers: { ...offers, C: [] },
    piles,
    laidOut: { A: present(offers.A), B: present(offers.B) },
    tasks: createTasks(seats),
  };
  startFishing(state, byRound(io));
  return state;
}

function createSeat(seat: number, seats: number): SeatState {
  const { perSeat, startIssued } = constants.shares;
  return {
    supply: noGoods(),
    reserve: noGoods(),
    ships: [],
    forests: Object.fromEntries(
      doubleIds.flatMap((double): [string, number][] => {
        const { startForests = 0 } = harbour.doubles.find(({ id }) => id === double) ?? {};
        return startForests > 0 ? [[double, startForests]] : [];
      }),
    ),
    buildings: {},
    used: [],
    triggered: [],
    elders: [],
    unissued: perSeat - startIssued,
    shares: Array.from({ length: seats }, (_, colour) => (colour === seat ? startIssued : 0)),
    hand: [],
    placed: 0,
  };
}

function perShip(amount: (ship: (typeof data.ships)[string]) => number): Record<string, number> {
  return Object.fromEntries(Object.values(data.ships).map((ship) => [ship.id, amount(ship)]));
}

/** All cards of a deck by letter. @example deckCards('herring').C.length // 14 */
export function deckCards(deck: string): Record<Letter, string[]> {
  const cards = Object.values(data.buildings).filter((card) => card.deck === deck);
  const of = (letter: Letter): string[] => cards.filter((card) => card.letter === letter).map(({ id }) => id);
  return { A: of('A'), B: of('B'), C: of('C') };
}

function shuffled(cards: Record<Letter, string[]>, io: Io): Record<Letter, string[]> {
  return { A: io.rng.shuffle(cards.A), B: io.rng.shuffle(cards.B), C: io.rng.shuffle(cards.C) };
}

type Slots = (string | null)[];

/** Lays out A and B buildings; the rest are draw piles or go back to the box (NF-2.5, NF-14.1). */
function layOut(
  variants: Variants,
  cards: Record<Letter, string[]>,
  seats: number,
  io: Io,
): { offers: { A: Slots; B: Slots }; piles: State['piles'] } {
  const offers: { A: Slots; B: Slots } = { A: [], B: [] };
  const piles: State['piles'] = { A: [], B: [], C: cards.C };
  const others = Object.keys(data.decks).filter((deck) => deck !== variants.deck);
  const foreign = variants.mixed ? others.map((deck) => shuffled(deckCards(deck), io)) : [];
  for (const letter of ['A', 'B'] as const) {
    const slots = constants.offers[letter];
    const each = variants.mixed ? rules.mixed[letter] : slots;
    const shown = [...cards[letter].slice(0, each), ...foreign.flatMap((deck) => deck[letter].slice(0, each))];
    offers[letter] = Array.from({ length: slots }, (_, slot) => shown[slot] ?? null);
    if (seats >= rules.drawPilesFrom) piles[letter] = cards[letter].slice(each);
  }
  return { offers, piles };
}

function present(slots: Slots): string[] {
  return slots.filter((id) => id !== null);
}

/** Elders in play, on the spaces printed on them; the others are shuffled face down below (NF-2.4). */
function layElders(seats: number, io: Io): State['elders'] {
  const inPlay = Object.values(data.elders)
    .filter((elder) => elder.seats.includes(seats))
    .sort((a, b) => a.number - b.number);
  const faceDown = io.rng.shuffle(inPlay.filter(({ space }) => space === undefined).map(({ id }) => id));
  return Array.from({ length: constants.elders.spaces }, (_, index) => ({
    faceDown: faceDown.slice(index, index + 1),
    up: inPlay.filter(({ space }) => space === index + 1).map(({ id }) => id),
  }));
}

/** The options with which a state was set up, but for what it took over. @example optionsOf(state).deck */
export function optionsOf({ variants }: State): Options {
  return {
    deck: variants.deck,
    mixed: variants.mixed ? 'yes' : 'no',
    solo: variants.solo ?? record(data.options, 'solo').default,
    series: variants.series,
  };
}
