import { parsePress } from '../../src/discord/client/custom-id.js';
import { awaited, type Rng, type Seat } from '../../src/engine/index.js';
import type { MatchInfo } from '../../src/match/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import type { LocalBot } from '../local-bot.js';
import { choicesOf, pickChoice, playButton } from '../robot.js';
import type { Tally } from './tally.js';

/** More presses than any turn needs. */
const endless = 300;
/** One in so many presses is one that only looks: why, another page, back. */
const curiousOneIn = 10;

/** One channel in which honest people play match after match, whatever others do to it. */
export class PlayedTable {
  readonly #app: LocalBot;
  readonly #people: Persona[];
  readonly #rng: Rng;
  readonly #tally: Tally;
  readonly #plan: (match: number) => { game: string; seats: number };
  #started = 0;

  constructor(
    app: LocalBot,
    readonly channel: string,
    people: Persona[],
    rng: Rng,
    tally: Tally,
    /** Which game with how many seats comes next; counted from 0. */
    plan: (match: number) => { game: string; seats: number },
  ) {
    this.#app = app;
    this.#people = people;
    this.#rng = rng;
    this.#tally = tally;
    this.#plan = plan;
  }

  async match(): Promise<MatchInfo | undefined> {
    return this.#app.matches.inChannel(this.#app.twin.world.channel(this.channel).id);
  }

  /** The newest public post of the match. */
  post(match: MatchInfo): SeenMessage | undefined {
    return this.#people[0]?.sees(this.channel).findLast((seen) => {
      const id = seen.buttons[0]?.customId;
      const press = id && !seen.ephemeral ? parsePress(id) : undefined;
      return press && press.on === 'post' && press.do === 'play' && press.match === match.id;
    });
  }

  /** Somebody whose turn it is plays it; where no match is played, one is begun. */
  async turn(): Promise<void> {
    const match = await this.match();
    if (match?.status !== 'playing') return this.#begin(match);
    const table = await this.#app.matches.table(match.id);
    if (!table.ok) return;
    const { game, position } = table.value;
    const waiting = awaited(game.pending(position.state));
    if (waiting.length === 0) return;
    const holder = this.#holderOf(match, this.#rng.pick(waiting).seat);
    await this.#app.bot.poster.settle();
    const post = this.post(match);
    if (holder && post) await this.#play(holder, post, match);
  }

  #holderOf(match: MatchInfo, seat: Seat): Persona | undefined {
    return this.#people.find(({ id }) => match.seats[seat]?.person.id === id);
  }

  async #play(person: Persona, post: SeenMessage, match: MatchInfo): Promise<void> {
    let panel = await this.#press('play', () => person.press(post, playButton(post)));
    for (let presses = 0; panel && presses < endless; presses += 1) {
      const choices = choicesOf(person, panel);
      if (choices.length === 0) return this.#lookForDeadEnd(person, panel, match);
      const shown = panel;
      if (this.#rng.int(curiousOneIn) === 0) await this.#wonder(person, shown);
      // Looking has drawn the panel anew, in place.
      const now = choicesOf(person, shown);
      if (now.length === 0) return this.#lookForDeadEnd(person, shown, match);
      panel = await this.#press(shown.text, () => pickChoice(now, this.#rng).press());
    }
    if (panel) this.#tally.note('deadEnds', `${endless} presses and no end: ${panel.text}`);
  }

  /** Presses something that plays nothing, such as the reasons why other things are not possible. */
  async #wonder(person: Persona, panel: SeenMessage): Promise<void> {
    const looks = panel.buttons.filter(({ customId = '', disabled }) => {
      const press = parsePress(customId);
      return !disabled && press?.on === 'panel' && ['why', 'look', 'page', 'change'].includes(press.do);
    });
    if (looks.length === 0) return;
    const { customId = '' } = this.#rng.pick(looks);
    await this.#press(customId, () => person.press(panel, customId));
  }

  /** The panel of a decision that still stands must have something to press that leads on. */
  async #lookForDeadEnd(person: Persona, panel: SeenMessage, match: MatchInfo): Promise<void> {
    const desk = await this.#app.matches.glance(match.id, person.id);
    if (!desk.ok || !desk.value.pending?.holds) return;
    // Others press on in the same person's name: only what the newest panel shows counts.
    const keys = panel.buttons.map(({ customId = '' }) => parsePress(customId));
    if (keys.some((press) => press?.on === 'panel' && press.key === desk.value.key)) {
      this.#tally.note('deadEnds', panel.text);
    }
  }

  async #begin(left: MatchInfo | undefined): Promise<void> {
    const { game, seats } = this.#plan(this.#started);
    if (left?.status !== 'open') {
      const creator = this.#people[0]!;
      await this.#type('/match create', () => creator.slash(this.channel, '/match create', { game }));
    }
    let match = await this.match();
    if (match?.status !== 'open') return;
    const host = this.#people.find(({ id }) => id === match?.host.id) ?? this.#people[0]!;
    for (const guest of this.#people) {
      if (match.seats.length >= seats) break;
      if (match.seats.some(({ person }) => person.id === guest.id)) continue;
      await this.#type('/match join', () => guest.slash(this.channel, '/match join'));
      match = (await this.match()) ?? match;
    }
    await this.#type('/match start', () => host.slash(this.channel, '/match start'));
    this.#started += 1;
    match = await this.match();
    if (match?.status !== 'open') return;
    // Somebody chose options that do not go together: the next match is begun afresh.
    for (const person of this.#people) {
      await this.#type('/match leave', () => person.slash(this.channel, '/match leave'));
    }
  }

  #press(what: string, act: () => ReturnType<Persona['press']>): Promise<SeenMessage | undefined> {
    return this.#tally.reply('presses', what, act());
  }

  #type(what: string, act: () => ReturnType<Persona['slash']>): Promise<SeenMessage | undefined> {
    return this.#tally.reply('typed', what, act());
  }
}
