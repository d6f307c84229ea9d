/** A tree of form errors as Discord writes it: `{ components: { 0: { custom_id: { _errors: [...] } } } }`. */
export interface ErrorTree {
  [key: string]: ErrorTree | FormError[] | undefined;
  _errors?: FormError[];
}
export interface FormError {
  code: string;
  message: string;
}

const sentences: Record<number, [status: number, message: string]> = {
  0: [404, '404: Not Found'],
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10013: [404, 'Unknown User'],
  10014: [404, 'Unknown Emoji'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  30003: [400, 'Maximum number of pins reached for the channel (250)'],
  30008: [400, 'Maximum number of emojis reached (2000)'],
  30046: [429, 'Maximum number of edits to messages older than 1 hour reached. Try again later'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  50001: [403, 'Missing Access'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50013: [403, 'Missing Permissions'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50035: [400, 'Invalid Form Body'],
  50083: [400, 'Thread is archived'],
  160002: [403, 'Cannot reply without permission to read message history'],
  160004: [400, 'A thread has already been created for this message'],
  160005: [403, 'This thread is locked'],
};

/** A request that Discord would refuse: thrown by routes, answered by the server. */
export class Refusal extends Error {
  readonly status: number;
  constructor(
    readonly code: number,
    readonly errors?: ErrorTree,
  ) {
    const [status, message] = sentences[code] ?? [400, 'Bad request'];
    super(message);
    this.status = status;
  }

  body() {
    return { message: this.message, code: this.code, ...(this.errors ? { errors: this.errors } : {}) };
  }
}
