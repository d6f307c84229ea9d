import type { APIApplicationCommand } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerErrors, bodyErrors, callbackErrors } from '../../src/playground/schema.js';
import { type Scene, scene } from './bot.js';

let stage: Scene;
beforeEach(async () => {
  stage = await scene();
});
afterEach(() => stage.end());

interface Reply {
  status: number;
  body: { code?: number; errors?: unknown } & Record<string, unknown>;
}

async function call(method: string, path: string, body?: unknown): Promise<Reply> {
  const answer = await fetch(`${stage.twin.url}/api/v10${path}`, {
    method,
    headers: { authorization: `Bot ${stage.twin.token}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined };
}

const post = (body: unknown) => call('POST', `/channels/${stage.harbourId}/messages`, body);
const commandsPath = () => `/applications/${stage.twin.applicationId}/commands`;

test('a misspelt property is refused with a tree that names it, and is counted', async () => {
  const answer = await post({ contnet: 'hello' });
  expect([answer.status, answer.body.code]).toEqual([400, 50035]);
  expect(answer.body.errors).toEqual({
    contnet: { _errors: [{ code: 'FIELD_UNKNOWN', message: 'Discord has no such field.' }] },
  });
  expect(stage.twin.refusedBySchema).toBe(1);
  expect(stage.twin.requests.at(-1)!.schemaErrors).toEqual(['contnet: Discord has no such field.']);
});

test('a misspelt property deep in a union is named by its own path', () => {
  const button = { type: 2, style: 1, custom_id: 'a', label: 'x', dissabled: true };
  const body = { components: [{ type: 1, components: [button] }] };
  expect(bodyErrors('createMessage', body).map((one) => one.path.join('.'))).toEqual([
    'components.0.components.0.dissabled',
  ]);
});

test('a callback of an unknown type is refused', () => {
  expect(callbackErrors({ type: 3 }).map((one) => one.path)).toEqual([['type']]);
});

test('an empty message has a code of its own', async () => {
  expect((await post({ content: '' })).body.code).toBe(50006);
  expect(stage.twin.refusedBySchema).toBe(1);
});

test('a rule that only the semantic checks know is refused too', async () => {
  const button = { type: 2, style: 1, custom_id: 'a', label: 'x' };
  const answer = await post({ components: [{ type: 1, components: [button, button] }] });
  expect([answer.body.code, stage.twin.requests.at(-1)!.schemaErrors]).toEqual([
    50035,
    ['components[0].components[1].custom_id: Component custom id cannot be duplicated'],
  ]);
});

test('an edit that leaves a shown file out is refused; Components V2 stay', async () => {
  const gallery = { type: 12, items: [{ media: { url: 'attachment://a.png' } }] };
  const form = new FormData();
  form.set('payload_json', JSON.stringify({ flags: 32768, components: [gallery], attachments: [{ id: '0' }] }));
  form.set('files[0]', new Blob(['a']), 'a.png');
  const headers = { authorization: `Bot ${stage.twin.token}` };
  const url = `${stage.twin.url}/api/v10/channels/${stage.harbourId}/messages`;
  const sent = (await (await fetch(url, { method: 'POST', headers, body: form })).json()) as { id: string };
  const path = `/channels/${stage.harbourId}/messages/${sent.id}`;
  expect(answerErrors('MessageResponse', sent)).toEqual([]);
  expect((await call('PATCH', path, { attachments: [] })).body.code).toBe(50035);
  expect((await call('PATCH', path, { flags: 0, content: 'classic' })).body.code).toBe(50035);
  const text = { type: 10, content: 'gone' };
  expect((await call('PATCH', path, { attachments: [], components: [text] })).body.attachments).toEqual([]);
});

test('commands keep their ids over an overwrite, and the list hides translations unless asked', async () => {
  const [ping, match] = (await call('GET', commandsPath())).body as unknown as APIApplicationCommand[];
  const again = await call('PUT', commandsPath(), [
    { name: 'ping', description: 'Changed' },
    { name: 'new', description: 'New' },
  ]);
  const list = again.body as unknown as APIApplicationCommand[];
  expect(list[0]!.id).toBe(ping!.id);
  expect(list.map((one) => answerErrors('ApplicationCommandResponse', one))).toEqual([[], []]);
  expect((await call('GET', `${commandsPath()}/${match!.id}`)).body.code).toBe(10063);
  expect('name_localizations' in ping!).toBe(false);
  const full = await call('GET', `${commandsPath()}?with_localizations=true`);
  expect((full.body as unknown as APIApplicationCommand[])[0]!.name_localizations).toBe(null);
});

test('guild commands are created, edited, deleted and offered in their guild', async () => {
  const base = `/applications/${stage.twin.applicationId}/guilds/${stage.guildId}/commands`;
  const made = await call('POST', base, { name: 'local', description: 'Here' });
  expect([made.status, made.body.guild_id]).toEqual([201, stage.guildId]);
  expect((await call('POST', base, { name: 'local', description: 'Again' })).status).toBe(200);
  const path = `${base}/${made.body.id}`;
  expect((await call('PATCH', path, { description: 'Edited' })).body.description).toBe('Edited');
  expect(stage.twin.commands('harbour').map((one) => one.name)).toEqual(['local', 'ping', 'match']);
  expect((await call('PATCH', path, { name: 'LOUD' })).body.code).toBe(50035);
  expect((await call('DELETE', path)).status).toBe(204);
  expect((await call('GET', base)).body).toEqual([]);
});

test('a list of commands with a wrong one is refused whole', async () => {
  const answer = await call('PUT', commandsPath(), [
    { name: 'fine', description: 'x' },
    { name: 'Loud', description: 'x' },
  ]);
  expect(answer.body.errors).toEqual({
    1: { name: { _errors: [{ code: 'APPLICATION_COMMAND_INVALID_NAME', message: 'Command name is invalid' }] } },
  });
  expect(stage.twin.commands('harbour').map((one) => one.name)).toEqual(['ping', 'match']);
});

test('what the twin says about itself is valid to Discord’s schema', async () => {
  const thread = await call('POST', `/channels/${stage.harbourId}/threads`, { name: 'log', type: 11 });
  const direct = await call('POST', '/users/@me/channels', { recipient_id: stage.ann.id });
  const answers: [string, Reply][] = [
    ['UserPIIResponse', await call('GET', '/users/@me')],
    ['PrivateApplicationResponse', await call('GET', '/applications/@me')],
    ['GatewayBotResponse', await call('GET', '/gateway/bot')],
    ['GuildChannelResponse', await call('GET', `/channels/${stage.harbourId}`)],
    ['GuildMemberResponse', await call('GET', `/guilds/${stage.guildId}/members/${stage.ann.id}`)],
    ['CreatedThreadResponse', thread],
    ['PrivateChannelResponse', direct],
  ];
  expect(answers.map(([name, { body }]) => [name, answerErrors(name, body)])).toEqual(
    answers.map(([name]) => [name, []]),
  );
  expect((await call('GET', `/applications/${stage.twin.applicationId}/emojis`)).body).toEqual({ items: [] });
});

test('the answer to a callback describes the message, as Discord’s schema has it', async () => {
  stage.onInteraction(async (interaction) => {
    if (interaction.isRepliable()) await interaction.deferReply({ withResponse: true });
  });
  const { id } = stage.ann.slash('harbour', '/ping');
  await stage.twin.until(() =>
    stage.twin.requests.some((one) => one.route.endsWith('/callback') && one.status === 200),
  );
  const answer = stage.twin.requests.at(-1)!.response as { interaction: object };
  const messageId = stage.ann.sees('harbour')[0]!.id;
  expect(answer.interaction).toEqual({
    id,
    type: 2,
    response_message_id: messageId,
    response_message_loading: true,
    response_message_ephemeral: false,
  });
  expect(answerErrors('InteractionCallbackResponse', JSON.parse(JSON.stringify(answer)))).toEqual([]);
});

test('a path nobody serves is logged as unknown', async () => {
  expect((await call('GET', '/nowhere')).status).toBe(404);
  expect(stage.twin.requests.at(-1)!.route).toBe('unknown');
});
