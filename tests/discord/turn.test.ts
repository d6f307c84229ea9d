import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createPainter } from '../../render/painter.js';
import type { Interaction, Persona, SeenMessage } from '../../src/playground/api.js';
import { builtProgram } from '../built-program.js';
import { fixedBytes } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { boardPosts, openTown, pinged, startMatch, type Town, type TownOptions, upToConfirm } from './town.js';

/** What is read once a turn has gone to the table. */
const waits = [
  '### Ann to move. You will be pinged when it is your turn.',
  '-# Santa Maria, year 1 of 3',
  '-# Your last turn can still be taken back if the other agrees: `/match undo`.',
].join('\n');

let town: Town;
let post: SeenMessage;
let ann: Persona;
let bo: Persona;
let folder: string | undefined;

afterEach(async () => {
  await closeQuietly(town);
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});

/** Bo has the first turn. White dice 1, 2, 3, 3, 6, 6, blue 5; 2 wood and 3 coins. */
async function begin(options: TownOptions = {}): Promise<void> {
  town = await openTown({ randomBytes: fixedBytes('a'), ...options });
  ann = town.person('Ann');
  bo = town.person('Bo');
  post = await startMatch(town, 'quay', [ann, bo]);
}

/** Presses until the panel shows what it shows when the last answer is in, counting. */
function counting(person: Persona) {
  let presses = 0;
  const answered = (interaction: Interaction): Promise<SeenMessage> => {
    presses += 1;
    return interaction.reply;
  };
  return {
    count: () => presses,
    press: (message: SeenMessage, button: string) => answered(person.press(message, button)),
    select: (message: SeenMessage, menu: string, value: string) => answered(person.select(message, menu, [value])),
  };
}

const labels = (panel: SeenMessage): string[] => panel.buttons.map(({ label }) => label!);
const panels = (person: Persona): SeenMessage[] => person.sees('quay').filter(({ ephemeral }) => ephemeral);
const nextPost = (index: number): Promise<SeenMessage> => town.twin.until(() => boardPosts(ann, 'quay')[index]);

describe('the public post', () => {
  it('begins with who is to move and where the match stands, short enough for a notification', async () => {
    await begin();
    const [first, ...rest] = post.content.split('\n');
    expect(first).toBe(`<@${bo.id}>, your turn · Santa Maria, year 1 of 3`);
    expect(rest).toEqual([
      'Turn order: Bo and Ann.',
      'Year 1 begins with Bo.',
      '-# New to the game? Press How to play below.',
    ]);
    expect(labels(post)).toEqual([
      'Play',
      'My area',
      'Since I last looked',
      'Log',
      'How to play',
      'Legend',
      'Table talk',
    ]);
  });

  it('pings whoever is to move and nobody else, and names the picture in words', async () => {
    await begin();
    expect(pinged(post, [ann, bo])).toEqual(['Bo']);
    await bo.press(await upToConfirm(bo, post), '✓ End turn').reply;
    const next = await nextPost(1);
    expect(pinged(next, [ann, bo])).toEqual(['Ann']);
    expect(next.content).toContain('\nBo takes the white 1 and activates column 1; Sawmill: gains 1 wood;');
    for (const { files } of [post, next]) {
      expect(files).toHaveLength(1);
      expect(files[0]!.description).toMatch(/^Santa Maria\. Year 1 of 3\. (Ann|Bo) to move\. Bo: /);
      expect(files[0]!.description!.length).toBeLessThanOrEqual(1024);
    }
    const sent = town.twin.requests.filter(
      ({ method, route }) => method === 'POST' && route === '/channels/:channel/messages',
    );
    for (const { body } of sent) expect(body).toHaveProperty('allowed_mentions');
  });

  it('is one a turn, however many steps the turn has', async () => {
    await begin();
    await bo.slash('quay', '/santamaria sell', { resource: 'wood', amount: '1' }).reply;
    await bo.slash('quay', '/santamaria sell').reply;
    await bo.press(await upToConfirm(bo, post), '✓ End turn').reply;
    const next = await nextPost(1);
    await town.bot.poster.settle();
    expect(boardPosts(ann, 'quay')).toHaveLength(2);
    expect(next.content.split('\n')[1]).toMatch(/^Bo sells 2 wood for 2 coins; takes the /);
    expect(next.content.split('\n').slice(2)).toEqual(['-# New to the game? Press How to play below.']);
  });
});

/** What a turn begins with: each action with what it does and costs. */
const mainAction = [
  '### What is your main action?',
  '**Use a die**: activates its row or column; changing its number by 1 costs 1 coin',
  '**Activate with coins**: one building (next: 1 coin)',
  '**Expand**: a new tile for your colony, from 2 wood',
  '**Pass**: no more turns this year; take a space, then the income of your harbour',
].join('\n');

describe('the panel', () => {
  it('leads through a turn: a die, a question, back by one and by all, and to Confirm', async () => {
    await begin();
    let panel = await bo.press(post, 'Play').reply;
    expect(panel.text).toBe(mainAction);
    expect(labels(panel)).toEqual(['Activate with coins', 'Expand', 'Pass', 'How to play', 'Legend']);
    panel = await bo.press(panel, 'Expand').reply;
    expect(labels(panel).slice(-1)).toEqual(['Back']);
    panel = await bo.press(panel, 'Back').reply;
    expect(panel.text).toBe(mainAction);
    const [menu, free] = panel.selects;
    expect(free!.options.slice(0, 3)).toMatchObject([
      { label: 'Sell: wood · 1 wood', description: 'for 1 coin' },
      { label: 'Sell: wood · 2 wood', description: 'for 2 coins' },
      { label: 'Buy: wood', description: '3 coins each' },
    ]);
    expect(menu!.options[0]).toMatchObject({
      label: 'white 1 · as 1 (free)',
      description: 'column 1: 1 wood and religion',
    });
    panel = await bo.select(panel, 'Use a die…', ['white 1 · as 1 (free)']).reply;
    expect(panel.text.split('\n')[0]).toBe('### Advance on the religion track?');
    expect(labels(panel)).toEqual(['Advance', 'Skip it', 'Undo: Use a die']);
    panel = await bo.press(panel, 'Advance').reply;
    expect(panel.text.split('\n').slice(0, 2)).toEqual([
      '### Pay 1 grain for one more step on the religion track?',
      '-# One more step: for 1 grain. Not possible now. It costs 1 grain, which is not in storage. Selling and buying may help.',
    ]);
    expect(labels(panel)).toEqual(['Skip it', 'Undo: Advance', 'Start the turn over']);
    panel = await bo.press(panel, 'Undo: Advance').reply;
    expect(panel.text.split('\n')[0]).toBe('### Advance on the religion track?');
    panel = await bo.press(panel, 'Skip it').reply;
    expect(labels(panel)).toEqual(['✓ End turn', 'Undo: Skip it', 'Start the turn over']);
    panel = await bo.press(panel, 'Start the turn over').reply;
    expect(panel.text).toBe(mainAction);
    expect(labels(panel).at(-3)).toBe('Take back “Start the turn over”');
    panel = await bo.press(panel, 'Take back “Start the turn over”').reply;
    expect(labels(panel)).toEqual(['✓ End turn', 'Undo: Skip it', 'Start the turn over']);
    panel = await bo.press(panel, 'Start the turn over').reply;
    panel = await upToConfirm(bo, post);
    panel = await bo.press(panel, '✓ End turn').reply;
    expect(panel.text).toBe(waits);
    expect(labels(panel)).toEqual(['Plan my next turn']);
    expect((await nextPost(1)).content).toContain('; takes no further step.');
  });

  it('is seen by nobody else and edited in place', async () => {
    await begin();
    await upToConfirm(bo, post);
    expect(panels(bo).filter(({ text }) => text.includes('So far this turn'))).toHaveLength(1);
    expect(panels(ann).filter(({ text }) => text.includes('white'))).toEqual([]);
    for (const panel of panels(bo)) expect(panel.onlyFor).toBe(bo.id);
  });

  it('shows a picture with alt text in every state', async () => {
    await begin();
    let panel = await bo.press(post, 'Play').reply;
    for (const button of ['Activate with coins', 'Back', 'Pass', 'Back', 'Expand']) {
      panel = await bo.press(panel, button).reply;
      expect([button, panel.files.length]).toEqual([button, 1]);
      expect(panel.files[0]!.description).toMatch(/^Santa Maria\. Year 1 of 3\. /);
      expect(JSON.stringify(panel.data.components)).toContain('"description":"Santa Maria. Year 1 of 3.');
    }
  });

  it('numbers places as the picture does', async () => {
    await begin();
    const panel = await bo.press(await bo.press(post, 'Play').reply, 'Activate with coins').reply;
    expect(panel.selects[0]!.options.map(({ label }) => label).slice(0, 3)).toEqual([
      '1. Shipyard, row 1, column 4',
      '2. Sawmill, row 2, column 1',
      '3. Mint, row 2, column 5',
    ]);
  });

  it('survives a restart of the bot with its draft, its half-made move and its buttons', async () => {
    folder = mkdtempSync(join(tmpdir(), 'turn-'));
    await begin({ file: join(folder, 'harbour.db') });
    let panel = await bo.press(await bo.press(post, 'Play').reply, 'Expand').reply;
    await town.restart();
    expect((await bo.press(post, 'Play').reply).text).toContain('### Expand');
    panel = await bo.press(panel, 'Back').reply;
    panel = await bo.select(panel, 'Use a die…', ['white 1 · as 1 (free)']).reply;
    const before = panel.text;
    await town.restart();
    expect((await bo.press(post, 'Play').reply).text).toBe(before);
    panel = await bo.press(panel, 'Skip it').reply;
    await town.restart();
    panel = await bo.press(panel, '✓ End turn').reply;
    expect(panel.text).toContain('Ann to move.');
    expect(pinged(await nextPost(1), [ann, bo])).toEqual(['Ann']);
    expect(boardPosts(ann, 'quay')).toHaveLength(2);
  });
});

describe('a step that cannot be taken back', () => {
  it('says so before, is committed with all before it, and stays', async () => {
    await begin();
    const typed = (name: string, options = {}) => bo.slash('quay', `/santamaria ${name}`, options).reply;
    await typed('use-die', { die: 'white-6', value: '6' });
    await typed('end-turn');
    await ann.press(await upToConfirm(ann, await nextPost(1)), '✓ End turn').reply;
    const play = await bo.press(await nextPost(2), 'Play').reply;
    let panel = await bo.press(play, 'Activate with coins').reply;
    panel = await bo.select(panel, 'Choose a place…', ['1. Shipyard, row 1, column 4']).reply;
    expect(panel.text.split('\n').slice(0, 3)).toEqual([
      '### Which shipment do you take?',
      '**Religion dock**: Reveals something: cannot be undone · 1 wood and 1 gem; 2 happiness at the end',
      '**Happiness dock**: Reveals something: cannot be undone · 1 wood and 1 sugar; 2 happiness at the end',
    ]);
    const moves = (await town.matches.inChannel(post.channelId))!.moves;
    panel = await bo.press(panel, 'Religion dock').reply;
    const after = (await town.matches.inChannel(post.channelId))!.moves;
    expect(after).toBe(moves + 2);
    expect(panel.text).toContain('Bo ships from');
    expect(labels(panel)).not.toContain('Undo: Use a die');
    expect((await bo.slash('quay', '/match undo').reply).text).toContain(
      'No step of a draft is left to take back. **Your last turn** can be taken back.\nAsked to agree: Ann.',
    );
    // No post in the middle of a turn; one at its end.
    await town.bot.poster.settle();
    expect(boardPosts(ann, 'quay')).toHaveLength(3);
    await bo.press(panel, '✓ End turn').reply;
    expect((await nextPost(3)).content).toMatch(/^Bo puts 1 coin on Shipyard; ships from/m);
  });
});

describe('presses from Play to the confirmed turn', () => {
  it('are 3 for a die on a line with no question, as few as can be', async () => {
    await begin();
    const by = counting(bo);
    let panel = await by.press(post, 'Play');
    panel = await by.select(panel, 'Use a die…', 'white 6 · as 6 (free)');
    panel = await by.press(panel, '✓ End turn');
    expect([by.count(), panel.text]).toEqual([3, waits]);
  });

  it('are 6 for a triple tile, as few as can be', async () => {
    await begin();
    await bo.slash('quay', '/santamaria buy', { resource: 'grain' }).reply;
    const by = counting(bo);
    let panel = await by.press(post, 'Play');
    panel = await by.press(panel, 'Expand');
    panel = await by.select(panel, 'Choose a tile…', 'triple-03');
    expect(panel.text).toContain('Where does the');
    const [places] = panel.selects;
    panel = await by.select(panel, places!.customId, places!.options[0]!.value);
    expect(panel.text).toContain('On which side does the rest of the tile lie?');
    panel = await by.press(panel, labels(panel)[0]!);
    panel = await by.press(panel, '✓ End turn');
    expect(panel.text).toContain('Ann to move.');
    expect(by.count()).toBe(6);
  });
});

it('a turn is drawn: the table in the post, the area in the panel', async () => {
  await begin({ painter: createPainter({ worker: builtProgram('render/worker') }) });
  const size = ({ files }: SeenMessage): [number, number] => [
    files[0]!.data.readUInt32BE(16),
    files[0]!.data.readUInt32BE(20),
  ];
  expect(size(post)[0]).toBeGreaterThanOrEqual(1200);
  const panel = await upToConfirm(bo, post);
  expect(panel.files[0]!.contentType).toBe('image/png');
  expect(size(panel)[0]).toBeGreaterThanOrEqual(600);
  expect(panel.files[0]!.data.equals(post.files[0]!.data)).toBe(false);
}, 60_000);
