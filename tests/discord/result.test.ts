import { PermissionFlagsBits } from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { openTown, startMatch, type Town } from './town.js';

let town: Town;
let ann: Persona;
let bo: Persona;
let cem: Persona;
let keeper: string;
let place = '';
let id = '';
let number = 0;

beforeAll(async () => {
  town = await openTown({ channels: [] });
  [ann, bo, cem] = [town.person('*Ann*'), town.person('Bo'), town.person('Джем', 'ru')];
  keeper = town.twin.world.addRole(town.guildId, 'Keeper', PermissionFlagsBits.ManageGuild).id;
  town.twin.world.giveRole(town.guildId, ann.id, keeper);
  town.twin.world.giveRole(town.guildId, cem.id, keeper);
});
/** Bo resigns, so Ann has won a match of their own channel. */
beforeEach(async () => {
  number += 1;
  place = town.twin.world.addChannel(town.guildId, `dock-${number}`).id;
  await startMatch(town, place, [ann, bo]);
  id = (await town.matches.inChannel(place))!.id;
  must(await town.matches.resign(id, bo.id));
  await town.bot.poster.settle();
});
afterAll(() => closeQuietly(town));

const result = (person: Persona, options: { match?: string } = {}) => person.slash(place, '/result', options).reply;
const lines = ({ content }: SeenMessage) => content.split('\n');
const buttons = (message: SeenMessage) => message.buttons.map(({ label }) => label);
const places = async () => {
  const { seats, cancelled } = (await town.matches.resultOf(id))!;
  return { seats: seats.map(({ place: at, points, winner }) => [at, points, winner]), cancelled };
};
const seatOf = async (person: Persona) =>
  (await town.matches.find(id))!.seats.find((seat) => seat.person.id === person.id)!.seat;
const told = () =>
  bo
    .sees(place)
    .filter(({ ephemeral }) => !ephemeral)
    .at(-1)!.content;
const rated = async (person: Persona) =>
  (await town.database.db.selectFrom('ratings').selectAll().where('userId', '=', person.id).execute()).length > 0;

describe('/result', () => {
  it('shows who manages the server how the last match of a channel ended, and cancels it or lets it count again', async () => {
    await town.matches.rested();
    expect(await rated(ann)).toBe(true);
    const shown = await result(ann);
    expect(lines(shown)[0]).toMatch(/^### Result of the match \w+ · /);
    expect(lines(shown)[1]).toMatch(/^1\. \\\*Ann\\\*: −?\d+ points?$/);
    expect([lines(shown)[3], buttons(shown)]).toEqual([
      'It counts for ratings, leaderboards and records.',
      ['Correct places and points', 'Cancel this result'],
    ]);
    const cancelled = await ann.press(shown, 'Cancel this result').reply;
    expect(lines(cancelled)[0]).toBe("Done. The match's channel was told.");
    expect([(await places()).cancelled, buttons(cancelled)]).toEqual([
      true,
      ['Correct places and points', 'Let it count again'],
    ]);
    expect(told().split('\n')[0]).toBe(`**\\*Ann\\*** has cancelled the result of the match ${id}; it counts nowhere.`);
    await town.matches.rested();
    expect(await rated(bo)).toBe(number > 1);
    await ann.press(cancelled, 'Let it count again').reply;
    await town.matches.rested();
    expect([(await places()).cancelled, await rated(bo)]).toEqual([false, true]);
  });

  it('corrects places and points in a form, in Russian, and tells the channel', async () => {
    const [one, two] = [await seatOf(ann), await seatOf(bo)];
    const shown = await result(cem);
    const form = await cem.press(shown, 'Исправить места и очки').modal;
    const answer = await cem.submit(form, { [one]: '2 12', [two]: ' 1  −3 ' }).reply;
    expect(lines(answer).slice(0, 4)).toEqual([
      'Готово. В канале партии об этом сказано.',
      expect.stringMatching(/^### Итог партии /),
      '1. Bo: −3 очка',
      '2. \\*Ann\\*: 12 очков',
    ]);
    const after = (await places()).seats;
    expect([after[one], after[two]]).toEqual([
      [2, 12, false],
      [1, -3, true],
    ]);
    expect(told().split('\n')).toEqual([
      `**Джем** has corrected the result of the match ${id}.`,
      '1. Bo: −3 points',
      '2. \\*Ann\\*: 12 points',
    ]);
    expect(told()).not.toContain('<@');
  });

  it('refuses places that do not go together and what cannot be read, and changes nothing', async () => {
    const before = await places();
    const shown = await result(ann);
    for (const [typed, sentence] of [
      [['1 10', '3 9'], 'These places do not go together'],
      [['2 10', '2 9'], 'These places do not go together'],
      [['1', '2 9'], 'That could not be read'],
      [['1 ten', '2 9'], 'That could not be read'],
      [['1 10.5', '2 9'], 'That could not be read'],
      [['1 10', '0 9'], 'These places do not go together'],
    ] as const) {
      const form = await ann.press(shown, 'Correct places and points').modal;
      const answer = await ann.submit(form, { 0: typed[0], 1: typed[1] }).reply;
      expect(lines(answer)[0]).toContain(sentence);
      expect(await places()).toEqual(before);
    }
    const same = await ann.submit(await ann.press(shown, 'Correct places and points').modal, {}).reply;
    expect(lines(same)[0]).toBe('That is how it stands already; nothing was changed.');
    expect(told()).not.toContain('has corrected');
    const tied = await ann.submit(await ann.press(shown, 'Correct places and points').modal, { 0: '1 9', 1: '1 9' })
      .reply;
    expect(lines(tied)[0]).toContain('Done.');
    expect((await places()).seats.map(([at, , winner]) => [at, winner])).toEqual([
      [1, true],
      [1, true],
    ]);
  });

  it('is for nobody else, and for nobody who may no longer, and changes only what the presser saw', async () => {
    expect((await result(bo, { match: id })).content).toBe((await result(bo)).content);
    expect((await result(ann, { match: 'nosuch' })).content).toContain('There is no match “nosuch”');
    expect((await result(bo)).content).toBe("Only whoever manages this server or the match's channel can do that.");
    const shown = await result(ann);
    const form = await ann.press(shown, 'Correct places and points').modal;
    const second = await result(cem);
    await cem.press(second, 'Отменить итог').reply;
    const late = await ann.press(shown, 'Cancel this result').reply;
    expect(lines(late)[0]).toContain('This result is no longer what you saw.');
    const stale = await ann.submit(form, { 0: '1 99', 1: '2 9' }).reply;
    expect(lines(stale)[0]).toContain('This result is no longer what you saw.');
    expect([(await places()).cancelled, (await places()).seats.flat().includes(99)]).toEqual([true, false]);
    town.twin.world.setRolePermissions(town.guildId, keeper, 0n);
    const refused = await ann.press(stale, 'Let it count again').reply;
    expect(refused.content).toBe("Only whoever manages this server or the match's channel can do that.");
    expect((await places()).cancelled).toBe(true);
    town.twin.world.setRolePermissions(town.guildId, keeper, PermissionFlagsBits.ManageGuild);
  });

  it('says so where nothing ended, and where the channel cannot be told', async () => {
    const shown = await result(ann);
    town.twin.world.deny(place, 'SendMessages');
    const answer = await ann.press(shown, 'Cancel this result').reply;
    expect(lines(answer)[0]).toContain('nobody was told');
    town.twin.world.allow(place, 'SendMessages');
    const empty = town.twin.world.addChannel(town.guildId, `empty-${number}`).id;
    expect((await ann.slash(empty, '/result').reply).content).toBe(
      'No match of this channel has a result. Name another one as `match`.',
    );
    await startMatch(town, empty, [ann, bo]);
    const running = (await town.matches.inChannel(empty))!.id;
    expect((await ann.slash(empty, '/result', { match: running }).reply).content).toBe(
      `There is no result of the match ${running}.`,
    );
  });
});
