import {
  type Action,
  type AnyGame,
  type HandCard,
  message,
  type Pending,
  type Seat,
} from '../../../src/engine/index.js';

interface EmporiumState {
  /** The cards of each seat; only their holder knows them. */
  hands: string[][];
  /** What each seat has in its chest; only its holder knows. */
  chests: number[];
  turn: number;
  /** The card that the seat to move has ordered and has to pay for. */
  bill?: string;
  bought: string[][];
}

/** Cards in all, half of them in each hand of two. */
const size = 80;
/** Turns until the match is over. */
const turns = 6;
const kinds = ['farm', 'mill', 'ship'];
const cost = { wood: 2, fish: 1, gold: 3 };

/** How often a hand was asked for. */
export const calls = { hand: 0 };

const texts = { en: 'Grows in the shade.', ru: 'Растёт в тени.' };

/** The word by which a test knows what is told to one seat alone. */
export const whisper = 'whisper';
/** The same for what somebody is told of their own hand. */
export const murmur = 'murmur';

const numberOf = (card: string): number => Number(card.slice(1));
const kindOf = (card: string): string => kinds[numberOf(card) % kinds.length]!;

/** What a card is called. */
const names = (card: string): { en: string; ru: string } => {
  const n = numberOf(card);
  return {
    en: `${['Alder', 'Birch', 'Cedar', 'Dogwood'][n % 4]} ${n}`,
    ru: `${['Ясень', 'Берёза', 'Ель', 'Дуб'][n % 4]} ${n}`,
  };
};
const text = (words: string) => message('panel.list', { list: words });
const amounts = (goods: Record<string, number>) => message('panel.list', { list: { amounts: goods } });
const seatOf = ({ turn, hands }: EmporiumState): Seat => turn % hands.length;

/** Texts of the game, for `giveTexts`. */
export const emporiumTexts: Record<string, [en: string, ru: string]> = {
  'game.emporium': ['Emporium', 'Лавка'],
  'emporium.action.order': ['Order', 'Заказать'],
  'emporium.action.rest': ['Rest', 'Отдохнуть'],
  'emporium.action.close': ['Close', 'Закрыть лавку'],
  'emporium.action.pay': ['Pay', 'Заплатить'],
  'emporium.action.leave': ['Leave it', 'Отказаться'],
  'emporium.action.count': ['Count', 'Посчитать'],
  'emporium.action.look': ['Look', 'Посмотреть'],
  'emporium.hand.farm': ['Farms', 'Фермы'],
  'emporium.hand.mill': ['Mills', 'Мельницы'],
  'emporium.hand.ship': ['Ships', 'Корабли'],
  'emporium.param.order.card': ['Which card?', 'Какую карту?'],
};

function bill(state: EmporiumState, seat: Seat, more: number) {
  const chest = text(`${whisper}: chest ${state.chests[seat]}`);
  const needs = Object.entries(cost).map(([good, n]) => amounts({ [good]: n }));
  return [chest, ...needs, ...Array.from({ length: more }, (_, n) => text(`${whisper} ${n}`))];
}

/** A third each; what one would have to do, or lacks, says how much is in the chest. */
function playOf(state: EmporiumState, seat: Seat, card: string): HandCard['play'] {
  const chest = text(`${murmur} of ${state.chests[seat]}`);
  const third = Math.floor(numberOf(card) / kinds.length) % 3;
  if (third === 0 && !state.bill && seatOf(state) === seat) return { when: 'now' };
  return third === 1 ? { when: 'after', steps: chest } : { when: 'not', missing: chest };
}

function step(
  does: Action<EmporiumState>['perform'],
  more: Partial<Action<EmporiumState>> = {},
): Action<EmporiumState> {
  return { params: [], perform: does, ...more };
}

const cards = Array.from({ length: size }, (_, n) => `c${String(n).padStart(2, '0')}`);

/**
 * An emporium for two: each has half of the cards in hand and a chest, both secret. A turn orders a card, after which a
 * bill is open; whose it is reads its lines, of which there may be `more` than fit. When a card can be played is a matter of
 * its number: now (in its holder's turn), after steps, or not yet. What the actions without parameters
 * do is said beside them.
 */
export function emporium(more = 0): AnyGame {
  return {
    id: 'emporium',
    rules: 'emporium-1',
    seats: { min: 2, max: 2 },
    options: [],
    components: Object.fromEntries(cards.map((card) => [card, { name: names(card), text: texts }])),
    fits: () => undefined,
    setup(seats, _options, { rng }): EmporiumState {
      const deck = rng.shuffle(cards);
      const each = size / seats;
      return {
        hands: Array.from({ length: seats }, () => deck.splice(0, each).sort()),
        chests: Array.from({ length: seats }, () => 1000 + rng.int(9000)),
        turn: 0,
        bought: Array.from({ length: seats }, () => []),
      };
    },
    advance: () => {},
    pending(state: EmporiumState): Pending[] {
      if (state.turn >= turns) return [];
      const seat = seatOf(state);
      const own = { seat, holds: true };
      if (!state.bill) {
        return [{ ...own, prompt: text('The emporium.'), actions: ['order', 'rest', 'close'], end: 'close' }];
      }
      const lines = bill(state, seat, more);
      return [{ ...own, prompt: text('A bill is open.'), lines, actions: ['pay', 'leave'], free: ['count', 'look'] }];
    },
    hand: (state: EmporiumState, seat) => {
      calls.hand += 1;
      return state.hands[seat]!.map((card) => ({
        component: card,
        group: message(`emporium.hand.${kindOf(card)}`),
        ...(numberOf(card) % 7 > 0 && { points: numberOf(card) % 7 }),
        play: playOf(state, seat, card),
      }));
    },
    actions: {
      order: step(
        (state, seat, { card }, io) => {
          state.bill = String(card);
          state.hands[seat] = state.hands[seat]!.filter((one) => one !== card);
          io.reveal();
          io.say(text(`Seat ${seat} orders.`));
        },
        {
          params: [
            {
              name: 'card',
              next: ({ hands }, seat) => ({ values: hands[seat]!, done: false }),
              describe: (_state, _seat, _args, card) => ({ label: text(card), group: kindOf(card) }),
            },
          ],
        },
      ),
      rest: step((_state, seat, _args, io) => io.say(text(`Seat ${seat} rests.`)), {
        why: () => text('Nobody is tired.'),
        detail: () => text(`${whisper}: a night's rest`),
      }),
      close: step(
        (state, seat, _args, io) => {
          state.turn += 1;
          io.say(text(`Seat ${seat} closes.`));
        },
        { detail: ({ chests }, seat) => text(`${whisper}: ${chests[seat]} stay in the chest`) },
      ),
      pay: step(
        (state, seat, _args, io) => {
          state.bought[seat]!.push(state.bill!);
          state.bill = undefined;
          state.turn += 1;
          io.say(text(`Seat ${seat} pays.`));
        },
        { detail: () => amounts(cost) },
      ),
      leave: step(
        (state, seat, _args, io) => {
          state.hands[seat] = [...state.hands[seat]!, state.bill!].sort();
          state.bill = undefined;
          io.say(text(`Seat ${seat} leaves it.`));
        },
        { answer: true },
      ),
      count: step((_state, seat, _args, io) => io.say(text(`You count.`), seat), {
        detail: ({ chests }, seat) => text(`${whisper}: from a chest of ${chests[seat]}`),
      }),
      look: step(() => {}),
    },
    view: ({ hands, chests, ...open }: EmporiumState, viewer) => ({
      ...open,
      hands: hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
      chest: viewer === 'public' ? null : chests[viewer],
    }),
    scramble(state: EmporiumState, viewer, rng): EmporiumState {
      const others = state.hands.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
      const pool = rng.shuffle(others.flatMap((seat) => state.hands[seat]!));
      const anew = structuredClone(state);
      for (const seat of others) {
        anew.hands[seat] = pool.splice(0, state.hands[seat]!.length).sort();
        anew.chests[seat] = 1000 + rng.int(9000);
      }
      return anew;
    },
    score: ({ bought }: EmporiumState) => ({
      seats: bought.map(({ length }, seat) => ({ seat, lines: [], total: length, tieBreak: [] })),
      winners: [0],
    }),
    referee: ({ hands, bought, bill: open }: EmporiumState) =>
      [...hands.flat(), ...bought.flat(), ...(open ? [open] : [])].length === size ? [] : ['cards are lost'],
  };
}
