import type { BaseMessageOptions, Message } from 'discord.js';
import type { App } from './app.js';
import { callDiscord, type Failure } from './outgoing.js';

/** So many of the last messages are looked at for an earlier try. */
const recently = 20;

/**
 * Tells one person directly, once; why it could not be.
 * @param before a try was made before, at the earliest at `since`, in Unix milliseconds
 * @example const failure = await sendDirectly(app, '42', { retried: false, since: Date.now() }, { content, nonce, enforceNonce: true })
 */
export async function sendDirectly(
  app: App,
  person: string,
  before: { retried: boolean; since: number },
  body: Pick<BaseMessageOptions, 'components' | 'allowedMentions'> & {
    content: string;
    nonce: string;
    enforceNonce: true;
  },
): Promise<Failure | undefined> {
  const opened = await callDiscord(() => app.client.users.createDM(person));
  if (!opened.ok) return opened.failure;
  const channel = opened.value;
  if (before.retried) {
    // Links carry no nonce: the same words since then are the same message.
    const recent = await callDiscord(() => channel.messages.fetch({ limit: recently, cache: false }));
    if (!recent.ok) return recent.failure;
    const same = (message: Message): boolean =>
      message.createdTimestamp >= before.since && message.content === body.content;
    if (recent.value.some((message) => same(message))) return undefined;
  }
  const sent = await callDiscord(() => channel.send(body));
  return sent.ok ? undefined : sent.failure;
}
