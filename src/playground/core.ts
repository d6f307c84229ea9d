import { EventEmitter } from 'node:events';
import type { TwinEventMap, TwinEvents } from './api.js';
import type { Clock } from './clock.js';
import type { CommandBook } from './command-book.js';
import type { Faults } from './faults.js';
import type { Gateway } from './gateway.js';
import type { Interactions } from './interactions.js';
import type { Messages } from './messages.js';
import type { RequestLog } from './request-log.js';
import type { World } from './world.js';

/** The twin's events; a listener's payload is typed by `TwinEventMap`. */
export class Events implements TwinEvents {
  private readonly emitter = new EventEmitter();

  on<K extends keyof TwinEventMap>(event: K, listener: (payload: TwinEventMap[K]) => void): void {
    this.emitter.on(event, listener);
  }

  off<K extends keyof TwinEventMap>(event: K, listener: (payload: TwinEventMap[K]) => void): void {
    this.emitter.off(event, listener);
  }

  emit<K extends keyof TwinEventMap>(event: K, payload: TwinEventMap[K]): void {
    this.emitter.emit(event, payload);
  }
}

/** The parts every route may use. */
export interface Core {
  readonly clock: Clock;
  readonly world: World;
  readonly messages: Messages;
  readonly commands: CommandBook;
  readonly interactions: Interactions;
  readonly gateway: Gateway;
  readonly faults: Faults;
  readonly events: Events;
  readonly token: string;
  readonly applicationId: string;
  /** Set once the server listens. */
  readonly urls: { http: string; gateway: string };
  readonly requests: RequestLog;
}
