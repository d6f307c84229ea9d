import { EventEmitter } from 'node:events';
import type { TwinEventMap, TwinEvents } from './api.js';

/** The twin's events; a listener's payload is typed by `TwinEventMap`. */
export class Events implements TwinEvents {
  readonly #emitter = new EventEmitter();

  on<K extends keyof TwinEventMap>(event: K, listener: (payload: TwinEventMap[K]) => void): void {
    this.#emitter.on(event, listener);
  }

  off<K extends keyof TwinEventMap>(event: K, listener: (payload: TwinEventMap[K]) => void): void {
    this.#emitter.off(event, listener);
  }

  emit<K extends keyof TwinEventMap>(event: K, payload: TwinEventMap[K]): void {
    this.#emitter.emit(event, payload);
  }
}
