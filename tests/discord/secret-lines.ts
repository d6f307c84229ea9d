import type { Scene } from './secret-scene.js';

export type Given = Record<string, string | number>;

/** Only offered to those who manage the server, as the stranger does. */
export const ofKeepers = ['/diagnose', '/server'];

/** These answer without a look at the position, whichever game it is: they are tried in one. */
export const ofTheHouse = [
  ...['create', 'join', 'leave', 'options', 'computer', 'remove', 'start', 'resign', 'talk', 'move', 'close'],
  ...['end', 'concede', 'replace', 'seat', 'pause', 'votes'],
]
  .map((name) => `/match ${name}`)
  .concat('/host', '/result', '/leaderboard', '/season', '/records', '/tables', '/looking', '/templates')
  .concat('/tournament create', '/tournament list')
  .concat('/privacy boards', '/privacy export', '/privacy delete');

/** What is typed after a command to look as far as it lets one; nothing that is typed here may change the match. */
export const typed: Record<string, (scene: Scene, ways: string[]) => Given[]> = {
  '/match create': ({ game }) => [{ game: game.id }],
  '/match join': () => [{}],
  '/match leave': () => [{}],
  '/match options': () => [{}],
  '/match computer': (): Given[] => [{}, { level: 'fair' }],
  '/match remove': ({ match }) => [{ person: match.host.id }],
  '/host': ({ match }) => [{ to: match.host.id }],
  '/result': ({ match }): Given[] => [{}, { match: match.id }],
  '/match start': () => [{}],
  '/match show': ({ match }, ways): Given[] => [
    {},
    { match: match.id },
    ...ways.map((as) => ({ as })),
    ...match.seats.flatMap(({ seat }): Given[] => [{ whose: String(seat) }, { as: 'text', whose: String(seat) }]),
  ],
  '/match undo': () => [{}],
  '/match resign': () => [{}],
  '/match log': ({ match }): Given[] => [{}, { match: match.id }],
  '/match export': ({ match }): Given[] => [{}, { match: match.id }],
  '/match auto': ({ match }): Given[] => [{}, { match: match.id }],
  '/match plan': ({ match }): Given[] => [{}, { match: match.id }],
  '/match talk': ({ match }): Given[] => [{}, { match: match.id }],
  '/match move': ({ match }) => [{ match: match.id }],
  '/match close': () => [{}],
  // Any other would be asked of everybody.
  '/match end': () => [{ match: 'nosuch' }],
  '/match concede': () => [{ to: '0', match: 'nosuch' }],
  '/match replace': ({ match }) => [{ whose: '9', by: match.host.id }],
  '/match seat': () => [{ whose: 'nobody' }],
  '/match pace': () => [{}],
  // Any other would be asked of everybody.
  '/match pause': () => [{ match: 'nosuch' }],
  // It says the opposite at each call, and nothing of the match.
  '/match mute': () => [],
  '/match votes': ({ match }): Given[] => [{}, { match: match.id }],
  '/hand': ({ match }): Given[] => [{}, { match: match.id }],
  '/move': () => [{ text: 'end-turn' }],
  '/note': ({ match }): Given[] => [{}, { match: match.id }],
  '/comment': ({ match }): Given[] => [{}, { match: match.id }],
  '/replay': ({ match }): Given[] => [{}, { turn: 0 }, { turn: 5, match: match.id }],
  '/turns': () => [{}],
  '/remind': (): Given[] => [{}, { zone: 'Europe/Moscow' }],
  '/me': () => [{}],
  '/server': () => [{}],
  '/help': () => [{}],
  '/season': () => [{}],
  '/leaderboard': (): Given[] => [{}, { where: 'all', players: 2 }],
  '/profile': ({ match }): Given[] => [{}, ...match.seats.map(({ person }) => ({ person: person.id }))],
  '/records': (): Given[] => [{}, { where: 'all', players: 2 }],
  '/looking': (): Given[] => [{}],
  '/templates': () => [{}],
  // It begins one at each call, up to as many as a server may have, and says nothing of any match.
  '/tournament create': () => [],
  '/tournament list': () => [{}],
  '/tables': ({ game }): Given[] => [{}, { game: game.id }],
  '/privacy boards': () => [{}],
  '/privacy export': () => [{}],
  '/privacy delete': () => [{}],
  '/learn': ({ game }) => [{ game: game.id }],
  '/rules': ({ game }) => [
    { about: 'cards', game: game.id },
    { about: 'topic.first-turn', game: game.id },
  ],
  '/diagnose': () => [{}],
};
