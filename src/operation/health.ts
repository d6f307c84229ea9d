/** Where the bot is between start and end. */
export type Phase = 'starting' | 'running' | 'stopping';

/** What is known of the bot's parts; what is undefined cannot be told now. */
export interface Parts {
  phase: Phase;
  /** Does the connection to Discord stand? */
  connected: boolean;
  /** ok, or what ails the database. */
  database: string;
  /** How late the event loop is, in seconds. */
  loopDelay: number;
  /** For how many seconds the oldest post has been due that its channel would take. */
  postsWait?: number;
  /** For how many seconds it has not been noted that people can be reached. */
  beatAge?: number;
}

/** What a supervisor is told. */
export interface Health {
  /** ok alone is well. */
  status: 'ok' | 'unwell' | 'starting' | 'stopping';
  /** Why it is not well, a sentence each. */
  reasons: string[];
  discord: 'connected' | 'down';
  database: string;
  eventLoopDelaySeconds: number;
  postsWaitSeconds?: number;
  beatAgeSeconds?: number;
}

/** So late nobody's press is acknowledged in time. */
const longestDelay = 1;
/** As long as what counts as an outage for people's time. */
const longestWait = 10 * 60;

/**
 * Judges the bot by its parts.
 * @example judge({ phase: 'running', connected: true, database: 'ok', loopDelay: 0 }).status // 'ok'
 */
export function judge({ phase, connected, database, loopDelay, postsWait, beatAge }: Parts): Health {
  const reasons = [
    ...(phase === 'starting' ? ['The bot is starting.'] : []),
    ...(phase === 'stopping' ? ['The bot is stopping.'] : []),
    ...(connected || phase !== 'running' ? [] : ['The connection to Discord is down.']),
    ...(database === 'ok' || phase !== 'running' ? [] : [`The database cannot be used: ${database}.`]),
    ...(loopDelay > longestDelay ? ['The process is too busy to answer in time.'] : []),
    ...(postsWait !== undefined && postsWait > longestWait
      ? ['Posts have been waiting for more than 10 minutes.']
      : []),
    ...(phase === 'running' && beatAge !== undefined && beatAge > longestWait
      ? ['Nobody could be reached for more than 10 minutes.']
      : []),
  ];
  const well = reasons.length === 0 ? 'ok' : 'unwell';
  return {
    status: phase === 'running' ? well : phase,
    reasons,
    discord: connected ? 'connected' : 'down',
    database,
    eventLoopDelaySeconds: rounded(loopDelay),
    ...(postsWait !== undefined && { postsWaitSeconds: rounded(postsWait) }),
    ...(beatAge !== undefined && { beatAgeSeconds: rounded(beatAge) }),
  };
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1_000) / 1_000;
}
