import { gathered, must, people } from '../harness.js';
import { hour } from '../time/days-table.js';
import { endRound, joined, place, setUp } from '../tournaments/scene.js';
import { ferry, guild, keeper, type Place, type Scene } from './place.js';

const anna = people[0]!;
const user = { userId: keeper.id, guildId: 'g1', manages: true };
const cup = { cup: true, channel: 'c1' } as const;
const season = { name: 'Spring', begins: 'fresh' as const };

async function template({ service }: Place): Promise<{ id: number; match: string }> {
  const { id: match } = await gathered(service, 1);
  return { id: must(await service.saveTemplate(match, user, 'server', 'Friday')).template.id, match };
}

export const serverScenes: Scene[] = [
  {
    kind: 'setting',
    about: { setting: 'ranked', from: 'host', to: 'never' },
    before:
      async ({ service }) =>
      () =>
        service.changeServer(guild, keeper.id, { ranked: 'never' }),
    again: true,
  },
  {
    kind: 'setting',
    about: { setting: 'in-ru', from: [], to: ['c1', 'c2'] },
    before:
      async ({ service }) =>
      () =>
        service.changeServer(guild, keeper.id, { inLanguage: { locale: 'ru', channels: ['c2', 'c1'] } }),
    again: true,
  },
  {
    kind: 'setting',
    about: { setting: 'limit', from: null, to: { hours: 24 } },
    before:
      async ({ service }) =>
      () =>
        service.changeServer(guild, keeper.id, { pace: { limit: { hours: 24 } } }),
    again: true,
  },
  {
    kind: 'setting',
    about: { setting: 'vacation', from: 30, to: 12 },
    before:
      async ({ service }) =>
      () =>
        service.allowVacation(guild, keeper.id, 12),
    again: true,
  },
  {
    kind: 'template-saved',
    about: { ...ferry, name: 'Friday' },
    async before({ service }) {
      const { id } = await gathered(service, 1);
      return () => service.saveTemplate(id, user, 'server', 'Friday');
    },
    again: true,
  },
  {
    kind: 'template-replaced',
    about: { ...ferry, name: 'Friday' },
    async before(here) {
      const { id, match } = await template(here);
      must(await here.service.setOption(match, anna.id, 'pile', '5'));
      return () => here.service.replaceTemplate(id, user, match);
    },
    again: true,
  },
  {
    kind: 'template-renamed',
    about: { from: 'Friday', name: 'Monday' },
    async before(here) {
      const { id } = await template(here);
      return () => here.service.renameTemplate(id, user, 'Monday');
    },
    again: true,
  },
  {
    kind: 'template-deleted',
    about: { ...ferry, name: 'Friday' },
    async before(here) {
      const { id } = await template(here);
      return () => here.service.deleteTemplate(id, user);
    },
  },
  {
    kind: 'board-up',
    about: ferry,
    on: { channel: 'c1' },
    before:
      async ({ community }) =>
      () =>
        community.standing.stand({ guildId: 'g1', channelId: 'c1' }, keeper.id, { guild: 'g1', game: 'ferry' }),
  },
  {
    kind: 'board-down',
    about: {},
    on: { channel: 'c1' },
    async before({ community }) {
      const here = { guildId: 'g1', channelId: 'c1' };
      must(await community.standing.stand(here, 'u9', { guild: 'g1' }));
      return () => community.standing.end(here, keeper.id, { guild: 'g1' });
    },
    again: true,
  },
  {
    kind: 'season-opened',
    about: { number: 1, name: 'Spring' },
    before:
      async ({ community }) =>
      () =>
        community.seasons.open(guild, keeper.id, season),
  },
  {
    kind: 'season-closed',
    about: { number: 1, name: 'Spring' },
    on: { channel: 'c1' },
    async before({ community }) {
      const { id } = must(await community.seasons.open(guild, 'u9', season));
      return () => community.seasons.close('g1', id, keeper.id, 'c1');
    },
  },
  {
    kind: 'season-told',
    about: { number: 1 },
    on: { channel: 'c2' },
    async before({ community, clock }) {
      const { id } = must(await community.seasons.open(guild, 'u9', { ...season, name: '' }));
      must(await community.seasons.close('g1', id, 'u9', 'c1'));
      clock.now += hour;
      return () => community.seasons.tell('g1', id, keeper.id, 'c2');
    },
  },
  {
    kind: 'cup-created',
    about: ferry,
    on: cup,
    before:
      async ({ service }) =>
      () =>
        service.createTournament({ ...place, game: 'ferry', name: 'Winter cup' }),
  },
  {
    kind: 'cup-announced',
    about: ferry,
    on: cup,
    async before({ service }) {
      const { id } = must(await service.createTournament({ ...place, game: 'ferry', name: 'Winter cup' }));
      return () => service.announceTournament(id, keeper);
    },
  },
  {
    kind: 'cup-changed',
    about: { ...ferry, what: 'format', from: 'swiss', to: 'elimination' },
    on: cup,
    async before({ service }) {
      const id = await joined(service, 4);
      return () => service.changeTournament(id, keeper, { format: 'elimination' });
    },
    again: true,
  },
  {
    kind: 'cup-dropped',
    about: ferry,
    on: { ...cup, person: 'p1' },
    async before({ service }) {
      const id = await joined(service, 4);
      return () => service.dropFromTournament(id, keeper, 'p1');
    },
  },
  {
    kind: 'cup-started',
    about: ferry,
    on: cup,
    async before({ service }) {
      const id = await joined(service, 4);
      return () => service.startTournament(id, keeper);
    },
  },
  {
    kind: 'cup-round',
    about: { ...ferry, round: 2 },
    on: cup,
    async before({ service }) {
      const id = await joined(service, 4, { opens: 'organiser' });
      must(await service.startTournament(id, keeper));
      await setUp(service, id);
      await endRound(service, id);
      return () => service.openRound(id, keeper);
    },
  },
  {
    kind: 'cup-later',
    about: { ...ferry, hours: 48 },
    on: cup,
    async before({ service }) {
      const id = await joined(service, 4, { opens: 'time' });
      must(await service.startTournament(id, keeper));
      return () => service.extendRound(id, keeper, 48);
    },
  },
  {
    kind: 'cup-over',
    about: ferry,
    on: cup,
    async before({ service }) {
      const id = await joined(service, 2, { opens: 'organiser', rounds: 1 });
      must(await service.startTournament(id, keeper));
      await setUp(service, id);
      await endRound(service, id);
      return () => service.openRound(id, keeper);
    },
  },
  {
    kind: 'cup-cancelled',
    about: ferry,
    on: cup,
    async before({ service }) {
      const id = await joined(service, 4);
      return () => service.cancelTournament(id, keeper);
    },
  },
  {
    kind: 'cup-discarded',
    about: ferry,
    on: cup,
    async before({ service }) {
      const { id } = must(await service.createTournament({ ...place, game: 'ferry', name: 'Winter cup' }));
      return () => service.cancelTournament(id, keeper);
    },
  },
];
