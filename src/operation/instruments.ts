import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Discord gives three seconds for an acknowledgement, and fifteen minutes for an answer. */
const answerSeconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30];
const waitSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const workSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40];

/** All that is counted and measured, in a registry of its own. */
export type Instruments = ReturnType<typeof createInstruments>;

/**
 * A label has few values, and none names a person, a server or a match.
 * @example const { registry, commits } = createInstruments(); commits.inc({ game: 'nusfjord', kind: 'turn' })
 */
export function createInstruments() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <L extends string = never>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name: `harbourmaster_${name}`, help, labelNames, registers });
  const gauge = <L extends string = never>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `harbourmaster_${name}`, help, labelNames, registers });
  const histogram = <L extends string = never>(name: string, help: string, buckets: number[], ...labelNames: L[]) =>
    new Histogram({ name: `harbourmaster_${name}`, help, labelNames, registers, buckets });
  return {
    registry,
    build: gauge('build_info', 'The version that runs; always 1.', 'version'),
    interactions: counter('interactions_total', 'Interactions by kind and by what came of them.', 'kind', 'outcome'),
    acknowledged: histogram(
      'interaction_acknowledge_seconds',
      'From receiving an interaction to its acknowledgement.',
      answerSeconds,
      'kind',
    ),
    answered: histogram(
      'interaction_answer_seconds',
      'From receiving an interaction to the end of all it asked.',
      answerSeconds,
      'kind',
    ),
    commits: counter('commits_total', 'What was stored of matches: starts, turns, ends.', 'game', 'kind'),
    conflicts: counter('commit_conflicts_total', 'Commits done again, as the match had changed meanwhile.'),
    transactions: counter('transactions_total', 'Transactions by how they ended.', 'outcome'),
    lockWait: histogram('transaction_wait_seconds', 'How long a transaction waited for the write lock.', waitSeconds),
    posts: counter('posts_total', 'Tries to post, by outcome.', 'outcome'),
    pings: counter('pings_total', 'Tries to tell somebody beside the posts, by outcome.', 'outcome'),
    pictures: counter('pictures_total', 'Pictures by outcome.', 'outcome'),
    pictureTime: histogram('picture_seconds', 'From asking for a picture to having it.', workSeconds),
    picturesPending: gauge('pictures_pending', 'Pictures that are waited for, those being drawn among them.'),
    thoughts: counter('computer_turns_total', 'Turns of the computer, by outcome.', 'outcome'),
    thoughtTime: histogram('computer_turn_seconds', 'How long the computer thought about a turn.', workSeconds),
    thoughtsPending: gauge('computer_turns_pending', 'Turns that wait for the computer, the one in hand among them.'),
    requests: counter('discord_requests_total', 'Requests to Discord by class of status; none: no answer.', 'status'),
    rateLimits: counter('discord_rate_limits_total', 'Requests that Discord answered with 429.'),
    gatewayChanges: counter('gateway_changes_total', 'What happened to the connection to Discord.', 'change'),
    gatewayUp: gauge('gateway_up', '1 while the connection to Discord stands.'),
    gatewayLatency: gauge('gateway_latency_seconds', 'From a heartbeat to its answer.'),
    guilds: gauge('guilds', 'Servers the bot is in.'),
    matchesLive: gauge('matches_live', 'Matches that are being played, lessons left out.', 'game'),
    matchesGathering: gauge('matches_gathering', 'Matches that gather players.'),
    outboxRows: gauge('outbox_rows', 'What waits to be posted.'),
    outboxOldest: gauge(
      'outbox_oldest_seconds',
      'For how long the oldest post that is due has waited; 0: none is due.',
    ),
    databaseSize: gauge('database_bytes', 'Size of the database file.'),
    walSize: gauge('database_wal_bytes', 'Size of the log beside the database file.'),
  };
}
