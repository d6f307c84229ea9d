const parts = ['open', 'ask', 'recall', 'accept', 'decline', 'off'] as const;

/**
 * About invitations to a match that gathers. open: shows its host whom they may invite. ask: invites whom they pick there; recall: takes that back. accept, decline: the presser, who
 * is invited, joins, or will not come. off: the presser wants no invitations any more. `post`: the nonce of the message.
 */
export interface InvitePress {
  on: 'invite';
  match: string;
  do: (typeof parts)[number];
  post: string;
}

/** @example printInvitePress({ on: 'invite', match: 'k3x9qm2a', do: 'open', post: '' }) // 'invite:k3x9qm2a:open:' */
export function printInvitePress({ match, do: part, post }: InvitePress): string {
  return `invite:${match}:${part}:${post}`;
}

/** Reads it back; undefined: it is none. @example parseInvitePress('k3x9qm2a', ['open', '']) */
export function parseInvitePress(match: string, [first, post = '']: string[]): InvitePress | undefined {
  const part = parts.find((one) => one === first);
  return part && /^[\w-]{0,25}$/.test(post) ? { on: 'invite', match, do: part, post } : undefined;
}
