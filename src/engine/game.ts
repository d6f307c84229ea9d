import type { Achievement } from './achievement.js';
import type { Alone } from './alone.js';
import type { Event, Message, MessageArg, Refusal, Result, Seat, Viewer } from './message.js';
import type { Rng } from './rng.js';

/** One argument of a move: a value id, a number, or the values picked (a bag may repeat one; it is kept sorted). */
export type Arg = string | number | string[];
export type Args = Record<string, Arg>;

/** What a seat does: an action's name and its arguments, chosen in the order the action declares them. */
export interface Move {
  seat: Seat;
  action: string;
  args: Args;
}

/**
 * How a parameter is chosen: one value, a number, a set (no order), a sequence (order counts) or a bag (repeats). Sets
 * and bags are stored sorted, so what may be added to one must not depend on the order in which it was picked.
 */
export type Take = 'one' | 'number' | 'set' | 'sequence' | 'bag';

/** Whole numbers from `min` to `max`, both legal. */
export interface Range {
  min: number;
  max: number;
}

/** What may be chosen next for a parameter. */
export interface Next {
  /**
   * For `number` a range, otherwise value ids in lower case letters, digits, dots and hyphens. Each of them can be
   * completed to a legal move: the game's duty.
   */
  values: string[] | Range;
  /** May the choice stop with what is picked already? Default: no. Meaningless for `one` and `number`. */
  done?: boolean;
  /** A complete proposal (a payment, a set) that one press accepts. */
  suggest?: string[];
}

/** How a value is shown to a person. `anchor` is its place on the picture. */
export interface Description {
  label: Message;
  detail?: Message;
  /** Stands in for `detail` where nothing is chosen after it, or not yet: what it leads to. */
  outlook?: Message;
  anchor?: string;
  /** Further places that choosing it would touch, such as the line a die activates: marked with the same number. */
  touches?: string[];
  group?: string;
  /** It leads on only after other steps: menus list it below what leads on now. */
  later?: true;
  /** Arguments after it that are not asked, as it leaves one value for each: a picture shows what they mean. */
  settles?: Args;
}

/** One argument of an action. `A` names the arguments of the whole action; those chosen before it are there. */
export interface Param<S, A extends Args = Args> {
  name: string;
  /** Printed as `?` in public logs until the match is over. */
  secret?: true;
  /** Default: `one`. */
  take?: Take;
  /** Asked by itself, never in one menu with the next parameter: a place is chosen before its orientation. */
  alone?: true;
  /** No free action is offered beside its question (a payment): it would change what is asked. */
  closed?: true;
  /** False: neither asked nor printed. Default: always asked. */
  when?(state: S, seat: Seat, args: A): boolean;
  /** What the text of its question is filled with; see `paramPrompt`. */
  promptArgs?(state: S, seat: Seat, args: A): Record<string, MessageArg>;
  next(state: S, seat: Seat, args: A, picked: string[]): Next;
  /**
   * Tells values that lead on at once from those that do so only after other steps, such as a price that cannot be paid yet;
   * made for many values. For the computer alone, which tries first what leads on. Default: all do.
   */
  leadsOn?(state: S, seat: Seat, args: A): (value: string) => boolean;
  /** Called only where a person reads the value, never by playouts. */
  describe(state: S, seat: Seat, args: A, value: string): Description;
  /** Values a person might look for that are not legal now, with the reason. `describe` must know them too. */
  refused?(state: S, seat: Seat, args: A): { value: string; why: Message }[];
}

/** One kind of move. `A` names the arguments, so that they are read without casts. */
export interface Action<S, A extends Args = Args> {
  params: Param<S, A>[];
  /** Hardly ever wise (giving up a bill): playouts take it only where nothing else is legal. */
  aside?: true;
  /** Judged badly by who looks at one turn alone (a trade of anything for anything): the computer leaves it to people. */
  intricate?: true;
  /** Gives much up at once (passing for a whole year): playouts take it seldom, or where nothing common is possible. */
  rare?: true;
  /** An answer to a follow-up question rather than something a turn begins with. */
  answer?: true;
  /**
   * What taking it now would do and cost, for its seat alone to read beside its name, in a few words. It is asked also
   * where the action is offered and not possible, and only where a person reads it. Undefined: no more than what its
   * description `<game>.action.<name>.about` says.
   */
  detail?(state: S, seat: Seat): Message | undefined;
  /**
   * Of an answer that asks nothing and settles the whole question as it is proposed, such as a payment: what its button
   * says instead of its name. It must be the first action of its decision; asked only where it is possible.
   */
  proposal?(state: S, seat: Seat): Message;
  /** Why it is not possible now; undefined: it is, and at least one complete move exists. */
  why?(state: S, seat: Seat): Refusal | undefined;
  /** The same of the action itself, where it is possible. Default: it leads on. */
  leadsOn?(state: S, seat: Seat): boolean;
  /** Changes the state in place. The move has been checked; state and arguments are the game's to keep and change. */
  perform(state: S, seat: Seat, args: A, io: Io): void;
}

/** A decision that waits for a seat, one a seat. Several stand side by side where phases are simultaneous. */
export interface Pending {
  seat: Seat;
  /** Safe for every reader. */
  prompt: Message;
  /**
   * What is asked, in a few words for whoever is called and for everybody else, such as “a trade to answer”. Undefined:
   * an ordinary turn.
   */
  summons?: Message;
  /** What its seat alone reads below the prompt, a line each, such as a bill. Nobody else is told or shown any of it. */
  lines?: Message[];
  /** The first is the usual one. */
  actions: string[];
  /** Actions that may be taken beside the question, quietly, without answering it. */
  free?: string[];
  /** The action of `actions` that Confirm plays when only it and free ones remain. The engine never takes it by itself. */
  end?: string;
  /**
   * Of a question asked out of turn: the action of `actions` that gives up what is asked, whatever it is, and asks nothing.
   * Its player may give that answer once for all such questions.
   */
  decline?: string;
  /** Does the match wait for it? */
  holds: boolean;
  /** What is legal depends on what others cannot see. The engine takes no step here by itself: it would tell on it. */
  hidden?: boolean;
}

/** What the rules may touch beside the state. */
export interface Io {
  /** Any use makes the step irreversible. */
  rng: Rng;
  /** Something hidden became known: the step is irreversible. */
  reveal(): void;
  /** What was done binds others from now on (a demand, an offer, taking one back): it is committed at once, never a draft. */
  bind(): void;
  /** Tells everybody, or one seat only, what happened. The event is copied as it is now. */
  say(event: Event, only?: Seat): void;
}

/** A setting of a match, fixed when it starts. Values are ids; the first is not special, `default` is. */
export interface OptionSpec {
  id: string;
  values: string[];
  default: string;
  /** Not chosen by people: `series.next` may set it to any word, which `fits` reads. `values` holds only the default. */
  carried?: true;
}
export type Options = Record<string, string>;

export interface ScoreLine {
  id: string;
  amount: number;
}
export interface SeatScore {
  seat: Seat;
  /** They add up to `total`. */
  lines: ScoreLine[];
  total: number;
  /** Compared from the first to the last when totals tie; higher wins. */
  tieBreak: number[];
}
export interface ScoreSheet {
  seats: SeatScore[];
  /** Best first. Several only where the rules share the victory; none where a solo match is lost. */
  winners: Seat[];
  /** Achievements and the like; of a lone player's match the first is the verdict. */
  notes?: Message[];
}

/** A name in each language the product speaks. */
export interface LocalText {
  en: string;
  ru: string;
}
/** What a name becomes in a sentence, by language and case: `{ ru: { acc: 'Хижину' } }`. */
export type Forms = { readonly [language in keyof LocalText]?: Readonly<Record<string, string>> | undefined };
/** Something in the box, as people call it. */
export interface Component {
  name: LocalText;
  /** The forms of its name that sentences ask for. */
  forms?: Forms;
  /** What it does, in our words. */
  text?: LocalText;
  /** What is printed beside that: its kind, price or worth. */
  facts?: Message;
  /** What the rules say of it besides, such as when it does nothing. */
  note?: Message;
  /** The components on it: the buildings of a tile. */
  parts?: string[];
  /** Topics of the rules it belongs to, the closest first: `<topic>` of the texts `<game>.topic.<topic>`. */
  topics?: string[];
}

/** A card that a seat holds hidden from others, for its holder to look through. */
export interface HandCard {
  /** Its id among the components. */
  component: string;
  /** What it belongs to: a kind, a colour. */
  group: Message;
  /** What it is worth; undefined: that depends. */
  points?: number;
  /** What it costs now and what it does, as where it is played from says. Undefined: no more than its component's text. */
  detail?: Message;
  /** Can it be played now, after other steps, or is something missing for it yet? */
  play: { when: 'now' } | { when: 'after'; steps: Message } | { when: 'not'; missing: Message };
}

/**
 * A game: a pure function of its move list. No clock, no I/O, no Math.random; the state is plain JSON.
 * `S` is its state, `V` what a viewer may know of it.
 */
export interface Game<S extends object, V = unknown> {
  id: string;
  /** What the command of its moves is called: lower case letters, digits, `-` and `_`, at most 32. Default: its id in one word. */
  command?: string;
  /** Names all code and data that the game is played by. Stored with every match. */
  rules: string;
  seats: { min: number; max: number };
  options: OptionSpec[];
  components: Record<string, Component>;
  /** Do these options go with this number of seats? Both have been checked against `seats` and `options`. */
  fits(seats: number, options: Options): Refusal | undefined;
  setup(seats: number, options: Options, io: Io): S;
  /** Automatic steps up to the next decision. Called after setup and after every move. */
  advance(state: S, io: Io): void;
  /**
   * A copy of the state for the rules to change in place. It may share with the original whatever no rule ever changes
   * so (`Readonly` in its type says that); shared tests prove it. Default: a whole copy, several times slower.
   */
  copy?(state: S): S;
  /** Who must decide what, now. Empty: the match is over. */
  pending(state: S): Pending[];
  actions: Record<string, Action<S>>;
  /**
   * Whose turns come, the one now taken first, each seat once at most and as far as it is settled. Empty: no turn is taken now.
   * Left out: turns are taken in no order.
   */
  turns?(state: S): Seat[];
  /** Where the match stands in a few words, such as "year 2 of 3"; safe for every reader. */
  headline?(state: S): Message;
  /** What a lone player plays for; safe for every reader. Undefined: there are others, or nobody can play alone. */
  alone?(state: S): Alone | undefined;
  view(state: S, viewer: Viewer): V;
  /** The hidden cards of a seat, for that seat alone. Undefined: the game has none. */
  hand?(state: S, seat: Seat): HandCard[];
  /** Are cards held with the match's options? Left out: with all of them. */
  holdsCards?(state: S): boolean;
  /** The same state with all that this viewer cannot know dealt anew, keeping every rule of conservation. */
  scramble(state: S, viewer: Viewer, rng: Rng): S;
  /**
   * The state, which is the game's to change, as if the next ordinary turn of a seat began now and whoever is before it did
   * nothing: to think that turn out. Refused where what comes before it decides what can be done in it, such as dice that
   * are not rolled yet. Asked only for a seat whose turn it is not. Left out: there are no turns to think out.
   */
  ahead?(state: S, seat: Seat): Result<S>;
  /** Meaningful at any time; final once nothing is pending. */
  score(state: S): ScoreSheet;
  /** What a lone player has achieved in the last states of all games of a match, with so many points. Left out: nothing has a name. */
  achievements?(finished: S[], total: number): Achievement[];
  /**
   * What a seat's position is worth in points, with what it can still make of it; the points once the match is over. For
   * the computer's judgement alone, at the end of turns: what waits to be done is worth less than done.
   * Left out: it judges by scores, after playing on to the end.
   */
  worth?(state: S, seat: Seat): number;
  /** Broken invariants, in English for developers. Empty: all is well. */
  referee(state: S): string[];
  /** Several games in a row that count together. */
  series?: {
    /** How many games a match with these options has; 1: it is no series. */
    games(options: Options): number;
    /** The options of the next game, given the last states of those played; undefined: the series is over, or there is none. */
    next(finished: S[]): Options | undefined;
    /** What a new series takes over from the last one the same people finished, as options; undefined: nothing. */
    resume?(options: Options, finished: S[]): Options | undefined;
    /** The result of the games so far. */
    total(sheets: ScoreSheet[]): ScoreSheet;
  };
}

/** A game of any kind, for tables of games. */
// biome-ignore lint/suspicious/noExplicitAny: the engine handles states it cannot name
export type AnyGame = Game<any, any>;
