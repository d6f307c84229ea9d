import type { Client, RESTOptions } from 'discord.js';

/** How requests leave for Discord. */
export type Send = RESTOptions['makeRequest'];

/** What somebody did: typed a command, pressed a button, chose in a menu, sent a form, was typing. */
export type InteractionKind = 'command' | 'button' | 'menu' | 'form' | 'autocomplete';

/**
 * What came of it. answered: it was done, or shown. refused: a sentence said why not. stale: it was about what waits no more.
 * failed: an error, or the database's trouble. lost: Discord took no answer.
 */
export type InteractionOutcome = 'answered' | 'refused' | 'stale' | 'failed' | 'lost';

/** What is told, while it happens, for whoever watches the bot. Nothing of it names anybody. */
export interface Metrics {
  /**
   * An interaction has come; the function given back is told how it ended, once.
   * @param id is kept until then alone
   */
  interaction(id: string, kind: InteractionKind): (outcome: InteractionOutcome) => void;
  /**
   * A post was tried.
   * @param outcome sent, failed, or why Discord did not take it
   * @param series whose post: what its channel refuses is not the bot's trouble
   */
  post(outcome: string, series: string): void;
  /** A ping was tried. */
  ping(outcome: string): void;
  /** The same way of sending, each request counted. */
  requests(send: Send): Send;
  /** The connection of this client is looked at from now on; it need not stand yet. */
  watch(client: Client): void;
}

/** Nobody watches. */
export const noMetrics: Metrics = {
  interaction: () => () => undefined,
  post: () => undefined,
  ping: () => undefined,
  requests: (send) => send,
  watch: () => undefined,
};
