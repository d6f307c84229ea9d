import { setTimeout as sleep } from 'node:timers/promises';
import { type Interaction, InteractionFailed, type SeenMessage } from '../../src/playground/api.js';

/** What was done. */
export const deeds = ['presses', 'typed', 'autocompletes', 'publicPostsCompared', 'secretsCompared'] as const;
export type Deed = (typeof deeds)[number];

/** What should never be. */
export const wrongs = [
  /** Not acknowledged within Discord's three seconds. */
  'unanswered',
  /** Acknowledged, and nothing came of it. */
  'unfilled',
  /** Panels of a decision with nothing to press that leads on. */
  'deadEnds',
  /** Posts that show what not everybody may know. */
  'leakingPosts',
  /** Answers that tell a reader what they may not know. */
  'leaks',
] as const;
export type Wrong = (typeof wrongs)[number];

/** Longer than any answer takes on a machine that is busy with other things. */
const patienceMs = 20_000;

/** Counts what is done and what goes wrong, and waits for answers. */
export class Tally {
  interactions = 0;
  answered = 0;
  readonly done = Object.fromEntries(deeds.map((deed) => [deed, 0])) as Record<Deed, number>;
  readonly wrong = Object.fromEntries(wrongs.map((wrong) => [wrong, 0])) as Record<Wrong, number>;
  /** The first of each kind of wrong, in words. */
  readonly notes: string[] = [];

  note(wrong: Wrong, what: string): void {
    this.wrong[wrong] += 1;
    if (this.wrong[wrong] === 1) this.notes.push(`${wrong}: ${what}`);
  }

  /** The filled answer; undefined: there was none, which is counted. */
  async reply(deed: 'presses' | 'typed', what: string, interaction: Interaction): Promise<SeenMessage | undefined> {
    this.done[deed] += 1;
    return this.#wait(what, interaction.reply, () => interaction.state === 'waiting' || interaction.state === 'failed');
  }

  async choices<T>(what: string, choices: Promise<T>): Promise<T | undefined> {
    this.done.autocompletes += 1;
    return this.#wait(what, choices, () => true);
  }

  async #wait<T>(what: string, answer: Promise<T>, unacknowledged: () => boolean): Promise<T | undefined> {
    this.interactions += 1;
    const stop = new AbortController();
    const late = sleep(patienceMs, undefined, { signal: stop.signal }).catch(() => undefined);
    try {
      const got = await Promise.race([answer, late]);
      if (got !== undefined) {
        this.answered += 1;
        return got;
      }
    } catch (error) {
      if (!(error instanceof InteractionFailed)) throw error;
    } finally {
      stop.abort();
    }
    this.note(unacknowledged() ? 'unanswered' : 'unfilled', what);
    return undefined;
  }
}
