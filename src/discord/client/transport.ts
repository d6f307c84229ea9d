import { setTimeout as sleep } from 'node:timers/promises';
import { DefaultRestOptions, type RESTOptions, type ResponseLike } from 'discord.js';

type Send = RESTOptions['makeRequest'];

/** Pauses before an acknowledgement is sent again: all tries must fit into Discord's three seconds. */
const pausesMs = [50, 200, 500];
/** So many acknowledgements in doubt are remembered at most. */
const mostInDoubt = 500;

const acknowledging = /\/interactions\/\d+\/[^/]+\/callback/;
const editing = /\/channels\/\d+\/messages\/\d+/;
/** The request did not even begin. */
const neverSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;
/** Asking for these twice is the same as once. */
const repeatable = /^(get|put|patch)$/i;

const alreadyAcknowledged = 40060;
const tooManyLateEdits = 30046;

/**
 * How requests leave for Discord, below discord.js, where answers can get lost. An acknowledgement whose answer was lost
 * is sent again, and counts as taken where Discord then says that it has it, or where every answer gets lost: the person
 * waits, and what follows edits the same reply. Without a lost answer "already acknowledged" stays a refusal: somebody
 * else has answered. An edit of an old message that Discord puts off is a refusal at once, and nothing is waited for.
 * @example new Client({ intents, rest: { makeRequest: surely() } })
 */
export function surely(send: Send = DefaultRestOptions.makeRequest): Send {
  const inDoubt = new Set<string>();
  return async (url, init) => {
    if (acknowledging.test(url)) return acknowledge(send, url, init, inDoubt);
    try {
      const response = await send(url, init);
      const putOff = response.status === 429 && init.method === 'PATCH' && editing.test(url);
      return putOff ? await refusedAtOnce(response) : response;
    } catch (error) {
      // A closed connection is what discord.js does not try again by itself, a reset one it does.
      if (codeOf(error) !== 'UND_ERR_SOCKET' || !repeatable.test(init.method ?? 'get')) throw error;
      throw Object.assign(new Error('ECONNRESET: closed without an answer', { cause: error }), { code: 'ECONNRESET' });
    }
  };
}

async function acknowledge(
  send: Send,
  url: string,
  init: Parameters<Send>[1],
  inDoubt: Set<string>,
): Promise<ResponseLike> {
  if (inDoubt.size > mostInDoubt) inDoubt.clear();
  for (const pause of [...pausesMs, undefined]) {
    try {
      const response = await send(url, init);
      // discord.js comes again after such an answer; Discord may have taken it all the same.
      if (response.status >= 500) {
        inDoubt.add(url);
        return response;
      }
      return inDoubt.delete(url) ? await taken(response) : response;
    } catch (error) {
      if (!neverSent.test(codeOf(error))) inDoubt.add(url);
      if (pause === undefined && !inDoubt.delete(url)) throw error;
    }
    if (pause !== undefined) await sleep(pause);
  }
  return done();
}

/** The answer to a repeated acknowledgement: what was taken the first time is not refused now. */
async function taken(response: ResponseLike): Promise<ResponseLike> {
  if (response.status !== 400) return response;
  const text = await response.text();
  return errorCode(text) === alreadyAcknowledged ? done() : again(response, text);
}

/** discord.js would wait after a 429, for as long as it takes, whatever else it says. */
async function refusedAtOnce(response: ResponseLike): Promise<ResponseLike> {
  const text = await response.text();
  return again(response, text, errorCode(text) === tooManyLateEdits ? 400 : response.status);
}

function done(): ResponseLike {
  return new Response(null, { status: 204 });
}

/** A response whose text was read, to be read once more. */
function again({ headers, status }: ResponseLike, text: string, as = status): ResponseLike {
  return new Response(text, { status: as, headers: Object.fromEntries(headers.entries()) });
}

function errorCode(text: string): unknown {
  try {
    return (JSON.parse(text) as { code?: unknown }).code;
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } };
  return code ?? cause?.code ?? '';
}
