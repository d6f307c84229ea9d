import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import type { Fault } from '../../src/playground/faults.js';
import { fixedBytes } from '../match/harness.js';
import { boardPosts, openTown, startMatch, type Town, upToConfirm } from './town.js';

const callback = '/interactions/:interaction/:token/callback';
const edit = '/webhooks/:application/:token/messages/:message';

let town: Town;
let people: Persona[];
let post: SeenMessage;
let mover: Persona;
beforeEach(async () => {
  town = await openTown({ randomBytes: fixedBytes('a') });
  people = [town.person('Ann'), town.person('Bo')];
  post = await startMatch(town, 'quay', people);
  mover = people.find(({ id }) => post.content.startsWith(`<@${id}>`))!;
});
afterEach(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  await town.close();
});

/** How many acknowledgements of one press Discord was asked to take. */
const asked = (): number => town.twin.requests.filter(({ route }) => route === callback).length;

describe.each<[string, Fault, number]>([
  ['was reset', { drop: 'after', reset: true }, 1],
  ['was cut off', { drop: 'after' }, 1],
  ['was lost again and again', { drop: 'after', reset: true }, 20],
  ['was a bad gateway’s', { answer: { status: 502 } }, 1],
  ['was cut off before Discord had it', { drop: 'before' }, 2],
])('an acknowledgement whose answer %s', (_, fault, times) => {
  const spoil = (): void => town.twin.faults.next('POST', callback, fault, times);

  it('of End turn is followed by the turn', async () => {
    const panel = await upToConfirm(mover, post);
    spoil();
    const last = await mover.press(panel, '✓ End turn').reply;
    expect(last.text).toContain('to move. You will be pinged when it is your turn.');
    expect((await town.twin.until(() => boardPosts(mover, 'quay')[1])).content).toContain(`${mover.name} takes`);
  });

  it('of Play is followed by the panel', async () => {
    spoil();
    expect((await mover.press(post, 'Play').reply).text).toContain('What is your main action?');
  });

  it('of a command is followed by its answer, in private', async () => {
    spoil();
    const shown = await mover.slash('quay', '/match show').reply;
    expect([shown.ephemeral, shown.files.length]).toEqual([true, 1]);
  });

  it('of a press in the lobby is followed by the seat', async () => {
    await mover.slash('tavern', '/match create', { game: 'santa-maria' }).reply;
    const lobby = mover.sees('tavern').find((seen) => seen.find('Join'))!;
    spoil();
    const other = people.find((person) => person !== mover)!;
    expect((await other.press(lobby, 'Join').reply).text).toContain(other.name);
  });

  it('of what is being typed is the choices', async () => {
    spoil();
    const offered = await mover.autocomplete('quay', '/santamaria use-die', { die: '' }, 'die');
    expect(offered.map(({ value }) => value)).toContain('white-1');
  });

  it('outside a server is the answer itself', async () => {
    const dm = await town.bot.client.users.createDM(mover.id);
    const button = { type: 2 as const, style: 2 as const, custom_id: 'post:abc:play:x', label: 'Play' };
    const { id } = await dm.send({ content: 'Old', components: [{ type: 1, components: [button] }] });
    spoil();
    expect((await mover.press(id, 'Play').reply).text).toContain('I host matches in server channels.');
  });
});

it('an acknowledgement that Discord has from somebody else is left to them', async () => {
  const before = asked();
  town.twin.faults.next('POST', callback, { answer: { status: 400, code: 40060 } });
  const pressed = mover.press(post, 'Play');
  await town.twin.until(() => asked() > before);
  await town.twin.idle();
  expect([asked(), pressed.state]).toEqual([before + 1, 'waiting']);
});

it('an answer that is cut off on its way is sent again', async () => {
  town.twin.faults.next('PATCH', edit, { drop: 'before' }, 2);
  expect((await mover.press(post, 'Play').reply).text).toContain('What is your main action?');
});

it('an edit of an old message that Discord puts off is not waited for: the lobby is posted anew', async () => {
  const [ann] = people as [Persona];
  await ann.slash('tavern', '/match create', { game: 'santa-maria' }).reply;
  const lobby = ann.sees('tavern').find((seen) => seen.find('Join'))!;
  const menus = await ann.press(lobby, 'Options').reply;
  const route = '/channels/:channel/messages/:message';
  // Discord says when to come back; it may be in an hour.
  town.twin.faults.next('PATCH', route, { answer: { status: 429, code: 30046, retryAfterSeconds: 3600 } }, 5);
  const menu = menus.selects[0]!;
  const other = menu.options.find((option) => !option.default)!;
  await ann.select(menus, menu.customId, [other.value]).reply;
  const lobbies = () => ann.sees('tavern').filter((seen) => seen.find('Join'));
  expect((await town.twin.until(() => lobbies()[1])).text).not.toBe(lobby.text);
  expect(town.twin.requests.filter((one) => one.route === route && one.status === 429)).toHaveLength(1);
});
