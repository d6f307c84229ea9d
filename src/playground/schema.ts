import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import * as z from 'zod/mini';
import { badLength, type Finding, type Path } from './checks/findings.js';

type Schema = z.ZodMiniType;

/**
 * Discord's own description of its API, as zod schemas that refuse unknown properties. The package fixes its choice of
 * tolerant objects while it loads, so a copy of its source is loaded with the other choice.
 */
const schemas: Record<string, Schema> = loadStrict();

function loadStrict(): Record<string, Schema> {
  const file = specFile();
  const names: string[] = [];
  const body = readFileSync(file, 'utf8')
    .replace(/^import .*$/m, '')
    .replace('let zObject = z.object;', 'const zObject = z.strictObject;')
    .replace(/^export const setStrictObject = .*$/m, '')
    .replace(/^export const (\w+)/gm, (_, name: string) => {
      names.push(name);
      return `const ${name}`;
    });
  if (!body.includes('const zObject = z.strictObject;')) throw new Error('discord-api-spec has changed its source');
  return compileFunction(`${body}\nreturn { ${names.join(', ')} };`, ['z'])(z) as Record<string, Schema>;
}

/** The package exports itself to `import` alone, so `require.resolve` cannot name the file. */
function specFile(): string {
  const folders = createRequire(import.meta.url).resolve.paths('discord-api-spec') ?? [];
  const files = folders.map((folder) => join(folder, 'discord-api-spec/build/discord-api-spec.zod.js'));
  const file = files.find((one) => existsSync(one));
  if (!file) throw new Error('discord-api-spec is not installed');
  return file;
}

function schemaOf(name: string): Schema {
  const schema = schemas[`${name}Schema`];
  if (!schema) throw new Error(`Discord's description has no ${name}`);
  return schema;
}

/** What Discord's schemas describe as the body of each route; several names mean: by the value of `type`. */
export const bodies = {
  createMessage: 'MessageCreateRequest',
  editMessage: 'MessageEditRequestPartial',
  editOriginal: 'IncomingWebhookUpdateRequestPartial',
  followUp: 'IncomingWebhookInteractionRequest',
  startThread: 'CreateTextThreadWithoutMessageRequest',
  startThreadFromMessage: 'CreateTextThreadWithMessageRequest',
  editThread: 'UpdateThreadRequestPartial',
  editChannel: 'UpdateGuildChannelRequestPartial',
  createDirectChannel: 'CreatePrivateChannelRequest',
  createCommand: 'ApplicationCommandCreateRequest',
  overwriteCommand: 'ApplicationCommandUpdateRequest',
  editCommand: 'ApplicationCommandPatchRequestPartial',
} as const;

const callbacks: Record<number, string> = {
  4: 'CreateMessageInteractionCallbackRequest',
  5: 'CreateMessageInteractionCallbackRequest',
  6: 'UpdateMessageInteractionCallbackRequest',
  7: 'UpdateMessageInteractionCallbackRequest',
  8: 'ApplicationCommandAutocompleteCallbackRequest',
  9: 'ModalInteractionCallbackRequest',
};

/**
 * What Discord's schema refuses in a request body; empty when it is fine.
 *
 * @example bodyErrors('createMessage', { contnet: 'hi' }) // [{ path: ['contnet'], ... }]
 */
export function bodyErrors(kind: keyof typeof bodies, body: unknown): Finding[] {
  const copy = tolerated(body);
  // discord.js names a type here too, where it follows from the channel.
  if (kind === 'startThreadFromMessage' && copy) delete (copy as { type?: number }).type;
  return check(schemaOf(bodies[kind]), copy);
}

/** The same for the answer to an interaction. */
export function callbackErrors(body: unknown): Finding[] {
  const name = callbacks[(body as { type?: number } | null)?.type ?? 0];
  if (!name) return [{ path: ['type'], code: 'BASE_TYPE_CHOICES', message: 'Unknown callback type.' }];
  return check(schemaOf(name), tolerated(body));
}

/** What Discord's schema of an answer, such as `MessageResponse`, finds wrong in what the twin says. */
export function answerErrors(name: string, body: unknown): Finding[] {
  return check(schemaOf(name), body);
}

/** How discord.js writes an attachment that an edit keeps. */
const attachmentHabits = new Set(
  'attachment name size url proxyURL height width contentType ephemeral duration flags'.split(' '),
);

/**
 * A copy without what discord.js always sends and Discord takes, though its description does not name it: `tts`, `nonce`
 * and `enforce_nonce` everywhere, `animated` in emoji, permission bits as a string, kept attachments with all they have.
 */
function tolerated(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(tolerated);
  if (body === null || typeof body !== 'object') return body;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(body)) {
    if (key === 'tts' || key === 'enforce_nonce' || key === 'nonce') continue;
    if (key === 'default_member_permissions' && typeof value === 'string') copy[key] = Number(value);
    else copy[key] = tolerated(value);
    if (key === 'attachments' && Array.isArray(value)) copy[key] = value.map(withoutAttachmentHabits);
    if (key === 'emoji' && value && typeof value === 'object') delete (copy[key] as { animated?: unknown }).animated;
  }
  return copy;
}

function withoutAttachmentHabits(entry: unknown): unknown {
  if (entry === null || typeof entry !== 'object') return entry;
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !attachmentHabits.has(key)));
}

function check(schema: Schema, body: unknown): Finding[] {
  const result = z.safeParse(schema, body);
  return result.success ? [] : result.error.issues.flatMap((issue) => readIssue(issue, []));
}

type Issue = z.core.$ZodIssue;

function readIssue(issue: Issue, above: Path): Finding[] {
  const path = [...above, ...(issue.path as (string | number)[])];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        code: 'FIELD_UNKNOWN',
        message: 'Discord has no such field.',
      }));
    case 'invalid_union': {
      const branch = likeliest(issue.errors);
      if (branch) return branch.flatMap((inner) => readIssue(inner, path));
      return [{ path, code: 'UNION_TYPE_CHOICES', message: 'The value fits none of the allowed types.' }];
    }
    case 'too_big':
      return [{ path, code: badLength, message: `Must be ${issue.maximum} or fewer${unit(issue.origin)}.` }];
    case 'too_small':
      return [{ path, code: badLength, message: `Must be ${issue.minimum} or more${unit(issue.origin)}.` }];
    case 'invalid_type':
      return [{ path, code: 'BASE_TYPE_REQUIRED', message: `Must be of type ${issue.expected}.` }];
    case 'invalid_value':
      return [{ path, code: 'BASE_TYPE_CHOICES', message: `Value must be one of (${issue.values.join(', ')}).` }];
    default:
      return [
        { path, code: 'BASE_TYPE_INVALID', message: `Not a valid ${'format' in issue ? issue.format : 'value'}.` },
      ];
  }
}

function unit(origin: string): string {
  return origin === 'string' || origin === 'array' ? ' in length' : '';
}

/** Of a union's branches the one whose `type` fits, as Discord picks it; else the one with the fewest complaints. */
function likeliest(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const wrongType = (branch: readonly Issue[]) =>
    branch.some((issue) => issue.path.length === 1 && issue.path[0] === 'type');
  const fitting = branches.filter((branch) => branch.length > 0 && !wrongType(branch));
  if (fitting.length === 0) return undefined;
  return fitting.reduce((best, branch) => (branch.length < best.length ? branch : best));
}
