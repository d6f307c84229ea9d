import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { lastSeen, lobbyPosts, openTown, pinged, plant, type Town } from './town.js';

let town: Town;
let clock = Date.UTC(2026, 2, 2, 12);
let ann: Persona;
let bo: Persona;
let cem: Persona;
let eva: Persona;

beforeAll(async () => {
  town = await openTown({ randomBytes: fixedBytes('invite'), channels: ['quay', 'tavern'], now: () => clock });
  ann = town.person('Ann');
  bo = town.person('*Bo*');
  cem = town.person('Джем', 'ru');
  eva = town.person('Eva');
});
afterAll(() => closeQuietly(town));

const lobby = (channel: string): SeenMessage => lobbyPosts(ann, channel).at(-1)!;
const here = async (channel: string) => (await town.matches.inChannel(town.twin.world.channel(channel).id))!;
const labels = ({ buttons }: SeenMessage) => buttons.map(({ label }) => label);
const until = `<t:${Math.floor(Date.UTC(2026, 2, 4, 12) / 1000)}:R>`;

it('is asked for as a match is opened, pings once, and the lobby says for whom a seat is held', async () => {
  const nobody = '<@99999999999999999>';
  const invite = `<@${bo.id}> and <@${cem.id}>, ${nobody}`;
  const reply = await ann.slash('quay', '/match create', { game: 'santa-maria', invite }).reply;
  expect(reply.text.split('\n').slice(1)).toEqual([
    '✅ Invited: \\*Bo\\*, Джем.',
    `⚠ ${nobody} is not in this server, or could not be found.`,
  ]);
  expect(lobby('quay').text.split('\n')[3]).toBe(
    `Invited, with a seat held for each: \\*Bo\\* (${until}), Джем (${until}).`,
  );
  expect(labels(lobby('quay')).slice(-3)).toEqual(['Invite', 'Decline', 'Start']);
  await town.bot.pinger.look();
  const ping = lastSeen(bo, 'quay');
  expect([ping.content, labels(ping), pinged(ping, [ann, bo, cem])]).toEqual([
    `<@${bo.id}> <@${cem.id}>, Ann invites you to Santa Maria! A seat is held for you; answer ${until}.`,
    ['Join', 'Decline'],
    ['*Bo*', 'Джем'],
  ]);
  await town.bot.pinger.look();
  expect(lastSeen(bo, 'quay').id).toBe(ping.id);
});

it('holds the seats against others, is accepted and declined by a press, and tells the host silently', async () => {
  const ping = lastSeen(bo, 'quay');
  await eva.press(lobby('quay'), 'Join').reply;
  const refused = await town.person('Fay').press(lobby('quay'), 'Join').followUp();
  expect(refused.text).toBe(
    'The free seats are held for people who are invited. Ask the host, or look again when they have answered.',
  );
  expect((await eva.press(ping, 'Decline').reply).text).toMatch(/^You are not invited here/);
  expect((await bo.press(ping, 'Join').reply).text).toMatch(/^You have a seat\./);
  expect(labels(ping)).toEqual(['Join', 'Decline']);
  const declined = await cem.press(ping, 'Decline').reply;
  expect([declined.ephemeral, declined.text, labels(declined)]).toEqual([
    true,
    'Вы отказались; ведущий узнает об этом.',
    ['Без приглашений'],
  ]);
  await town.twin.idle();
  expect(lobby('quay').text).not.toContain('held');
  expect(labels(lobby('quay')).at(-2)).toBe('Invite');
  const direct = ann.sees(ann.channels().at(-1)!).at(-1)!;
  const channel = `<#${town.twin.world.channel('quay').id}>`;
  expect([direct.text, direct.data.flags]).toEqual([
    `Джем will not come to your match of Santa Maria, ${channel}: the seat is free again.`,
    1 << 12,
  ]);
  expect((await cem.press(declined, 'Без приглашений').reply).text).toMatch(/^Приглашения: не нужны/);
  const remind = await cem.slash('quay', '/remind').reply;
  expect(labels(remind)).toContain('Принимать приглашения');
  await cem.press(remind, 'Принимать приглашения').reply;
  expect((await town.matches.calling(cem.id)).habits.uninvited).toBeUndefined();
});

it('is the host’s to give from the lobby, whose menu says what became of each', async () => {
  await bo.slash('tavern', '/match create', { game: 'nusfjord' }).reply;
  expect((await ann.press(lobby('tavern'), 'Invite').reply).text).toBe(
    'Only the host of this match can do that: \\*Bo\\*.',
  );
  const menu = await bo.press(lobby('tavern'), 'Invite').reply;
  expect([menu.ephemeral, menu.text]).toEqual([
    true,
    'Whom would you like to invite? A seat is held for each until they answer, two days at most.',
  ]);
  must(await town.matches.setHabits(eva.id, { ...(await town.matches.calling(eva.id)).habits, uninvited: true }));
  const hidden = town.person('Gus');
  const tavern = town.twin.world.channel('tavern').id;
  town.twin.world.setOverwrite(tavern, { id: hidden.id, type: 1, allow: 0n, deny: 1n << 10n });
  const picked = await bo.select(menu, 'Whom to invite', [cem.id, eva.id, hidden.id, bo.id]).reply;
  const later = `<t:${Math.floor((clock + 172_800_000) / 1000)}:R>`;
  expect([picked.id, ...picked.text.split('\n')]).toEqual([
    menu.id,
    '✅ Invited: Джем.',
    '⚠ Gus does not see this channel.',
    '⚠ Eva takes no invitations.',
    '⚠ \\*Bo\\* has a seat already.',
    'Whom would you like to invite? A seat is held for each until they answer, two days at most.',
    `- Джем has not answered; the seat is free again ${later}.`,
  ]);
  const again = await bo.select(picked, 'Whom to invite', [cem.id]).reply;
  expect(again.text).toMatch(/^⚠ Джем was invited to this match already, so they are not asked again\./);
  expect(again.selects.map(({ placeholder, options }) => [placeholder, options.map(({ label }) => label)])).toEqual([
    ['Whom to invite', []],
    ['Take an invitation back', ['Джем']],
  ]);
});

it('is the host’s to take back, once; whoever was asked is told so when they answer', async () => {
  const fay = town.person('Fay', 'ru');
  await bo.select(await bo.press(lobby('tavern'), 'Invite').reply, 'Whom to invite', [fay.id]).reply;
  const menu = await bo.press(lobby('tavern'), 'Invite').reply;
  const older = await bo.press(lobby('tavern'), 'Invite').reply;
  const line = menu.selects[1]!.customId;
  expect(lobby('tavern').text).toContain('Fay (');
  const planted = await plant(town, 'quay', [line]);
  expect((await ann.press(planted, '1').reply).text).toBe('Only the host of this match can do that: \\*Bo\\*.');
  const left = await bo.select(menu, 'Take an invitation back', [fay.id]).reply;
  expect([left.id, left.text.split('\n')[0]]).toEqual([
    menu.id,
    '✅ The invitation of Fay is taken back; the seat is free again.',
  ]);
  expect(left.selects[1]!.options.map(({ label }) => label)).toEqual(['Джем']);
  expect(lobby('tavern').text).not.toContain('Fay (');
  const twice = await bo.select(older, 'Take an invitation back', [fay.id]).reply;
  expect(twice.text.split('\n')[0]).toBe('⚠ That invitation is over already.');
  const old = await plant(town, 'quay', [`invite:${(await here('tavern')).id}:decline:x`]);
  expect((await fay.press(old, '1').reply).text).toMatch(/^Вас сюда не приглашали/);
});

it('waits for quiet hours, and is over after two days; what is pressed then is told so', async () => {
  const { habits } = await town.matches.calling(cem.id);
  must(await town.matches.setHabits(cem.id, { ...habits, quiet: { from: 8 * 60, until: 20 * 60 } }));
  await town.bot.pinger.look();
  const invitations = () => ann.sees('tavern').filter(({ content }) => content.includes('invites you'));
  expect(invitations()).toEqual([]);
  clock += 9 * 3_600_000;
  await town.bot.pinger.look();
  expect(invitations()).toHaveLength(1);
  clock += 48 * 3_600_000;
  for (const match of await town.matches.endInvitations()) expect(match.invited).toBeUndefined();
  const { id } = await here('tavern');
  const old = await plant(town, 'quay', [`invite:${id}:decline:x`, 'invite:nosuch:accept:', 'invite:nosuch:open:']);
  expect((await cem.press(old, '1').reply).text).toMatch(/^Вас сюда не приглашали/);
  expect((await cem.press(old, '2').reply).text).toMatch(/nosuch/);
  expect((await cem.press(old, '3').reply).text).toMatch(/nosuch/);
});
