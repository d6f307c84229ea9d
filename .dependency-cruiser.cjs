// Which folder may import which: the arrows of ARCHITECTURE.md.

const Ours = '^(src|commands|render|tools|tests|scripts)/';
/** Says where the project lies. */
const Place = '^src/project\\.ts$';

/** What each folder may import of ours. Patterns may use $1, the first group of the folder's pattern. */
const Arrows = {
  '^src/engine/': ['^src/engine/'],
  '^src/games/kit/': ['^src/games/kit/', '^src/engine/'],
  '^src/games/(?!kit/)([^/]+)/': ['^src/games/(?:$1|kit)/', '^src/games/(?!index)[^/]+\\.ts$', '^src/engine/'],
  '^src/games/[^/]+\\.ts$': ['^src/games/[^/]+(/index)?\\.ts$', '^src/engine/'],
  '^src/process/': ['^src/process/'],
  '^src/computer/': ['^src/computer/', '^src/games/index\\.ts$', '^src/process/', '^src/engine/'],
  '^src/text/': ['^src/text/', '^src/engine/(message|game)\\.ts$'],
  '^src/days/': ['^src/days/', '^src/games/kit/data-files\\.ts$'],
  '^src/ratings/': ['^src/ratings/'],
  '^src/store/': ['^src/store/', '^src/process/', '^src/days/', '^src/ratings/', '^src/engine/'],
  '^src/backups/': ['^src/backups/', '^src/store/', '^src/process/', '^src/engine/'],
  '^src/tournaments/': ['^src/tournaments/', '^src/games/kit/data-files\\.ts$', '^src/engine/rng\\.ts$'],
  '^src/lessons/': ['^src/lessons/', '^src/games/kit/data-files\\.ts$', '^src/engine/'],
  '^src/community/': ['^src/community/', '^src/ratings/', '^src/store/', '^src/engine/'],
  '^src/match/': [
    '^src/match/',
    '^src/computer/(levels|thinker|turn-clocks)\\.ts$',
    '^src/lessons/(?!index)[^/]+\\.ts$',
    '^src/days/',
    '^src/ratings/',
    '^src/tournaments/',
    '^src/store/',
    '^src/engine/',
  ],
  '^render/(?!kit/)([^/]+)/': [
    '^render/$1/',
    '^render/kit/',
    '^render/[^/]+\\.ts$',
    '^src/games/$1/(view|data|words|components|board/geometry)\\.ts$',
    '^src/games/$1/data/',
    '^src/engine/message\\.ts$',
    '^src/text/',
  ],
  '^render/kit/': ['^render/kit/', '^render/[^/]+\\.ts$', '^src/engine/message\\.ts$', '^src/text/'],
  '^render/[^/]+\\.ts$': [
    '^render/',
    '^src/process/',
    '^src/games/[^/]+/(view|data)\\.ts$',
    '^src/games/[^/]+/data/',
    '^src/engine/(message|game)\\.ts$',
    '^src/text/',
  ],
  '^src/operation/': [
    '^src/operation/',
    '^src/store/index\\.ts$',
    '^src/computer/thinker\\.ts$',
    '^render/painter\\.ts$',
  ],
  '^src/discord/': [
    '^src/discord/',
    '^src/match/',
    '^src/community/',
    '^src/operation/(metrics|log)\\.ts$',
    '^src/tournaments/',
    '^src/computer/levels\\.ts$',
    '^src/days/',
    '^render/',
    '^src/text/',
    '^src/engine/',
  ],
  '^commands/': [
    '^commands/',
    '^src/discord/',
    '^src/match/',
    '^src/community/',
    '^src/tournaments/',
    '^src/computer/levels\\.ts$',
    '^src/days/',
    '^src/text/',
    '^src/engine/',
  ],
  '^src/playground/': ['^src/playground/'],
};

/** The rooms of src/discord, each with those below it that it may use. */
const Rooms = {
  words: [],
  client: ['words'],
  guide: ['words', 'client'],
  posts: ['words', 'client', 'guide'],
  panel: ['words', 'client', 'guide', 'posts'],
  typing: ['words', 'client', 'panel'],
  lobby: ['words', 'client'],
  votes: ['words', 'client'],
  days: ['words', 'client'],
  boards: ['words', 'client', 'posts'],
  profile: ['words', 'client', 'posts', 'typing'],
  records: ['words', 'client'],
  results: ['words', 'client'],
  seasons: ['words', 'client', 'boards'],
  announcements: ['words', 'client', 'posts', 'boards', 'seasons'],
  tables: ['words', 'client', 'typing', 'lobby', 'votes'],
  tournaments: ['words', 'client', 'posts', 'lobby'],
  privacy: ['words', 'client', 'posts', 'lobby'],
  me: ['words', 'client', 'days', 'tables', 'privacy'],
  server: ['words', 'client'],
  show: ['words', 'client', 'guide', 'posts', 'panel', 'typing', 'boards', 'profile', 'records'],
};

/** The rooms of a game, each with those below it that it may use, beside the game's ground floor. */
const GameRooms = {
  board: [],
  effects: ['board'],
  flow: ['board', 'effects'],
  actions: ['board', 'effects', 'flow'],
};
/** What all of a game stands on; it uses no room. */
const Ground = '(?:(?:ids|words|state|data)\\.ts$|data/)';
const Game = '^src/games/(?!kit/)([^/]+)/';

/** Only this part of the product knows Discord; the twin imitates it. */
const DiscordPackages = '^node_modules/(discord\\.js|@discordjs|discord-api-types|discord-api-spec)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(Arrows).map(([from, allowed]) => ({
      name: `arrow ${from}`,
      comment: `May import only: ${allowed.join(', ')}`,
      severity: 'error',
      from: { path: from },
      to: { path: Ours, pathNot: [...allowed, Place] },
    })),
    ...Object.entries(Rooms).map(([room, below]) => ({
      name: `room src/discord/${room}`,
      comment: `May use only: ${below.join(', ')}`,
      severity: 'error',
      from: { path: `^src/discord/${room}/` },
      to: { path: '^src/discord/', pathNot: [room, ...below].map((one) => `^src/discord/${one}/`) },
    })),
    ...Object.entries(GameRooms).map(([room, below]) => ({
      name: `game room ${room}`,
      comment: `May use only: ${[...below, Ground].join(', ')}`,
      severity: 'error',
      from: { path: `${Game}${room}/` },
      to: { path: '^src/games/$1/', pathNot: [room, ...below, Ground].map((one) => `^src/games/$1/${one}`) },
    })),
    {
      name: 'game ground',
      comment: `May use only: ${Ground}`,
      severity: 'error',
      from: { path: `${Game}${Ground}` },
      to: { path: '^src/games/$1/', pathNot: `^src/games/$1/${Ground}` },
    },
    {
      name: 'every-game-has-these-rooms',
      comment: 'A room of a game needs a line above.',
      severity: 'error',
      from: { path: Game, pathNot: `${Game}(?:[^/]+\\.ts$|(?:data|${Object.keys(GameRooms).join('|')})/)` },
      to: {},
    },
    {
      name: 'every-file-has-a-folder',
      comment: 'A new folder of the product needs an arrow here.',
      severity: 'error',
      from: { path: '^(src|commands|render)/', pathNot: [...Object.keys(Arrows), '^src/[^/]+\\.ts$'] },
      to: {},
    },
    {
      name: 'only-tests-import-tests',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'discord-only-at-the-edge',
      comment: 'Engine, games, matches, store, words and pictures know no Discord.',
      severity: 'error',
      from: { path: ['^src/(engine|games|match|community|store|backups|text)/', '^render/'] },
      to: { path: DiscordPackages },
    },
    {
      name: 'no-cycles',
      comment: 'What two files share has a file of its own; that goes for types, too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-are-listed',
      comment: 'A package stands in the package.json next above who imports it: the playground has one of its own.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-packages',
      comment: 'What the bot and its tools import is a dependency, not one for development.',
      severity: 'error',
      from: { pathNot: ['^tests/', '^[^/]+$'] },
      to: { dependencyTypes: ['npm-dev'] },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // Folders that are walked; everything else is only looked at where it is imported.
    doNotFollow: { path: ['^node_modules/', '^\\.', '^(data|var|out|coverage|built)/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
};
