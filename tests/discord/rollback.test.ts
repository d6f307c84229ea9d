import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { verifyMatches } from '../../src/match/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes } from '../match/harness.js';
import { boardPosts, openTown, pinged, plant, startMatch, type Town, type TownOptions, takeTurn } from './town.js';

const folder = mkdtempSync(join(tmpdir(), 'rollback-'));
const clock = { now: Date.now() };
const options: TownOptions = {
  file: join(folder, 'harbour.db'),
  randomBytes: fixedBytes('rollback'),
  channels: [],
  now: () => clock.now,
  lookAgainMs: 100,
};
let town: Town;
let ann: Persona;
let bo: Persona;
let cem: Persona;
let zoe: Persona;
let place = '';
let places = 0;

beforeAll(async () => {
  town = await openTown(options);
  [ann, bo, cem, zoe] = [town.person('*Ann*'), town.person('Bo'), town.person('Джем', 'ru'), town.person('Zoe')];
});
beforeEach(() => {
  places += 1;
  place = town.twin.world.addChannel(town.guildId, `dock-${places}`).id;
});
afterEach(async () => {
  expect(town.complaints).toEqual([]);
  expect((await verifyMatches({ database: town.database, games })).broken).toEqual([]);
});
afterAll(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  await town.close();
  rmSync(folder, { recursive: true });
});

const command = (person: Persona, what: string) => person.slash(place, `/match ${what}`).reply;
const votes = (): SeenMessage[] =>
  ann.sees(place).filter(({ ephemeral, content }) => !ephemeral && /^\*\*.*\*\*: .*(asks to|просит)/.test(content));
const vote = (count = 1) => town.twin.until(() => votes()[count - 1]);
const until = (text: string) => town.twin.until(() => votes().at(-1)?.content.includes(text));
const post = (number: number) => town.twin.until(() => boardPosts(ann, place)[number]);
const label = (message: SeenMessage) => message.buttons.map((button) => button.label);
const match = async () => (await town.matches.inChannel(place))!;
const position = async () => {
  const found = await town.matches.table((await match()).id);
  return found.ok ? found.value.position : undefined;
};

/** Three play, in turn order, and the first of them has taken a turn. */
async function played(game = 'santa-maria', people = [ann, bo, cem]) {
  const first = await startMatch(town, place, people, game);
  const { seats } = await match();
  const order = seats.map(({ person }) => people.find(({ id }) => id === person.id)!);
  const before = await position();
  const [mover] = people.filter((person) => pinged(first, people).includes(person.name));
  await takeTurn(mover!, first);
  return { before, mover: mover!, others: order.filter((person) => person !== mover), first, next: await post(1) };
}

describe('/match undo', () => {
  it('asks those concerned, who agree by button across a restart, and the post says what was taken back', async () => {
    const { before, mover, others, first, next } = await played('santa-maria', [ann, bo]);
    const [other] = others as [Persona];
    const panel = await other.press(next, 'Play').reply;
    const offer = await command(mover, 'undo');
    expect(offer.text).toMatch(
      /^No step of a draft is left to take back\. \*\*Your last turn\*\* can be taken back: \d+ moves\.\nAsked to agree: /,
    );
    expect(label(offer)).toEqual(['Ask to take my turn back', 'No']);
    const wish = offer.buttons[0]!.customId!;
    expect((await mover.press(await command(mover, 'undo'), 'No').reply).text).toBe('Nothing was changed.');
    expect((await mover.press(offer, 'Ask to take my turn back').reply).text).toContain('You have proposed it.');
    const asked = await vote();
    expect(asked.content).toMatch(/ asks to take back their last turn: \d+ moves\.\nTo answer: <@\d+>\./);
    expect(asked.content).toContain('Whoever moves first ends this question.');
    expect([pinged(asked, [ann, bo]), label(asked)]).toEqual([[other.name], ['Agree', 'Against', 'Withdraw']]);
    expect((await zoe.press(asked, 'Agree').reply).text).toContain('Only those who have a say');
    expect((await mover.press(asked, 'Agree').reply).text).toContain('This is your own proposal');
    await town.restart();
    const agree = asked.buttons[0]!.customId!;
    other.press(asked, 'Agree');
    await until('**Agreed: the turn is taken back.**');
    const back = await post(2);
    expect(back.content).toMatch(/takes back their last turn, as agreed with .*; \d+ moves are undone\./);
    expect([pinged(back, [ann, bo]), label(back)]).toEqual([
      [mover.name],
      ['Play', 'My area', 'Since I last looked', 'Log', 'Put the turn back'],
    ]);
    expect((await position())!.state).toEqual(before!.state);
    // Late, twice, and on what is no more.
    expect((await other.press(await plant(town, place, [agree]), '1').reply).text).toContain('You are too late');
    expect((await mover.press(await plant(town, place, [wish]), '1').reply).text).toContain('Somebody has moved since');
    const stale = await other.press(panel, panel.buttons[0]!.customId!).reply;
    expect(stale.text).toContain('The match has gone back to before that turn, so nothing was done.');
    expect((await other.press(first, 'Play').reply).text).toContain('You will be pinged when it is your turn.');
    const past = await other.slash(place, '/replay').reply;
    expect(past.text).toMatch(
      /^\*\*Turn 2 of 2\*\* .* · a turn taken back\n.* takes back their last turn, as agreed with /,
    );
    expect((await other.press(past, '◀ Back').reply).text).toMatch(/^\*\*Turn 1 of 2\*\* .* · taken back later\n/);
    const log = await command(other, 'log');
    expect(log.text).toMatch(/\*\(taken back\)\*\n\d+\. .* takes back their last turn, as agreed with /);
  });

  it('puts the turn back by the button of that post, until somebody moves', async () => {
    const { mover, others } = await played('santa-maria', [ann, bo]);
    const [other] = others as [Persona];
    const stood = await position();
    await mover.press(await command(mover, 'undo'), 'Ask to take my turn back').reply;
    other.press(await vote(), 'Agree');
    const back = await post(2);
    expect((await zoe.press(back, 'Put the turn back').reply).text).toContain('You have no seat');
    const offer = await other.press(back, 'Put the turn back').reply;
    expect(offer.text).toMatch(/^\*\*The turn that was taken back\*\* can be put back: \d+ moves\.\nAsked to agree: /);
    await other.press(offer, 'Ask to put the turn back').reply;
    const asked = await vote(2);
    expect(asked.content).toContain('asks to put back the turn that was taken back');
    mover.press(asked, 'Agree');
    const again = await post(3);
    expect(again.content).toMatch(/puts back the turn that was taken back, as agreed with .*; \d+ moves stand again\./);
    expect([pinged(again, [ann, bo]), await position()]).toEqual([[other.name], stood]);
    await takeTurn(other, again);
    expect((await other.press(back, 'Put the turn back').reply).text).toContain('There is nothing for you to put back');
  });

  it('in Russian, is void once somebody moves, and after a no or a day nothing has changed', async () => {
    const { mover, others, next } = await played('santa-maria', [cem, bo]);
    const [other] = others as [Persona];
    const ru = mover === cem;
    const ask = async () => {
      const offer = await command(mover, 'undo');
      expect(offer.text).toContain(ru ? 'В черновике отменять нечего.' : 'No step of a draft');
      await mover.press(offer, label(offer)[0]!).reply;
    };
    await ask();
    other.press(await vote(), 'Against');
    await until('**Not agreed.**');
    await ask();
    await vote(2);
    clock.now += 25 * 60 * 60 * 1000;
    await until('**The time to answer is over');
    await ask();
    const asked = await vote(3);
    const agree = asked.buttons[0]!.customId!;
    await takeTurn(other, next);
    await until('**Somebody has moved meanwhile, so this counts no more.**');
    expect((await other.press(await plant(town, place, [agree]), '1').reply).text).toContain(
      other === cem ? 'Поздно: с тех пор кто-то сделал ход' : 'You are too late: somebody has moved',
    );
  });
});
