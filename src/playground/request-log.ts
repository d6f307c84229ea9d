import type { LoggedRequest } from './api.js';

/** The REST requests so far, or the last ones of them. */
export class RequestLog {
  readonly #limit: number;
  readonly kept: LoggedRequest[] = [];
  /** How many of all were refused by Discord's schema or a semantic check. */
  refusedBySchema = 0;
  #total = 0;

  /** @param limit how many are kept; older ones are forgotten */
  constructor(limit: number) {
    this.#limit = limit;
  }

  begin(request: Omit<LoggedRequest, 'number'>): LoggedRequest {
    this.#total += 1;
    const numbered = { number: this.#total, ...request };
    this.kept.push(numbered);
    if (this.kept.length > this.#limit) this.kept.shift();
    return numbered;
  }

  /** Once its answer is known. */
  end(request: LoggedRequest): void {
    if (request.schemaErrors.length > 0) this.refusedBySchema += 1;
  }
}
