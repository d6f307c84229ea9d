import { type Loose, Type, walk } from './checks/components.js';
import type { MessageToBe } from './checks/message.js';

export interface Pinged {
  users: string[];
  roles: string[];
  everyone: boolean;
}

/**
 * Whom a message notifies: the mentions in its content and text displays that `allowed_mentions` lets through. Without
 * that field everything is parsed in plain messages, and only users in answers to an interaction.
 */
export function pinged(message: MessageToBe, inInteraction: boolean): Pinged {
  const texts = [...walk((message.components ?? []) as Loose[])]
    .filter(([one]) => one.type === Type.TextDisplay)
    .map(([one]) => String(one.content));
  const text = [message.content ?? '', ...texts].join('\n');
  const users = unique([...text.matchAll(/<@!?(\d+)>/g)].map((hit) => hit[1]!));
  const roles = unique([...text.matchAll(/<@&(\d+)>/g)].map((hit) => hit[1]!));
  const allowed = message.allowed_mentions ?? { parse: inInteraction ? ['users'] : ['users', 'roles', 'everyone'] };
  const parse = new Set(allowed.parse ?? []);
  return {
    users: users.filter((id) => parse.has('users') || allowed.users?.includes(id)),
    roles: roles.filter((id) => parse.has('roles') || allowed.roles?.includes(id)),
    everyone: parse.has('everyone') && /@(everyone|here)\b/.test(text),
  };
}

function unique(ids: string[]): string[] {
  return [...new Set(ids)];
}
