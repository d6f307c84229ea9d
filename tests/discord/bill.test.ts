import { afterEach, describe, expect, it } from 'vitest';
import type { PictureRequest } from '../../render/request.js';
import { createRng, leaks, playout, start, viewersOf } from '../../src/engine/index.js';
import { keyOf } from '../../src/match/key.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { looksAt, received } from '../../tools/fuzz/received.js';
import { must } from '../match/harness.js';
import { seedOf } from '../seed.js';
import { closeQuietly } from './close-quietly.js';
import { emporium, emporiumTexts, whisper } from './games/emporium.js';
import { withoutPictures } from './games/no-pictures.js';
import { giveTexts } from './games/texts.js';
import { amiss, boardPosts, openTown, startMatch, type Town } from './town.js';

/** Alt texts and the board in words say all that there is in a view. */
const books = Object.fromEntries(
  Object.entries(withoutPictures({ emporium })).map(([id, book]) => [
    id,
    { ...book, sentences: ({ view }: PictureRequest) => [JSON.stringify(view)] },
  ]),
);

giveTexts(emporiumTexts);

let town: Town;
/** In seat order; the first begins. */
let seated: [Persona, Persona];
let matchId: string;
let panel: SeenMessage;

async function begin(locale = 'en-US', more = 0): Promise<void> {
  town = await openTown({ games: { emporium: emporium(more) }, books });
  const folk = ['Ann', 'Bo'].map((name) => town.person(name, locale));
  const post = await startMatch(town, 'quay', folk, 'emporium');
  const [match] = await town.matches.active();
  matchId = match!.id;
  seated = match!.seats.map(({ person }) => folk.find(({ id }) => id === person.id)!) as [Persona, Persona];
  panel = await seated[0].press(post, 'Play').reply;
}

async function order(): Promise<void> {
  const { position } = must(await town.matches.table(matchId));
  const [card] = (position.state as { hands: string[][] }).hands[0]!;
  panel = await seated[0].slash('quay', '/move', { text: `order card=${card}` }).reply;
}

const chest = async (): Promise<number> => {
  const { position } = must(await town.matches.table(matchId));
  return (position.state as { chests: number[] }).chests[0]!;
};

afterEach(() => town && closeQuietly(town, amiss(town)));

const languages = [
  {
    locale: 'en-US',
    goods: ['2 wood', '1 fish', '3 gold'],
    all: '2 wood, 1 fish, and 3 gold',
    seal: 'Others must decide: cannot be undone',
    names: { close: 'Close', pay: 'Pay', leave: 'Leave it', count: 'Count', look: 'Look' },
    more: /^-# … and (\d+) lines? more\.$/,
    tired: `-# Rest: ${whisper}: a night's rest. Not possible now.`,
  },
  {
    locale: 'ru',
    goods: ['2 дерева', '1 рыба', '3 золота'],
    all: '2 дерева, 1 рыба и 3 золота',
    seal: 'Дальше решают другие: отменить нельзя',
    names: {
      close: 'Закрыть лавку',
      pay: 'Заплатить',
      leave: 'Отказаться',
      count: 'Посчитать',
      look: 'Посмотреть',
    },
    more: /^-# … и ещё (\d+) (?:строка|строки|строк)\.$/,
    tired: `-# Отдохнуть: ${whisper}: a night's rest. Сейчас нельзя.`,
  },
];

describe.each(languages)('in $locale', ({ locale, goods, all, seal, names, more, tired }) => {
  it('the lines of a bill stand below its question, one for each cost', async () => {
    await begin(locale);
    expect(panel.text).not.toContain(`${whisper}: chest`);
    await order();
    const lines = panel.text.split('\n');
    const at = lines.indexOf('### A bill is open.');
    expect(lines.slice(at + 1, at + 5)).toEqual([`${whisper}: chest ${await chest()}`, ...goods]);
  });

  it('a bill that is longer than there is room for ends with whole lines, and says how many are left', async () => {
    await begin(locale, 400);
    await order();
    const lines = panel.text.split('\n');
    const shown = lines.filter((line) => new RegExp(`^${whisper} \\d+$`).test(line));
    const left = lines.map((line) => more.exec(line)).find((found) => found !== null);
    expect(shown).toEqual(shown.map((_, n) => `${whisper} ${n}`));
    expect(shown.length + Number(left![1])).toBe(400);
    expect(shown.length).toBeGreaterThan(60);
    // What else there is to say has its room.
    expect(lines).toContain(`**${names.pay}**: ${seal} · ${all}`);
    expect(panel.text.length).toBeLessThanOrEqual(3500);
  });

  it('what actions without parameters do is said as a line of the panel, as a line of a menu and when one types', async () => {
    await begin(locale);
    expect(panel.text.split('\n')).toContain(`**✓ ${names.close}**: ${whisper}: ${await chest()} stay in the chest`);
    expect(panel.text.split('\n')).toContain(`${tired} Nobody is tired.`);
    await order();
    expect(panel.text.split('\n')).toContain(`**${names.pay}**: ${seal} · ${all}`);
    const [menu] = panel.selects;
    expect(menu!.options.map(({ label, description }) => [label, description])).toEqual([
      [names.count, `${whisper}: from a chest of ${await chest()}`],
      [names.look, undefined],
    ]);
    const suggested = await seated[0].autocomplete('quay', '/emporium answer', { choice: '' }, 'choice');
    expect(suggested.map(({ name }) => name)).toEqual([`${names.pay} (${all})`, names.leave]);
  });
});

describe('what only the seat asked may know', () => {
  it('is in nothing that others get, wherever a match stands', async () => {
    await begin();
    const stranger = town.person('Zoe');
    const { matches } = town;
    const leaked = new Set<string>();
    let owned = 0;
    for (;;) {
      await town.bot.poster.settle();
      const { match, game, position } = must(await matches.table(matchId));
      const [pending] = game.pending(position.state);
      if (!pending) break;
      const owner = seated[pending.seat]!;
      const post = boardPosts(stranger, 'quay').at(-1)!;
      for (const reader of [stranger, seated[1 - pending.seat]!]) {
        for (const { name, act } of looksAt('quay', post)) {
          if (received(await act(reader).reply).includes(whisper)) leaked.add(`${name}, move ${match.moves}`);
        }
        for (const seen of reader.sees('quay')) {
          if (!seen.ephemeral && received(seen).includes(whisper)) leaked.add(`a post, move ${match.moves}`);
        }
      }
      owned += received(await owner.press(post, 'Play').reply).includes(whisper) ? 1 : 0;
      const text = pending.lines ? 'count; pay' : match.moves % 5 === 0 ? 'close' : 'order';
      const [card] = (position.state as { hands: string[][] }).hands[pending.seat]!;
      await owner.slash('quay', '/move', { text: text === 'order' ? `order card=${card}` : text }).reply;
    }
    expect([...leaked]).toEqual([]);
    expect(owned).toBeGreaterThan(6);
  }, 60_000);

  it('differs in nothing that another viewer sees when it is dealt anew', () => {
    const game = emporium();
    const rng = createRng({ seed: seedOf(2), block: 0 });
    const found = new Set<string>();
    const { position } = start(game, 2, {}, seedOf(1));
    playout(game, position, createRng({ seed: seedOf(3), block: 0 }), 100, {
      before(move, at) {
        for (const viewer of viewersOf(2)) for (const leak of leaks(game, at, viewer, rng, move)) found.add(leak);
      },
    });
    expect([...found]).toEqual([]);
  });
});

describe('a press on a bill', () => {
  it('still counts when only its lines have changed meanwhile', () => {
    const pending = { seat: 0, prompt: { id: 'panel.over' }, actions: ['pay'], holds: true };
    const decision = { matchId: 'm', seat: 0, committed: 1, draft: [], thought: undefined };
    const keys = ['one', 'two'].map((line) => keyOf({ ...decision, pending: { ...pending, lines: [{ id: line }] } }));
    expect(keys).toEqual([keyOf({ ...decision, pending }), keyOf({ ...decision, pending })]);
    expect(keys[0]).not.toBe(keyOf({ ...decision, pending: { ...pending, actions: ['leave'] } }));
  });
});
