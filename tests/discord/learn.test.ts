import { afterEach, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { readLessons } from '../../src/lessons/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { createWords, type Words } from '../../src/text/words.js';
import { amiss, openTown, type Town } from './town.js';

let town: Town;

afterEach(async () => {
  await town.close();
  expect(amiss(town)).toEqual([]);
});

/** What the hand points at: a button, or a line of a menu. */
function pointed(panel: SeenMessage): { button: string } | { menu: string; value: string } | undefined {
  const button = panel.buttons.find(({ label, disabled }) => label?.startsWith('👉') && !disabled);
  if (button) return { button: button.customId! };
  for (const { customId, options } of panel.selects) {
    const line = options.find(({ label }) => label.startsWith('👉'));
    if (line) return { menu: customId, value: line.value };
  }
  return undefined;
}

async function follow(person: Persona, panel: SeenMessage): Promise<SeenMessage> {
  const at = pointed(panel);
  if (!at) throw new Error(`the hand points at nothing:\n${panel.text}`);
  return 'button' in at
    ? await person.press(panel, at.button).reply
    : await person.select(panel, at.menu, [at.value]).reply;
}

/** The step that a panel is on: its number and its text. */
function stepOf({ text }: SeenMessage, words: Words, game: string, id: string): boolean {
  return text.includes(words.text(`learn.${game}.${id}`));
}

function saysDone({ text }: SeenMessage, words: Words, game: string, action: string): boolean {
  const id = `${game}.action.${action}`;
  return words.has(id) && text.includes(words.text('learn.step-done', { end: words.text(id) }));
}

/** Panels of a lesson on which a step is done but for the end of the turn. */
const doneFor: Record<string, number> = {
  'santa-maria': 10,
  nusfjord: 10,
  islebound: 8,
  'anno-1800': 8,
  'cooper-island': 8,
};

const readers = [
  { locale: 'en-US', language: 'en' },
  { locale: 'ru', language: 'ru' },
] as const;

describe.each(Object.entries(readLessons(games)))('/learn: %s', (game, lesson) => {
  it.each(readers)('is finished by following the hand, in $locale', async ({ locale, language }) => {
    town = await openTown();
    const ann = town.person('Ann', locale);
    const words = createWords({ locale: language, components: games[game]!.components });
    let panel = await ann.slash('quay', '/learn', { game }).reply;
    expect(panel.ephemeral).toBe(true);
    expect(panel.text).toContain(words.text('learn.private', { game: words.text(`game.${game}`) }));
    const seen: string[] = [];
    let dones = 0;
    for (let presses = 0; presses < 80 && !panel.text.includes(words.text('learn.free')); presses += 1) {
      // Where only the end of the turn is left, that stands there instead.
      const ended = ['end-turn', 'finish', 'shift-end'].some((end) => saysDone(panel, words, game, end));
      dones += ended ? 1 : 0;
      const on = lesson.steps.find(({ id }) => (ended ? id === seen.at(-1) : stepOf(panel, words, game, id)));
      expect(on?.id).toBeDefined();
      if (seen.at(-1) !== on!.id) seen.push(on!.id);
      panel = await follow(ann, panel);
    }
    expect(seen).toEqual(lesson.steps.map(({ id }) => id));
    expect(dones).toBe(doneFor[game]);
    expect(panel.text).toContain(words.text('learn.free'));
    // Nobody else was shown or told anything.
    expect(town.person('Bo').sees('quay')).toEqual([]);
  });
});

describe('a lesson', () => {
  it('explains another choice, which Undo takes back, and tells what the computer did', async () => {
    town = await openTown();
    const ann = town.person('Ann');
    const words = createWords({ locale: 'en' });
    let panel = await ann.slash('quay', '/learn', { game: 'nusfjord' }).reply;
    panel = await ann.press(panel, '+1 Gold').reply;
    const why = words.text('learn.nusfjord.clear.other');
    expect(panel.text).toContain(words.text('learn.stray-draft', { why }));
    expect(stepOf(panel, words, 'nusfjord', 'clear')).toBe(true);
    expect(panel.buttons.filter(({ label }) => label?.startsWith('👉')).map(({ label }) => label)).toEqual([
      '👉 Undo: +1 Gold',
    ]);
    panel = await follow(ann, panel);
    expect(panel.text).not.toContain(why);
    expect(stepOf(panel, words, 'nusfjord', 'clear')).toBe(true);
    panel = await follow(ann, panel);
    while (!stepOf(panel, words, 'nusfjord', 'ship')) panel = await follow(ann, panel);
    expect(panel.text).toMatch(/Computer gains? 1 gold|Computer sends a worker: \+1 Gold/);
  });

  it('goes on after a restart and by /learn, and starts over on request', async () => {
    town = await openTown({ file: ':memory:' });
    const ann = town.person('Ann');
    const words = createWords({ locale: 'en' });
    let panel = await ann.slash('quay', '/learn', { game: 'nusfjord' }).reply;
    while (!stepOf(panel, words, 'nusfjord', 'issue')) panel = await follow(ann, panel);
    const again = await ann.slash('tavern', '/learn', { game: 'nusfjord' }).reply;
    expect(stepOf(again, words, 'nusfjord', 'issue')).toBe(true);
    const anew = await ann.press(again, words.text('learn.anew')).reply;
    expect(stepOf(anew, words, 'nusfjord', 'clear')).toBe(true);
    const stale = await ann.press(panel, pointedButton(panel)).reply;
    expect(stale.text).toBe(words.text('match.lesson-gone'));
  });

  it('ends with its match, and shows then who won and with what', async () => {
    town = await openTown();
    const ann = town.person('Ann');
    const words = createWords({ locale: 'en' });
    let panel = await ann.slash('quay', '/learn', { game: 'nusfjord' }).reply;
    for (let presses = 0; presses < 200 && !panel.text.includes(words.text('learn.ended')); presses += 1) {
      const least = panel.buttons.find(({ label = '', disabled }) => !disabled && /Pass|End turn|Leave it/.test(label));
      const any =
        least ?? panel.buttons.find(({ customId = '', disabled }) => !disabled && customId.startsWith('panel:'));
      panel = least || any ? await ann.press(panel, any!.customId!).reply : await follow(ann, panel);
    }
    expect(panel.text).toContain(words.text('learn.ended'));
    expect(panel.text).toMatch(/wins/);
    expect(panel.text).not.toMatch(/^-# .*Total|stands; the lesson|the computer plays for/m);
    expect(panel.text).toMatch(/Total +−?\d+ +−?\d+/);
    // The hand points at it where steps are left out.
    expect(panel.buttons.filter(({ label = '' }) => label.endsWith(words.text('learn.anew')))).toHaveLength(1);
  });

  it('is opened from /help and from the last page of how it is played', async () => {
    town = await openTown();
    const ann = town.person('Ann');
    const words = createWords({ locale: 'en' });
    const help = await ann.slash('quay', '/help', { game: 'nusfjord' }).reply;
    const byHelp = await ann.press(help, words.text('learn.open')).reply;
    expect(stepOf(byHelp, words, 'nusfjord', 'clear')).toBe(true);
    let page = await ann.press(help, words.text('guide.play')).reply;
    while (page.buttons.some(({ label, disabled }) => label === words.text('guide.on') && !disabled)) {
      page = await ann.press(page, words.text('guide.on')).reply;
    }
    const byGuide = await ann.press(page, words.text('learn.open')).reply;
    expect(stepOf(byGuide, words, 'nusfjord', 'clear')).toBe(true);
  });

  it('of one person is nobody else’s, and is no match of the channel', async () => {
    town = await openTown();
    const [ann, bo] = [town.person('Ann'), town.person('Bo')];
    await ann.slash('quay', '/learn', { game: 'santa-maria' }).reply;
    const turns = await ann.slash('quay', '/turns').reply;
    expect(turns.text).not.toContain('Santa Maria');
    const created = await bo.slash('quay', '/match create', { game: 'santa-maria' }).reply;
    expect(created.text).not.toContain('There is');
    const own = await bo.slash('quay', '/learn', { game: 'santa-maria' }).reply;
    const words = createWords({ locale: 'en' });
    expect(stepOf(own, words, 'santa-maria', 'die')).toBe(true);
  });
});

function pointedButton(panel: SeenMessage): string {
  const at = pointed(panel);
  return at && 'button' in at ? at.button : panel.buttons[0]!.customId!;
}
