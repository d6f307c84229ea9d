/**
 * What a column of text holds of people.
 * person: the id of one. people: text, mostly JSON, in which ids of people may stand in quotes. name: what somebody is called. own: what a
 * person wrote, chose or planned; it goes with its row. nothing: nothing of anybody, such as ids of matches and what games are made of.
 */
export type Holds = 'person' | 'people' | 'name' | 'own' | 'nothing';

/** A table, by what it holds of people. */
export interface Inventory {
  /** The column that says whose a row is; undefined: its rows are nobody's, whoever is named in them. */
  whose?: string;
  /** What becomes of somebody's rows when they have all their data deleted; stays: with an id that is nobody's. */
  erased?: 'goes' | 'stays';
  /** Every column of text. */
  text: Record<string, Holds>;
  /** Columns of Unix milliseconds, which an export writes as dates. */
  times?: string[];
  /** Columns that an export leaves out, since they speak of others or are the bot's own bookkeeping. */
  inner?: string[];
}

/**
 * All tables, as the database names them: what `/privacy export` reads and `/privacy delete` changes follows from this list. A test
 * compares it with the schema, so that no column of text is forgotten.
 */
export const inventory: Record<string, Inventory> = {
  guilds: { text: { id: 'nothing', locale: 'nothing', settings: 'nothing' }, times: ['seen_at', 'left_at'] },
  users: { whose: 'id', text: { id: 'person', name: 'name' }, times: ['seen_at'] },
  matches: {
    whose: 'host_id',
    erased: 'stays',
    text: {
      ...nothing('id', 'guild_id', 'channel_id', 'game', 'rules', 'status', 'options', 'locale', 'seed', 'seed_hash'),
      ...nothing(
        'changed',
        'series_id',
        'lobby_message',
        'rematch_of',
        'talk_thread',
        'pace',
        'pauses',
        'unscored',
        'trust',
      ),
      host_id: 'person',
      closed_by: 'person',
      rematch_people: 'people',
    },
    times: ['created_at', 'started_at', 'ended_at', 'stirred_at'],
    inner: ['rules', 'version', 'seed', 'changed', 'turn_over', 'rematch_people', 'unscored', 'closed_by'],
  },
  seats: {
    whose: 'user_id',
    erased: 'stays',
    text: { ...nothing('match_id', 'level'), user_id: 'person' },
    times: ['joined_at'],
    inner: ['level', 'told_next'],
  },
  // Whose a move is, is asked of the seats.
  moves: { text: nothing('match_id', 'action', 'args', 'played_by'), times: ['at'] },
  snapshots: { text: nothing('match_id', 'position', 'digest') },
  // Those of seats that somebody holds.
  drafts: {
    text: { ...nothing('match_id'), steps: 'own', thought: 'own', thrown: 'own', missed: 'own' },
    times: ['updated_at'],
  },
  outbox: {
    text: { ...nothing('match_id', 'kind', 'calls', 'state', 'nonce', 'message_id'), events: 'people' },
    times: ['created_at'],
  },
  looks: { whose: 'user_id', erased: 'goes', text: { ...nothing('match_id'), user_id: 'person' } },
  notes: {
    whose: 'user_id',
    erased: 'goes',
    text: { ...nothing('match_id'), user_id: 'person', text: 'own' },
    times: ['at'],
  },
  votes: {
    whose: 'proposed_by',
    erased: 'stays',
    text: {
      ...nothing('id', 'match_id', 'kind', 'subject', 'state', 'why', 'channel_id', 'message_id'),
      payload: 'people',
      proposed_by: 'person',
      ballots: 'people',
    },
    times: ['proposed_at', 'expires_at', 'decided_at'],
    inner: ['ballots', 'revision', 'shown', 'tried'],
  },
  comments: {
    whose: 'user_id',
    erased: 'goes',
    text: { ...nothing('match_id', 'told_in', 'told_as'), user_id: 'person', text: 'own' },
    times: ['at'],
  },
  orders: {
    whose: 'user_id',
    erased: 'goes',
    text: { ...nothing('match_id'), user_id: 'person', declines: 'own' },
  },
  plans: {
    whose: 'user_id',
    erased: 'goes',
    text: { ...nothing('match_id'), user_id: 'person', steps: 'own', thought: 'own' },
  },
  invitations: {
    whose: 'user_id',
    erased: 'goes',
    text: { ...nothing('match_id', 'state'), user_id: 'person' },
    times: ['asked_at', 'until'],
  },
  seekers: {
    whose: 'user_id',
    erased: 'goes',
    text: { ...nothing('guild_id', 'game'), user_id: 'person' },
    times: ['since', 'told_at'],
  },
  // Those of a server are nobody's.
  templates: {
    whose: 'user_id',
    erased: 'goes',
    text: { ...nothing('guild_id', 'game'), user_id: 'person', name: 'own', name_key: 'own', settings: 'own' },
    times: ['saved_at'],
    inner: ['name_key', 'guild_id'],
  },
  waits: { text: nothing('match_id') },
  habits: { whose: 'user_id', erased: 'goes', text: { user_id: 'person', habits: 'own' }, times: ['digest_at'] },
  mutes: { whose: 'user_id', erased: 'goes', text: { ...nothing('match_id'), user_id: 'person' } },
  vacations: { whose: 'user_id', erased: 'goes', text: { user_id: 'person', from_day: 'own', until_day: 'own' } },
  pings: {
    whose: 'user_id',
    erased: 'goes',
    text: { ...nothing('kind', 'match_id', 'nonce'), user_id: 'person' },
    times: ['since', 'created_at'],
    inner: ['nonce'],
  },
  outages: { text: {} },
  beats: { text: {} },
  results: { text: nothing('match_id', 'guild_id', 'game', 'variant', 'kind', 'achievements') },
  result_seats: { whose: 'user_id', erased: 'stays', text: { ...nothing('match_id'), user_id: 'person' } },
  // Its name is the server's, like that of a channel.
  seasons: {
    text: { ...nothing('guild_id', 'name', 'begins'), opened_by: 'person', closed_by: 'person' },
    times: ['opened_at', 'closed_at'],
  },
  ratings: {
    whose: 'user_id',
    erased: 'stays',
    text: { ...nothing('pool'), user_id: 'person' },
    times: ['changed_at'],
  },
  rating_pools: { text: nothing('pool', 'result') },
  rating_changes: {
    whose: 'user_id',
    erased: 'stays',
    text: { ...nothing('pool', 'result'), user_id: 'person' },
    times: ['ended_at'],
  },
  punctuality: { whose: 'user_id', erased: 'goes', text: { user_id: 'person', month: 'nothing' } },
  hidden_people: { whose: 'user_id', erased: 'goes', text: { user_id: 'person' }, times: ['since'] },
  played: {
    whose: 'user_id',
    erased: 'stays',
    text: { ...nothing('match_id', 'guild_id', 'game', 'variant', 'kind', 'category'), user_id: 'person' },
    times: ['ended_at'],
  },
  streaks: {
    whose: 'user_id',
    erased: 'stays',
    text: { ...nothing('pool', 'match_id', 'last_result'), user_id: 'person' },
    times: ['since', 'from_at', 'until_at', 'last_at'],
  },
  achieved: {
    whose: 'user_id',
    erased: 'stays',
    text: { ...nothing('match_id', 'kind', 'guild_id'), user_id: 'person' },
    times: ['ended_at'],
  },
  standing_boards: { text: nothing('guild_id', 'channel_id', 'pool', 'message_id', 'shown') },
  // Its name is what everybody calls it: whoever gave it takes it with them (`replacePerson`).
  tournaments: {
    whose: 'organiser_id',
    erased: 'stays',
    text: {
      ...nothing('guild_id', 'channel_id', 'locale', 'name', 'game', 'settings', 'format', 'opens', 'seeding', 'seed'),
      ...nothing('status', 'message_id', 'shown', 'final_message'),
      organiser_id: 'person',
    },
    times: ['due_at', 'created_at', 'started_at', 'ended_at', 'reminded_at'],
    inner: ['seed', 'revision', 'pending', 'tried', 'shown', 'final_tried', 'remind_tried'],
  },
  tournament_entrants: {
    whose: 'user_id',
    erased: 'stays',
    text: { user_id: 'person' },
    times: ['joined_at'],
  },
  // Whose a place is, is asked of the entrants.
  tournament_tables: { text: nothing('thread_id', 'match_id') },
  tournament_seats: { text: nothing('bye') },
  acts: {
    whose: 'user_id',
    erased: 'stays',
    text: {
      ...nothing('guild_id', 'kind', 'match_id', 'channel_id'),
      user_id: 'person',
      about: 'people',
      person_id: 'person',
    },
    times: ['at'],
  },
  announcements: { text: nothing('guild_id', 'channel_id', 'match_id', 'message_id') },
  erasures: { text: nothing('stand_in') },
  retellings: { text: nothing('match_id', 'kind', 'channel_id', 'message_id', 'locale') },
};

function nothing(...columns: string[]): Record<string, Holds> {
  return Object.fromEntries(columns.map((column) => [column, 'nothing']));
}
