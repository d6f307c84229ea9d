import {
  type Args,
  actionsOf,
  check,
  complete,
  type Description,
  defaultOptions,
  type Event,
  type Game,
  type Move,
  movesOf,
  type Next,
  type Options,
  type Param,
  type Pending,
  type Position,
  parseMove,
  pendingFor,
  play,
  question,
  type Seal,
  type Seat,
  start,
  type Told,
} from '../../../src/engine/index.js';

/** What the state of every game with turns has. */
interface TurnState {
  active: Seat;
  seats: unknown[];
}

/**
 * A position of a game in a test: arranged by hand, then played through the engine, which checks every move. A game
 * adds how its things are arranged.
 */
export class Driver<S extends TurnState> {
  position: Position<S>;
  /** What the last move told, and by what it was sealed. */
  told: Told[];
  seals: Seal[];
  readonly #game: Game<S>;

  constructor(game: Game<S>, seats: number, options: Options, seed: string) {
    this.#game = game;
    const step = start<S>(game, seats, { ...defaultOptions(game), ...options }, seed);
    this.position = step.position;
    this.told = step.told;
    this.seals = step.seals;
  }

  get state(): S {
    return this.position.state;
  }

  /** Whose turn it is. */
  get active(): Seat {
    return this.state.active;
  }

  /** The seat that is looked at where a test names none. */
  get looked(): Seat {
    return this.active;
  }

  seat(seat: Seat = this.looked): S['seats'][number] {
    return this.state.seats[seat] as S['seats'][number];
  }

  /** Lines of the score sheet, and the total. */
  score(seat: Seat = this.looked): Record<string, number> {
    const { lines = [], total = 0 } = this.#game.score(this.state).seats[seat] ?? {};
    return { ...Object.fromEntries(lines.map(({ id, amount }) => [id, amount])), total };
  }

  // Moves

  /** Plays moves of the seat whose turn it is, in notation without the seat; what has one legal value may be left out. */
  do(...lines: string[]): this {
    for (const line of lines) this.#play(this.#move(line, this.active), line);
    return this;
  }

  /** The same for arguments that are computed, and for other seats. */
  play(action: string, args: Args = {}, seat: Seat = this.active): this {
    return this.#play({ seat, action, args }, action);
  }

  #play(move: Move, words: string): this {
    const step = play<S>(this.#game, this.position, complete(this.#game, this.state, move));
    if (!step.ok) throw new Error(`${words}: ${JSON.stringify(step.refusal)}`);
    this.position = step.value.position;
    this.told = step.value.told;
    this.seals = step.value.seals;
    return this;
  }

  #move(line: string, seat: Seat): Move {
    const parsed = parseMove(this.#game, `${seat} ${line}`);
    if (!parsed.ok) throw new Error(`${line}: ${JSON.stringify(parsed.refusal)}`);
    return parsed.value;
  }

  // What was told, and what is asked; ids stand without the name of the game

  get events(): Event[] {
    return this.told.map(({ event }) => event);
  }

  get news(): string[] {
    return this.events.map(({ id }) => this.#short(id));
  }

  pending(seat: Seat = this.active): Pending | undefined {
    return pendingFor(this.#game, this.state, seat);
  }

  /** What is asked first, such as `ask.trade`. */
  get question(): string | undefined {
    const [pending] = this.#game.pending(this.state);
    return pending && this.#short(pending.prompt.id, '');
  }

  /** The actions of the seat's question. */
  asked(seat: Seat = this.active): string[] {
    return this.pending(seat)?.actions ?? [];
  }

  /** The free actions beside it. */
  free(seat: Seat = this.active): string[] {
    return this.pending(seat)?.free ?? [];
  }

  /** Those of both that can be taken now. */
  get actions(): string[] {
    return [...this.asked(), ...this.free()].filter((action) => !this.why(action));
  }

  /** Why an action is not possible; undefined: it is. */
  why(action: string, seat: Seat = this.active): string | undefined {
    const choice = actionsOf(this.#game, this.state, seat).find((other) => other.action === action);
    if (!choice) return 'not-asked';
    return choice.why && this.#short(choice.why.id);
  }

  /** Why a move is not legal; undefined: it is. */
  refusal(line: string, seat: Seat = this.active): string | undefined {
    const why = check(this.#game, this.state, complete(this.#game, this.state, this.#move(line, seat)));
    return why && this.#short(why.id);
  }

  /**
   * What may be chosen after the arguments given in notation: for a parameter, or for the next one; a range as
   * [least, most]. `values('use-die die=white-4', 'value')`
   */
  values<V extends string | number = string>(line: string, param?: string): V[] {
    const move = this.#move(line, this.active);
    const { values } = param === undefined ? this.#asks(move) : this.#asksFor(move, param);
    return (Array.isArray(values) ? values : [values.min, values.max]) as V[];
  }

  #asks({ seat, action, args }: Move): Next {
    const asked = question(this.#game, this.state, seat, action, args);
    if (!asked) throw new Error(`${action} is complete`);
    return asked.next;
  }

  #asksFor(move: Move, name: string): Next {
    const none: Next = { values: [], done: false };
    if (this.why(move.action)) return none;
    const { seat, args } = complete(this.#game, this.state, move);
    const param = this.#param(move.action, name);
    const before = Object.fromEntries(Object.entries(args).filter(([other]) => other !== name));
    if (param.when && !param.when(this.state, seat, before)) return none;
    return param.next(this.state, seat, before, []);
  }

  #param(action: string, name: string): Param<S> {
    const found = this.#game.actions[action]?.params.find((param) => param.name === name);
    if (!found) throw new Error(`${action} has no ${name}`);
    return found;
  }

  /** How a value of a parameter is shown. */
  describe(line: string, param: string, value: string): Description {
    const { seat, action, args } = this.#completed(line);
    return this.#param(action, param).describe(this.state, seat, args, value);
  }

  /** Values that are not legal, each with the reason. */
  refused(line: string, param: string): Record<string, string> {
    const { seat, action, args } = this.#completed(line);
    const refused = this.#param(action, param).refused?.(this.state, seat, args) ?? [];
    return Object.fromEntries(refused.map(({ value, why }) => [value, this.#short(why.id)]));
  }

  /** What is proposed for a parameter. */
  suggestion(line: string, param: string): string[] | undefined {
    const { seat, action, args } = this.#completed(line);
    return this.#param(action, param).next(this.state, seat, args, []).suggest;
  }

  #completed(line: string): Move {
    return complete(this.#game, this.state, this.#move(line, this.active));
  }

  /** Whole moves of an action, as the values of their arguments. */
  moves(action: string, seat: Seat = this.active): string[] {
    return [...movesOf(this.#game, this.state, seat)]
      .filter((move) => move.action === action)
      .map(({ args }) => Object.values(args).map(String).join(' '));
  }

  /** `santa-maria.why.coins` is `coins`, of the engine's own ids nothing is left out. */
  #short(id: string, part = '(?:why|told)\\.'): string {
    return id.replace(new RegExp(`^${this.#game.id}\\.${part}`), '');
  }
}
