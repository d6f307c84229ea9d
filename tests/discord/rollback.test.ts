import { afterEach, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { verifyMatches } from '../../src/match/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { boardPosts, confirmOf, pinged, plant, startMatch, takeTurn, upToConfirm } from './town.js';
import { ann, bo, cem, command, label, place, town, until, vote, voteScene, zoe } from './vote-scene.js';

const clock = { now: Date.parse('2026-03-02T12:00Z') };
voteScene('rollback', '*Ann*', { now: () => clock.now });
afterEach(async () => {
  expect((await verifyMatches({ database: town.database, games })).broken).toEqual([]);
});

const post = (number: number) => town.twin.until(() => boardPosts(ann, place)[number]);
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
  it('is named to whoever has confirmed a turn, as long as there is one to take back', async () => {
    const first = await startMatch(town, place, [cem, bo], 'santa-maria');
    const ru = '-# Ваш последний ход ещё можно отменить, если другой игрок согласен: `/match undo`.';
    const en = '-# Your last turn can still be taken back if the other agrees: `/match undo`.';
    const hint = ({ text }: SeenMessage) => [ru, en].filter((line) => text.includes(line));
    const [mover, other] = pinged(first, [cem, bo])[0] === 'Bo' ? ([bo, cem] as const) : ([cem, bo] as const);
    expect(hint(await other.press(first, 'Play').reply)).toEqual([]);
    const told = await takeTurn(mover, first);
    expect(hint(told)).toEqual([mover === cem ? ru : en]);
    const next = await post(1);
    expect(hint(await mover.press(next, 'Play').reply)).toEqual([mover === cem ? ru : en]);
    const after = await takeTurn(other, next);
    expect(hint(after)).toEqual([other === cem ? ru : en]);
    // Whose turn it is has something else to do.
    expect(hint(await mover.press(await post(2), 'Play').reply)).toEqual([]);
    await mover.press(
      await command(mover, 'undo'),
      mover === cem ? 'Попросить отменить мой ход' : 'Ask to take my turn back',
    ).reply;
    other.press(await vote(), 'Agree');
    const back = await post(3);
    // Its last turn is taken back with the other's.
    expect(hint(await other.press(back, 'Play').reply)).toEqual([]);
  });

  it('is named to who plays alone on the panel of the next turn, which nobody else has a say in', async () => {
    const turn = await upToConfirm(ann, await startMatch(town, place, [ann]));
    const next = await ann.press(turn, confirmOf(turn)!).reply;
    expect(next.text).toContain('-# Your last turn can still be taken back: `/match undo`.');
    expect((await command(ann, 'undo')).text).toContain('Nobody else has a say in it, so it happens at once.');
  });

  it('says whose turn is asked about, and how many turns of others lie after it', async () => {
    const { mover, others, next } = await played();
    const second = others.find(({ name }) => pinged(next, others).includes(name))!;
    await takeTurn(second, next);
    await takeTurn(others.find((one) => one !== second)!, await post(2));
    await post(3);
    const offer = await command(mover, 'undo');
    expect(offer.text).toMatch(
      mover === cem ? /а с ним 2 хода других после него\./ : /with it 2 turns of others after it\./,
    );
    await mover.press(offer, label(offer)[0]!).reply;
    const asked = await vote();
    expect(asked.content).toContain(' asks to take back their last turn and 2 turns of others after it.\n');
    for (const other of others) other.press(asked, 'Agree');
    const back = await post(4);
    expect(back.content).toContain('takes back their last turn and 2 turns of others after it, as agreed with');
    const again = await second.press(back, 'Put the turn back').reply;
    await second.press(again, label(again)[0]!).reply;
    const name = mover.name.replaceAll('*', '\\*');
    expect((await vote(2)).content).toContain(
      ` asks to put back what was taken back: the turn of ${name} and 2 turns after it.\n`,
    );
  });

  it('asks those concerned, who agree by button across a restart, and the post says what was taken back', async () => {
    const { before, mover, others, first, next } = await played('santa-maria', [ann, bo]);
    const [other] = others as [Persona];
    const panel = await other.press(next, 'Play').reply;
    const offer = await command(mover, 'undo');
    expect(offer.text).toMatch(
      /^No step of a draft is left to take back\. \*\*Your last turn\*\* can be taken back\.\nAsked to agree: /,
    );
    expect(label(offer)).toEqual(['Ask to take my turn back', 'No']);
    const wish = offer.buttons[0]!.customId!;
    expect((await mover.press(await command(mover, 'undo'), 'No').reply).text).toBe('Nothing was changed.');
    expect((await mover.press(offer, 'Ask to take my turn back').reply).text).toContain('You have proposed it.');
    const asked = await vote();
    expect(asked.content).toMatch(/ asks to take back their last turn\.\nTo answer: <@\d+>\./);
    expect(asked.content).toContain('Whoever moves first ends this question.');
    expect([pinged(asked, [ann, bo]), label(asked)]).toEqual([[other.name], ['Agree', 'Against', 'Withdraw']]);
    expect((await zoe.press(asked, 'Agree').reply).text).toContain('Only those who have a say');
    expect((await mover.press(asked, 'Agree').reply).text).toContain('This is your own proposal');
    await town.restart();
    const agree = asked.buttons[0]!.customId!;
    other.press(asked, 'Agree');
    await until('**Agreed: the turn is taken back.**');
    const back = await post(2);
    expect(back.content).toMatch(/takes back their last turn, as agreed with .*\./);
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
    expect(offer.text).toMatch(/^\*\*What was taken back\*\* can be put back: the turn of .*\.\nAsked to agree: /);
    await other.press(offer, 'Ask to put the turn back').reply;
    const asked = await vote(2);
    expect(asked.content).toContain('asks to put back what was taken back: the turn of ');
    mover.press(asked, 'Agree');
    const again = await post(3);
    expect(again.content).toMatch(/puts back what was taken back: the turn of .*, as agreed with .*\./);
    expect([pinged(again, [ann, bo]), await position()]).toEqual([[other.name], stood]);
    await takeTurn(other, again);
    expect((await other.press(back, 'Put the turn back').reply).text).toContain('There is nothing for you to put back');
  });

  it('is jumped to with /replay, which says what was taken back and what was put back', async () => {
    const { before, mover, others } = await played('santa-maria', [ann, bo]);
    const [other] = others as [Persona];
    const stood = await position();
    const heading = async (turn: number) =>
      (await other.slash(place, '/replay', { turn }).reply).content
        .split('\n')[0]!
        .replace(/ · Santa Maria, [^·]*?(?= ·|$)/, '');
    const at = async (turn: number) => {
      const past = await town.matches.replay((await match()).id, turn);
      return past.ok ? past.value.position.state : undefined;
    };
    await mover.press(await command(mover, 'undo'), 'Ask to take my turn back').reply;
    other.press(await vote(), 'Agree');
    const back = await post(2);
    expect([await heading(1), await heading(2)]).toEqual([
      '**Turn 1 of 2** · taken back later',
      '**Turn 2 of 2** · a turn taken back',
    ]);
    expect([await at(1), await at(2)]).toEqual([stood!.state, before!.state]);
    await mover.press(await mover.press(back, 'Put the turn back').reply, 'Ask to put the turn back').reply;
    other.press(await vote(2), 'Agree');
    await post(3);
    expect([await heading(1), await heading(2), await heading(3)]).toEqual([
      '**Turn 1 of 3**',
      '**Turn 2 of 3** · a turn taken back',
      '**Turn 3 of 3** · a turn put back',
    ]);
    expect([await at(1), await at(2), await at(3)]).toEqual([stood!.state, before!.state, stood!.state]);
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
