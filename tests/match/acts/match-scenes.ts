import type { MatchService } from '../../../src/match/index.js';
import { insertResult } from '../../../src/store/index.js';
import { atTurns, gathered, must, people } from '../harness.js';
import { callAll, hour, noon } from '../time/days-table.js';
import { joined, setUp } from '../tournaments/scene.js';
import { ferry, keeper, type Place, type Scene, somebody } from './place.js';

type Known = { id: string; name: string };
const [anna, bo] = people as [Known, Known];
const host = { id: anna.id, manages: true };
const inC1 = { match: true, channel: 'c1' } as const;
const soon = { from: '2026-04-01', until: '2026-04-02' };

/** A match at its first turn, whose seats are known, of these people. */
const table = async ({ service }: Place, count = 2) => atTurns(service, count);

/** The same, with a day for each turn, which is up. */
async function late(here: Place) {
  const { service, clock } = here;
  const { id } = await gathered(service, 2);
  must(await service.setPace(id, host, { limit: { hours: 24 } }));
  const { match } = must(await service.start(id, anna.id));
  for (const { person } of match.seats) must(await service.confirm(id, person.id));
  await callAll(service);
  clock.now += 25 * hour;
  await service.takePings();
  return { id, holders: match.seats.map(({ person }) => person.id) };
}

/** A match with a result. */
async function over(here: Place): Promise<string> {
  const { id, holders } = await table(here);
  const [first = '', second = ''] = holders;
  const seat = (person: string, points: number, rank: number) => ({
    ...{ points, place: rank, winner: rank === 1, holders: [{ person, share: 1 }] },
  });
  const seats = [seat(first, 10, 1), seat(second, 8, 2)].map((one, number) => ({ seat: number, ...one }));
  await here.db.transaction((tx) =>
    insertResult(tx, {
      ...{ matchId: id, guildId: 'g1', game: 'ferry', variant: '', kind: 'people', ranked: true, endedAt: noon },
      ...{ cancelled: false, achievements: [], seats },
    }),
  );
  return id;
}

export const matchScenes: Scene[] = [
  {
    kind: 'host',
    about: { ...ferry, from: anna.id },
    on: { ...inC1, person: bo.id },
    async before({ service }) {
      const { id } = await gathered(service, 2);
      return () => service.handOverHost(id, keeper, bo.id);
    },
  },
  {
    kind: 'closed',
    about: { ...ferry, gathering: true },
    on: inC1,
    async before({ service }) {
      const { id } = await gathered(service, 2);
      return () => service.close(id, keeper.id, true);
    },
  },
  {
    kind: 'closed',
    about: { ...ferry, gathering: false },
    on: inC1,
    async before(here) {
      const { id } = await table(here);
      return () => here.service.close(id, keeper.id, true);
    },
  },
  {
    kind: 'removed',
    about: ferry,
    on: { ...inC1, person: bo.id },
    async before({ service }) {
      const { id } = await gathered(service, 2);
      return () => service.remove(id, keeper.id, bo.id, true);
    },
  },
  {
    kind: 'removed-computer',
    about: { ...ferry, level: 'fair' },
    on: inC1,
    async before({ service }) {
      const { id } = await gathered(service, 2);
      must(await service.addComputer(id, anna.id, 'fair'));
      return () => service.removeComputer(id, keeper.id, 'fair', true);
    },
  },
  {
    kind: 'weekends',
    about: { ...ferry, from: false, to: true },
    on: inC1,
    async before(here) {
      const { id } = await table(here);
      return () => here.service.setPace(id, keeper, { weekends: true });
    },
    again: true,
  },
  {
    kind: 'days-off',
    about: { ...ferry, ...soon },
    on: inC1,
    async before(here) {
      const { id } = await table(here);
      return () => here.service.setDaysOff(id, keeper, soon, true);
    },
    again: true,
  },
  {
    kind: 'days-on',
    about: { ...ferry, ...soon },
    on: inC1,
    async before(here) {
      const { id } = await table(here);
      must(await here.service.setDaysOff(id, { id: anna.id, manages: false }, soon, true));
      return () => here.service.setDaysOff(id, keeper, soon, false);
    },
    again: true,
  },
  {
    kind: 'extended',
    about: { ...ferry, hours: 24 },
    on: { ...inC1, person: somebody },
    async before(here) {
      const { id } = await late(here);
      return () => here.service.extend(id, keeper, 0, 24 * hour);
    },
  },
  {
    kind: 'stand-in',
    about: ferry,
    on: { ...inC1, person: somebody },
    async before(here) {
      const { id } = await late(here);
      return async () => {
        const done = await here.service.standIn(id, keeper, 0);
        await here.service.rested();
        return done;
      };
    },
  },
  {
    kind: 'moved',
    about: { ...ferry, from: 'c1' },
    on: { match: true, channel: 'c2' },
    async before(here) {
      const { id } = await table(here);
      return () => here.service.relocate(id, keeper.id, { guildId: 'g1', channelId: 'c2', locale: 'en' }, 'keeper');
    },
  },
  {
    kind: 'moved',
    about: { ...ferry, from: 'c1', guild: 'g2' },
    on: { match: true, channel: 'c2' },
    async before({ service }) {
      const { id } = await gathered(service, 2);
      return () => service.relocate(id, keeper.id, { guildId: 'g2', channelId: 'c2', locale: 'en' }, 'keeper');
    },
  },
  {
    kind: 'seat-offered',
    about: ferry,
    on: { ...inC1, person: somebody },
    async before(here) {
      const { id, holders } = await table(here, 3);
      const [, , gone = ''] = holders;
      must(await here.service.resign(id, gone));
      const proposal = { kind: 'offer' as const, payload: { seat: 2, from: gone } };
      return () => here.service.propose(id, { id: keeper.id, keeps: true }, proposal);
    },
  },
  {
    kind: 'seat-given',
    about: { ...ferry, seat: 2, from: somebody },
    on: { ...inC1, person: 'u9' },
    async before(here) {
      const { id, holders } = await table(here, 3);
      const [, , gone = ''] = holders;
      must(await here.service.resign(id, gone));
      const payload = { seat: 2, from: gone, to: 'u9', kept: true };
      return () => here.service.propose(id, { id: keeper.id, keeps: true }, { kind: 'replace', payload });
    },
  },
  {
    kind: 'vote-ended',
    about: { ...ferry, vote: 'end' },
    on: { ...inC1, person: bo.id },
    async before(here) {
      const { id } = await table(here);
      const vote = must(await here.service.propose(id, { id: bo.id, keeps: false }, { kind: 'end', payload: {} }));
      return () => here.service.withdraw(id, vote.id, { id: keeper.id, keeps: true });
    },
  },
  {
    kind: 'result-cancelled',
    about: ferry,
    on: inC1,
    async before(here) {
      const id = await over(here);
      return () => here.service.cancelResult(id, keeper.id, true);
    },
    again: true,
  },
  {
    kind: 'result-restored',
    about: ferry,
    on: inC1,
    async before(here) {
      const id = await over(here);
      await here.db.db.updateTable('results').set({ cancelledAt: 1 }).execute();
      return () => here.service.cancelResult(id, keeper.id, false);
    },
    again: true,
  },
  {
    kind: 'result-corrected',
    about: {
      ...ferry,
      from: [
        { seat: 0, points: 10, place: 1 },
        { seat: 1, points: 8, place: 2 },
      ],
      to: [
        { seat: 0, points: 10, place: 1 },
        { seat: 1, points: 9, place: 2 },
      ],
    },
    on: inC1,
    async before(here) {
      const id = await over(here);
      const corrections = [{ seat: 1, points: 9, place: 2, winner: false }];
      return () => here.service.correctResult(id, keeper.id, corrections);
    },
    again: true,
  },
  {
    // Whoever organises a tournament hosts its matches without a seat.
    kind: 'paused',
    about: ferry,
    on: { match: true, channel: 'thread' },
    async before({ service }) {
      const match = await tableOf(service);
      return () => service.setPaused(match, keeper.id, true);
    },
  },
  {
    kind: 'resumed',
    about: ferry,
    on: { match: true, channel: 'thread' },
    async before({ service }) {
      const match = await tableOf(service);
      must(await service.setPaused(match, keeper.id, true));
      return () => service.setPaused(match, keeper.id, false);
    },
  },
];

/** The match of the table of a tournament of two. */
async function tableOf(service: MatchService): Promise<string> {
  const id = await joined(service, 2);
  must(await service.startTournament(id, keeper));
  const info = await setUp(service, id);
  return info.rounds[0]!.tables[0]!.match!;
}
