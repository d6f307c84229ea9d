import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Press, parsePress, printPress } from '../../src/discord/client/custom-id.js';

const samples: Press[] = [
  { on: 'post', do: 'play', match: 'k3v9qa', post: 'n1' },
  { on: 'post', do: 'log', match: 'k3v9qa', post: 'show' },
  { on: 'post', do: 'table', match: 'k3v9qa', post: 'n1' },
  { on: 'rematch', match: 'k3v9qa' },
  { on: 'create', game: 'santa-maria' },
  { on: 'lobby', do: 'join', match: 'k3v9qa' },
  { on: 'option', match: 'k3v9qa', option: 'advanced-setup', part: 0 },
  { on: 'option', match: 'k3v9qa', option: 'coast', part: 2 },
  { on: 'options', match: 'k3v9qa', page: 1 },
  { on: 'templates', do: 'save', match: 'k3v9qa' },
  { on: 'templates', do: 'replace', match: 'k3v9qa', template: 12 },
  { on: 'templates', do: 'pick' },
  { on: 'templates', do: 'gone', template: 123456 },
  { on: 'tournament', cup: 12, do: 'join', value: '' },
  { on: 'tournament', cup: 123456789012, do: 'standings', value: 'own.picture' },
  { on: 'tournament', cup: 0, do: 'pick', value: '' },
  { on: 'talk', match: 'k3v9qa' },
  { on: 'note', match: 'k3v9qa', do: 'write' },
  { on: 'replay', match: 'k3v9qa', do: 'back', turn: 11 },
  { on: 'auto', match: 'k3v9qa', do: 'on', key: '' },
  { on: 'auto', match: 'k3v9qa', do: 'always', key: 'a1b2c3d4' },
  { on: 'comment', match: 'k3v9qa', do: 'write', at: 12 },
  { on: 'comment', match: 'k3v9qa', do: 'edit', at: 3 },
  { on: 'resign', match: 'k3v9qa', do: 'yes' },
  { on: 'close', match: 'k3v9qa', do: 'no' },
  { on: 'erase', match: '0', do: 'yes' },
  { on: 'vote', match: 'k3v9qa', do: 'withdraw', vote: 'p7m2xw3a' },
  { on: 'vote', match: 'k3v9qa', do: 'take', vote: 'p7m2xw3a' },
  { on: 'seat', match: 'k3v9qa', do: 'back' },
  { on: 'propose', match: 'k3v9qa', kind: 'end', value: 'yes' },
  { on: 'share', key: { what: 'picture', match: 'k3v9qa', kind: 'table' } },
  { on: 'share', key: { what: 'picture', match: 'k3v9qa', kind: 'offer-a' } },
  { on: 'share', key: { what: 'picture', match: 'k3v9qa', kind: 'area', seat: 0 } },
  { on: 'share', key: { what: 'text', match: 'k3v9qa' } },
  { on: 'share', key: { what: 'text', match: 'k3v9qa', seat: 3 } },
  { on: 'share', key: { what: 'log', match: 'k3v9qa', from: 1, to: 120 } },
  { on: 'share', key: { what: 'turn', match: 'k3v9qa', turn: 12 } },
  { on: 'share', key: { what: 'since', match: 'k3v9qa', from: 0 } },
  { on: 'profile', do: 'show', look: { person: '12345678901234567890', view: 'versus', page: 1 } },
  { on: 'profile', do: 'game', look: { person: '42', view: 'curve', page: 1, game: 'cooper-island' } },
  { on: 'records', do: 'where', look: { view: 'finishes', where: 'all', game: 'nusfjord', seats: 2, page: 12 } },
  { on: 'records', do: 'turn', look: { view: 'scores', where: 'here', page: 3 } },
  { on: 'records', do: 'show', look: { view: 'achievements', where: 'all', game: 'santa-maria', page: 1 } },
  { on: 'share', key: { what: 'profile', look: { person: '42', view: 'past', page: 7 } } },
  { on: 'share', key: { what: 'records', look: { view: 'streaks', where: 'here', game: 'santa-maria', page: 1 } } },
  { on: 'share', key: { what: 'rules', game: 'santa-maria', about: 'topic.first-turn' } },
  { on: 'share', key: { what: 'board', look: { where: 'all', game: 'santa-maria', seats: 3, page: 12, as: 'text' } } },
  { on: 'board', do: 'show', look: { where: 'here', page: 'own', as: 'picture' } },
  { on: 'board', do: 'seats', look: { where: 'all', game: 'nusfjord', seats: 2, page: 1, as: 'text' } },
  { on: 'board', do: 'season', look: { where: 'here', game: 'nusfjord', season: 123456789, page: 1, as: 'text' } },
  { on: 'share', key: { what: 'board', look: { where: 'here', season: 3, page: 2, as: 'picture' } } },
  { on: 'season', do: 'list' },
  { on: 'season', do: 'pick' },
  { on: 'season', do: 'open' },
  { on: 'season', do: 'show', season: 12 },
  { on: 'season', do: 'closed', season: 123456789 },
  { on: 'hand', match: 'k3v9qa', part: 'open', view: { order: 'group', page: 0 } },
  { on: 'hand', match: 'k3v9qa', part: 'page', view: { order: 'points', chance: 'now', group: '0badcafe', page: 12 } },
  { on: 'guide', open: true, game: 'santa-maria', match: 'k3v9qa', chapter: 'legend', page: 3 },
  { on: 'guide', open: false, game: 'nusfjord', chapter: 'play', page: 0 },
  { on: 'move', match: 'k3v9qa', asker: 2, agreed: [0, 1] },
  { on: 'move', match: 'k3v9qa', asker: 0, agreed: [] },
  { on: 'panel', match: 'k3v9qa', seat: 3, key: 'a1b2c3d4', do: 'confirm', value: '' },
  { on: 'plan', match: 'k3v9qa', seat: 0, key: '', do: 'drop', value: '' },
  { on: 'panel', match: 'k3v9qa', seat: 0, key: 'a1b2c3d4', do: 'move', value: 'sell good=wood pay=gold*2,wood' },
];

describe('custom ids', () => {
  it.each(samples)('are read back as they were printed: %j', (press) => {
    expect(parsePress(printPress(press))).toEqual(press);
  });

  it('take any value a panel sends, colons included', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const press: Press = { on: 'panel', match: 'm', seat: 1, key: 'k', do: 'pick', value };
        expect(parsePress(printPress(press))).toEqual(press);
      }),
    );
  });

  it.each([
    '',
    'x',
    'panel',
    'panel:k:9',
    'panel:k:12:a:move:x',
    'panel:k:1:a:fly:x',
    'lobby:k:dance',
    'option:k:coast:x',
    'options:k:-1',
    'vote:k3v9qa:maybe:p7m2xw3a',
    'vote:k3v9qa:yes:../x',
    'propose:k3v9qa',
    'seat:k3v9qa:sell',
    'post:../etc:play:1',
    'share:k3v9qa:table',
    'replay:k3v9qa:back:x',
    'replay:k3v9qa:fly:1',
    'comment:k3v9qa:shout:1',
    'auto:k3v9qa:win:',
    'auto:k3v9qa:always:a-b',
    'comment:k3v9qa:write:x',
    'share:k3v9qa:turn:',
    'hand:k3v9qa:open',
    'hand:k3v9qa:fly:group:all:all:0',
    'hand:k3v9qa:page:colour:all:all:0',
    'hand:k3v9qa:page:group:never:all:0',
    'hand:k3v9qa:page:group:all:farms:0',
    'hand:k3v9qa:page:group:all:all:1000',
    'hand:k3v9qa:page:group:all:all:1:1',
    'guide:k3v9qa:open:legend:x:nusfjord',
    'guide:k3v9qa:open:poem:0:nusfjord',
    'share:k3v9qa:picture:table:0:5',
    'share:k3v9qa:log:1',
    'share:rules:santa-maria:',
    'profile:0:show:42:nothing:1:',
    'profile:0:show:x42:all:1:',
    'profile:0:stay:42:all:1:',
    'records:0:show:scores:there:::1',
    'records:0:show:points:here:::1',
    'share:profile:42:all:0:',
    'share:records:scores:here:::',
  ])('of strangers and older builds are not ours: %s', (id) => {
    expect(parsePress(id)).toBeUndefined();
  });

  it('never throw', () => {
    fc.assert(fc.property(fc.string(), (id) => void parsePress(id)));
  });
});
