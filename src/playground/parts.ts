import type { Clock } from './clock.js';
import type { CommandBook } from './command-book.js';
import type { Events } from './events.js';
import type { Faults } from './faults.js';
import type { Gateway } from './gateway.js';
import type { Messages } from './messages.js';
import type { RequestLog } from './request-log.js';
import type { World } from './world.js';

/** The parts of the twin that interactions are made of. */
export interface Parts {
  readonly clock: Clock;
  readonly world: World;
  readonly messages: Messages;
  readonly commands: CommandBook;
  readonly gateway: Gateway;
  readonly faults: Faults;
  readonly events: Events;
  readonly token: string;
  readonly applicationId: string;
  /** Set once the server listens. */
  readonly urls: { http: string; gateway: string };
  readonly requests: RequestLog;
}
