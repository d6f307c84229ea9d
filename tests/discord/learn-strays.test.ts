import { afterEach, describe, expect, it } from 'vitest';
import { lobbyLabels } from '../../src/discord/lobby/lobby.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { createWords, type Words } from '../../src/text/words.js';
import { amiss, openTown, type Town } from './town.js';

let town: Town;

afterEach(async () => {
  await town.close();
  expect(amiss(town)).toEqual([]);
});

const pointed = ({ buttons }: SeenMessage): (string | undefined)[] =>
  buttons.map(({ label }) => label).filter((label) => label?.startsWith('👉'));

async function follow(person: Persona, panel: SeenMessage): Promise<SeenMessage> {
  const button = panel.buttons.find(({ label, disabled }) => label?.startsWith('👉') && !disabled);
  if (button) return person.press(panel, button.customId!).reply;
  for (const { customId, options } of panel.selects) {
    const line = options.find(({ label }) => label.startsWith('👉'));
    if (line) return person.select(panel, customId, [line.value]).reply;
  }
  throw new Error(`the hand points at nothing:\n${panel.text}`);
}

async function followTo(person: Persona, panel: SeenMessage, words: Words, text: string): Promise<SeenMessage> {
  let now = panel;
  for (let presses = 0; presses < 90 && !now.text.includes(words.text(text)); presses += 1)
    now = await follow(person, now);
  return now;
}

const button = ({ buttons }: SeenMessage, label: string): string =>
  buttons.find((one) => one.label?.endsWith(label))!.customId!;

const readers = [
  { locale: 'en-US', language: 'en' },
  { locale: 'ru', language: 'ru' },
] as const;

describe.each(readers)('a lesson in $locale', ({ locale, language }) => {
  const words = createWords({ locale: language });

  it('that strays stays on its step; the hand leads back from what is half made, and Undo from what is drafted', async () => {
    town = await openTown();
    const ann = town.person('Ann', locale);
    let panel = await ann.slash('quay', '/learn', { game: 'santa-maria' }).reply;
    const step = words.text('learn.santa-maria.die');
    panel = await ann.press(panel, button(panel, words.text('santa-maria.action.expand'))).reply;
    expect([pointed(panel), panel.text.includes(step)]).toEqual([[`👉 ${words.text('panel.back')}`], true]);
    panel = await follow(ann, panel);
    panel = await ann.press(panel, button(panel, words.text('santa-maria.action.pass'))).reply;
    const why = words.text('learn.santa-maria.harm.pass');
    expect(panel.text).toContain(words.text('learn.stray-thought', { why }));
    expect(panel.text).toContain(words.text('santa-maria.param.pass.space', { order: 'first' }));
    expect([pointed(panel), panel.text.includes(step)]).toEqual([[`👉 ${words.text('panel.back')}`], true]);
    panel = await ann.press(
      panel,
      panel.buttons.find(({ customId }) => customId!.endsWith('space=retire-coins'))!.customId!,
    ).reply;
    expect(panel.text).toContain(words.text('learn.stray-draft', { why }));
    expect(panel.text).toContain(words.text('santa-maria.detail.passed'));
    const undo = words.text('panel.undo', { action: words.text('santa-maria.action.pass') });
    expect([pointed(panel), panel.text.includes(step)]).toEqual([[`👉 ${undo}`], true]);
    expect(panel.text).not.toContain('🎓');
    panel = await follow(ann, panel);
    expect(panel.text).not.toContain('🧭');
    expect(panel.text).toContain(step);
  });

  it('tells which steps a kept way leaves out, and at the end offers to start over', async () => {
    town = await openTown();
    const ann = town.person('Ann', locale);
    let panel = await ann.slash('quay', '/learn', { game: 'santa-maria' }).reply;
    panel = await followTo(ann, panel, words, 'learn.santa-maria.pips');
    panel = await ann.press(panel, button(panel, words.text('santa-maria.action.pass'))).reply;
    panel = await ann.press(
      panel,
      panel.buttons.find(({ customId }) => customId!.endsWith('space=retire-coins'))!.customId!,
    ).reply;
    panel = await ann.press(panel, panel.buttons.find(({ customId }) => customId!.includes(':confirm:'))!.customId!)
      .reply;
    const why = words.text('learn.santa-maria.harm.pass');
    expect(panel.text).toContain(words.text('learn.stray', { why }));
    expect(panel.text).toContain(words.text('learn.left', { n: 3, steps: '3–5' }));
    expect(panel.text).toContain(words.text('learn.santa-maria.coins'));
    const over = /🎓/;
    for (let presses = 0; presses < 20 && !over.test(panel.text); presses += 1) panel = await follow(ann, panel);
    expect(panel.text).toContain(words.text('learn.free-left', { n: 8 }));
    expect(pointed(panel)).toEqual([`👉 ${words.text('learn.anew')}`]);
    const anew = await follow(ann, panel);
    expect(anew.text).toContain(words.text('learn.santa-maria.die'));
    const menu = panel.selects.find(({ customId }) => customId.startsWith('look:'))!;
    const gone = words.text('match.lesson-gone');
    expect((await ann.select(panel, menu.customId, [menu.options[0]!.value]).reply).text).toBe(gone);
    expect(
      (await ann.press(panel, panel.buttons.find(({ customId }) => customId!.startsWith('panel:'))!.customId!).reply)
        .text,
    ).toBe(gone);
  });

  it('ends with the points so far, a match to open in the channel and how the game is played', async () => {
    town = await openTown();
    const ann = town.person('Ann', locale);
    let panel = await ann.slash('quay', '/learn', { game: 'nusfjord' }).reply;
    panel = await followTo(ann, panel, words, 'learn.free');
    expect(panel.text).toMatch(
      language === 'en' ? /So far you have −?\d+ points? \(round \d of 7/ : /Пока у вас −?\d+ оч/,
    );
    const how = await ann.press(panel, words.text('guide.play')).reply;
    expect(how.text).toContain(words.text('guide.nusfjord.goal'));
    const made = await ann.press(panel, words.text('learn.create')).reply;
    const open = await town.matches.inChannel(town.twin.world.channel('quay').id);
    expect(made.text).toBe(words.text('lobby.created', lobbyLabels(open!)));
    expect(town.person('Bo', locale).sees('quay')).toHaveLength(1);
    const again = await ann.press(panel, words.text('learn.create')).reply;
    expect(again.text).toBe(words.text('match.channel-taken'));
  });
});
