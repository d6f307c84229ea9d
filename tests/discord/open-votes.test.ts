import { afterEach, describe, expect, it } from 'vitest';
import { closeQuietly } from './close-quietly.js';
import { daysScene, hour, posts, said } from './days-scene.js';
import { boardPosts, pinged, startMatch, type Town, takeTurn } from './town.js';
import { ann, bo, cem, command, label, place, town, until, vote, voteScene, votes, zoe } from './vote-scene.js';

voteScene('open-votes');

describe('a turn whose time is up while it is asked to take another back', () => {
  let own: Town;
  afterEach(() => closeQuietly(own));

  /** The computer takes late turns; whoever moved first asks to take that back, and the other's time is up. */
  async function late() {
    const made = await daysScene({ limit: '24', late: 'computer' });
    own = made.town;
    const { first, second, post, goTo, id } = made;
    await takeTurn(first, post);
    await own.bot.poster.settle();
    await goTo(10 * hour);
    const offer = await first.slash('quay', '/match undo').reply;
    await first.press(offer, 'Ask to take my turn back').reply;
    await own.bot.teller.settle();
    const asked = posts(first).findLast((seen) => seen.find('Agree'))!;
    const moves = async () => (await own.database.db.selectFrom('moves').selectAll().execute()).length;
    const before = await moves();
    await goTo(25 * hour);
    expect([await moves(), (await own.matches.clocks(id))[0]!.late]).toEqual([before, true]);
    const told = async () => {
      own.bot.teller.wake();
      await own.bot.teller.settle();
      await own.matches.rested();
      await own.bot.poster.settle();
    };
    return { ...made, first, second, asked, moves, before, told };
  }

  it('is not played while that is open, and is once somebody is against it', async () => {
    const { second, first, asked, people, told, moves, before } = await late();
    second.press(asked, 'Against');
    await own.twin.until(() => asked.content.includes('**Not agreed.**'));
    await told();
    expect(await moves()).toBeGreaterThan(before);
    expect(asked.content).toContain('**Not agreed.**');
    expect(said(first).content).toContain(`Time was up for ${second.name}, so the computer plays this turn.`);
    expect(pinged(said(first), people)).toEqual([first.name]);
  });

  it('is once the time to answer is over', async () => {
    const { second, first, asked, goTo, told, moves, before } = await late();
    await goTo(33 * hour);
    await told();
    expect(await moves()).toBe(before);
    await goTo(35 * hour);
    await told();
    expect(await moves()).toBeGreaterThan(before);
    expect(asked.content).toContain('**The time to answer is over');
    expect(said(first).content).toContain(`Time was up for ${second.name}`);
  });

  it('is nobody’s once all agree: who took theirs back has all their time anew', async () => {
    const { first, second, asked, people, told, id, clock, goTo } = await late();
    second.press(asked, 'Agree');
    await own.twin.until(() => said(first).content.includes('takes back their last turn'));
    await told();
    expect(said(first).content).toContain('takes back their last turn');
    expect(pinged(said(first), people)).toEqual([first.name]);
    const [wait, ...more] = await own.matches.clocks(id);
    expect([more, wait!.personId, wait!.until, wait!.late]).toEqual([[], first.id, clock.now + 24 * hour, undefined]);
    await takeTurn(first, said(first));
    await told();
    const [next] = await own.matches.clocks(id);
    expect([next!.personId, next!.late, next!.standIn, next!.until]).toEqual([
      ...[second.id, undefined, undefined, clock.now + 24 * hour],
    ]);
    await goTo(26 * hour);
    expect(said(first).content).not.toContain('Time was up');
  });

  it('may still be taken by its holder, which ends the vote', async () => {
    const { first, second, asked, told } = await late();
    const post = boardPosts(second, 'quay').at(-1)!;
    await takeTurn(second, post);
    await told();
    expect(asked.content).toContain('**Somebody has moved meanwhile, so this counts no more.**');
    expect(said(first).content).not.toContain('Time was up');
  });
});

describe('who resigns while a vote is open', () => {
  const resign = async (person: typeof ann, button = 'Resign') =>
    person.press(await command(person, 'resign'), button).reply;
  const match = async () => (await town.matches.inChannel(place))!;

  it.each(['pause', 'end'])('as who proposed it (%s): it counts no more, and can be proposed again', async (what) => {
    await startMatch(town, place, [ann, bo, zoe]);
    const offer = await command(ann, what);
    if (offer.buttons.length > 0) await ann.press(offer, label(offer)[0]!).reply;
    const asked = await vote();
    bo.press(asked, 'Agree');
    await until('Agreed: Ann and Bo.');
    await resign(ann);
    await until('**Others play in this match now than when this was proposed, so it counts no more.**');
    expect(label(votes().at(-1)!)).toEqual([]);
    expect(await town.matches.votes((await match()).id)).toEqual([]);
    const again = await command(bo, what);
    if (again.buttons.length > 0) await bo.press(again, label(again)[0]!).reply;
    const second = await vote(2);
    expect(pinged(second, [ann, bo, zoe])).toEqual(['Zoe']);
    zoe.press(second, 'Agree');
    await until('**All have agreed');
  });

  it('as the last who was asked, in Russian: it is not carried without them', async () => {
    await startMatch(town, place, [ann, bo, cem]);
    await command(ann, 'pause');
    bo.press(await vote(), 'Agree');
    await until('Agreed: Ann and Bo.');
    await resign(cem, 'Сдаться');
    await until('**Others play in this match now than when this was proposed, so it counts no more.**');
    expect((await match()).paused ?? false).toBe(false);
  });

  it('of two: the match is over, and nothing is left to decide', async () => {
    await startMatch(town, place, [ann, bo]);
    await command(ann, 'pause');
    const asked = await vote();
    await resign(ann);
    await until('**The match has ended before this was decided.**');
    expect((await town.matches.untoldVotes()).length).toBe(0);
    expect(label(asked)).toEqual([]);
  });
});
