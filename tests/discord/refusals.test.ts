import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { StoreError } from '../../src/match/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes } from '../match/harness.js';
import { boardPosts, openTown, plant, startMatch, type Town, upToConfirm } from './town.js';

let town: Town;
let ann: Persona;
let bo: Persona;
/** Neither has a seat anywhere. */
let eva: Persona;
let yan: Persona;
let places = 0;
/** The match under test: its channel, its first post, who is to move and who is not. */
let place = '';
let id = '';
let post: SeenMessage;
let mover: Persona;
let other: Persona;

beforeAll(async () => {
  const twoGames = { ...games, 'santa-maria-2': { ...games['santa-maria']!, id: 'santa-maria-2' } };
  town = await openTown({ randomBytes: fixedBytes('r'), games: twoGames, channels: ['tavern'] });
  ann = town.person('Ann');
  bo = town.person('Bo');
  eva = town.person('Eva');
  yan = town.person('Ян', 'ru');
});
afterAll(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  expect(town.complaints).toEqual([]);
  await town.close();
});

async function begin(people: Persona[] = [ann, bo]): Promise<void> {
  places += 1;
  place = town.twin.world.addChannel(town.guildId, `berth-${places}`).id;
  post = await startMatch(town, place, people);
  id = (await town.matches.inChannel(place))!.id;
  mover = people.find((person) => post.content.startsWith(`<@${person.id}>`))!;
  other = people.find((person) => person !== mover)!;
}

/** All that could have been changed: the match with every draft. */
async function everything(): Promise<string> {
  const match = (await town.matches.find(id))!;
  const desks = await Promise.all(match.seats.map(({ person }) => town.matches.desk(id, person.id)));
  const keys = desks.map((desk) => (desk.ok ? desk.value.key : desk.refusal.id));
  return JSON.stringify([match.version, match.moves, keys]);
}

/** Does something and gives the text of the answer, having seen that it was private and changed nothing. */
async function refused(act: () => Promise<SeenMessage>): Promise<string> {
  const before = await everything();
  const answer = await act();
  expect(answer.ephemeral).toBe(true);
  await town.twin.idle(20);
  expect(await everything()).toBe(before);
  return answer.text;
}

const pressPlanted = async (person: Persona, customId: string): Promise<SeenMessage> => {
  const interaction = person.press(await plant(town, place, [customId]), '1');
  await interaction.reply;
  return interaction.followUps[0] ?? interaction.reply;
};
const bothTongues = (): [Persona, 'en' | 'ru'][] => [
  [eva, 'en'],
  [yan, 'ru'],
];

describe('somebody without a seat', () => {
  beforeEach(() => begin());
  const sentence = {
    en: 'You have no seat in this match. You can look on, but not play.',
    ru: 'У вас нет места в этой партии. Можно смотреть, но не играть.',
  };

  it('is told so by Play, the panel, the command, Undo and Resign, in their own language', async () => {
    const key = await town.matches.desk(id, mover.id).then((desk) => (desk.ok ? desk.value.key : ''));
    for (const [person, locale] of bothTongues()) {
      expect(await refused(() => person.press(post, 'Play').reply)).toBe(sentence[locale]);
      expect(await refused(() => pressPlanted(person, `panel:${id}:0:${key}:act:pass`))).toBe(sentence[locale]);
      expect(await refused(() => person.slash(place, '/santamaria pass').reply)).toBe(sentence[locale]);
      expect(await refused(() => person.slash(place, '/match undo').reply)).toBe(sentence[locale]);
      expect(await refused(() => person.slash(place, '/match resign').reply)).toBe(sentence[locale]);
      expect(await refused(() => pressPlanted(person, `resign:${id}:yes`))).toBe(sentence[locale]);
    }
  });

  it('may look at the table and the log', async () => {
    expect((await eva.press(post, 'My area').reply).text).toMatch(/^Santa Maria, year 1 of 3 · \w+ to move$/);
    expect((await mover.press(post, 'My area').reply).text).toMatch(
      /^Your area · Santa Maria, year 1 of 3 · \w+ to move$/,
    );
    const log = await eva.press(post, 'Log').reply;
    expect(log.text).toMatch(
      /^-# SHA-256 of the seed .*: [0-9a-f]{64}\. The seed is shown at the end\.\nNothing has happened yet\.$/,
    );
    expect(log.files).toEqual([]);
    const shown = await yan.slash(place, '/match show').reply;
    expect(shown.text).toMatch(/^Санта-Мария, год 1 из 3 · ходит: \w+$/);
  });
});

describe('somebody who is not to move', () => {
  beforeEach(() => begin());

  it('is told who is, by Play, by a forged press and by a typed move', async () => {
    const waits = `### ${mover.name} to move. You will be pinged when it is your turn.\n-# Santa Maria, year 1 of 3`;
    expect(await refused(() => other.press(post, 'Play').reply)).toBe(waits);
    const desk = await town.matches.desk(id, mover.id);
    if (!desk.ok) throw new Error('no desk');
    const { key, seat } = desk.value;
    expect(await refused(() => pressPlanted(other, `panel:${id}:${seat}:${key}:act:pass`))).toContain(waits);
    expect(await refused(() => other.slash(place, '/santamaria pass', { space: 'retire-coins' }).reply)).toBe(
      `-# It is not your turn: the match waits for ${mover.name}.\n-# Nothing was changed.\n${waits}`,
    );
    expect(await refused(() => other.slash(place, '/match undo').reply)).toBe(
      'There is nothing to take back: your draft is empty, and you have confirmed no turn yet.',
    );
  });
});

describe('a stale press', () => {
  beforeEach(() => begin());
  const stale = 'That button was out of date, so nothing was changed. This is how things stand.';

  it('from three turns ago opens what is true now', async () => {
    const first = await upToConfirm(mover, post);
    const old = await plant(
      town,
      place,
      first.buttons.map(({ customId }) => customId!),
    );
    let newest = post;
    for (let turn = 0; turn < 3; turn += 1) {
      const person = [ann, bo].find(({ id: user }) => newest.content.startsWith(`<@${user}>`))!;
      await person.press(await upToConfirm(person, newest), '✓ End turn').reply;
      newest = await town.twin.until(() => boardPosts(ann, place)[turn + 1]);
    }
    for (const at of old.buttons.keys()) {
      const text = await refused(() => mover.press(old, String(at + 1)).reply);
      const end =
        first.buttons[at]!.label === '✓ End turn'
          ? 'Your turn had already ended; pressing again changes nothing.'
          : stale;
      expect(text).toContain(end);
    }
    expect(await refused(() => mover.press(post, 'Play').reply)).toContain('to move.');
  });

  it('does not call a turn ended that goes on: the draft was thrown away meanwhile', async () => {
    const panel = await upToConfirm(mover, post);
    const end = panel.find('✓ End turn')!.customId!;
    const old = await plant(town, place, [end]);
    await mover.press(panel, 'Start the turn over').reply;
    expect(await refused(() => mover.press(old, '1').reply)).toContain('You had already chosen something else there');
  });

  it('that comes twice within a millisecond counts once', async () => {
    const panel = await upToConfirm(mover, post);
    const [end] = panel.buttons.map(({ customId }) => customId!);
    const draft = await town.matches.desk(id, mover.id);
    const both = [mover.press(panel, '✓ End turn'), mover.press(panel, '✓ End turn')];
    await Promise.all(both.map(({ reply }) => reply));
    await town.twin.idle();
    const match = (await town.matches.find(id))!;
    expect(match.moves).toBe((draft.ok ? draft.value.draft.length : 0) + 1);
    expect(boardPosts(ann, place)).toHaveLength(2);
    // The panel is edited by both; a third press finds the same.
    const third = await mover.press(await plant(town, place, [end!]), '1').reply;
    expect(third.text).toMatch(/Your turn had already ended; pressing again changes nothing\.[\s\S]*to move\./);
  });

  it('of an action chosen twice leaves one half-made move', async () => {
    const panel = await mover.press(post, 'Play').reply;
    const old = await plant(town, place, [panel.find('Expand')!.customId!]);
    const both = [mover.press(panel, 'Expand'), mover.press(panel, 'Pass')];
    const [, second] = await Promise.all(both.map(({ reply }) => reply));
    await town.twin.idle();
    const desk = await town.matches.desk(id, mover.id);
    expect(desk.ok && desk.value.thought?.action).toBe('expand');
    expect(second!.text).toContain('You had already chosen something else there, so this press changed nothing.');
    const again = await mover.press(old, '1').reply;
    expect(again.text).toContain('-# That has been done already; pressing again changes nothing.\n### Expand');
  });

  it('of two people at once harms neither', async () => {
    const mine = await upToConfirm(mover, post);
    const theirs = await other.press(post, 'Play').reply;
    const [done, looked] = await Promise.all([mover.press(mine, '✓ End turn').reply, other.press(post, 'Play').reply]);
    expect(done.text).toContain(`${other.name} to move.`);
    expect(looked.text).toMatch(/to move\.|What is your main action\?/);
    expect(theirs.buttons.map(({ label }) => label)).toEqual(['Plan my next turn']);
    await town.twin.until(() => boardPosts(ann, place)[1]);
  });
});

describe('a press that means nothing', () => {
  beforeEach(() => begin());

  it('of a match that does not exist says where to look', async () => {
    const ids = ['post:zzzzzzzz:play:x', 'post:zzzzzzzz:area:x', 'post:zzzzzzzz:log:x', 'lobby:zzzzzzzz:join'];
    const more = ['lobby:zzzzzzzz:start', 'lobby:zzzzzzzz:options', 'resign:zzzzzzzz:yes', 'resign:zzzzzzzz:no'];
    for (const customId of [...ids, ...more, 'panel:zzzzzzzz:0:abcdefgh:confirm:']) {
      expect(await refused(() => pressPlanted(ann, customId))).toBe(
        'There is no match “zzzzzzzz”. It may have been closed: look for it in its channel, or open a new one.',
      );
    }
    expect(await refused(() => pressPlanted(yan, 'post:zzzzzzzz:play:x'))).toMatch(/^Партии «zzzzzzzz» нет/);
  });

  it('from an older build, mangled or forged says how to get a fresh button', async () => {
    const old = `post:${id}:history:x`;
    const odd = ['gibberish', ':::::', '🂡', 'x'.repeat(100), 'post', `panel:${id}`, 'lobby:../..:join'];
    for (const customId of [old, ...odd]) {
      expect(await refused(() => pressPlanted(mover, customId))).toBe(
        'This button belongs to an older version of me. Use `/match show` to get a fresh one.',
      );
    }
    expect(await refused(() => pressPlanted(yan, old))).toBe(
      'Эта кнопка осталась от моей прежней версии. Свежие кнопки даст `/match show`.',
    );
  });

  it('of the right decision with a value nobody offered changes nothing', async () => {
    const desk = await town.matches.desk(id, mover.id);
    if (!desk.ok) throw new Error('no desk');
    const { seat, key } = desk.value;
    const values = ['act:trade', 'act:no-such', 'act:__proto__', 'move:expand tile=x', 'move:', 'move:pass', 'pick:7'];
    for (const what of [...values, 'stop:', 'take:', 'confirm:', 'undo:', 'over:', 'page:-5', 'page:x', 'back:']) {
      expect(await refused(() => pressPlanted(mover, `panel:${id}:${seat}:${key}:${what}`))).toContain(
        'What is your main action?',
      );
    }
  });

  it('of a half-made move with a value nobody offered changes nothing', async () => {
    await mover.press(await mover.press(post, 'Play').reply, 'Expand').reply;
    const desk = await town.matches.desk(id, mover.id);
    if (!desk.ok) throw new Error('no desk');
    const { seat, key } = desk.value;
    for (const what of [
      'pick:purple-9',
      'pick:',
      'stop:',
      'take:',
      'act:trade',
      'begin:expand',
      'move:use-die die=white-9',
    ]) {
      expect(await refused(() => pressPlanted(mover, `panel:${id}:${seat}:${key}:${what}`))).toContain('### Expand');
    }
  });
});

describe('a command', () => {
  beforeEach(() => begin());

  it('where no match is says where yours are', async () => {
    expect(await refused(() => eva.slash('tavern', '/santamaria pass').reply)).toBe(
      'There is no match in this channel. `/match create` opens one.',
    );
    const elsewhere = (await mover.slash('tavern', '/match undo').reply).text;
    expect(elsewhere).toMatch(/^There is no match in this channel\. Yours are in <#\d+>/);
    expect(await refused(() => mover.slash('tavern', '/santamaria pass').reply)).toBe(elsewhere);
  });

  it('of another game names the right way', async () => {
    expect(await refused(() => mover.slash(place, '/santamaria2 pass').reply)).toBe(
      'The match in this channel is Santa Maria: its moves are typed with `/santamaria`. `/match show` shows the table.',
    );
  });

  it('with arguments that are not legal says which, and shows the decision', async () => {
    const cases: [string, Record<string, string>, string][] = [
      ['use-die', { die: 'purple-9' }, '“purple-9” is not possible for “die” now.'],
      ['use-die', { die: 'the big one' }, '“the big one” is not possible for “die” now.'],
      ['use-die', { value: '🎲' }, '“🎲” is not possible for “value” now.'],
      ['sell', { resource: 'wood', amount: '999' }, '“999” is not possible for “amount” now.'],
      ['sell', { resource: 'wood', amount: 'two=3 x=4' }, '“two=3 x=4” is not possible for “amount” now.'],
      ['sell', { resource: 'grain', amount: '1' }, '“grain” is not possible for “resource” now.'],
      ['answer', { choice: 'hello there' }, '“hello there” does not answer what is asked now.'],
      ['answer', { choice: 'x'.repeat(5000) }, `“${'x'.repeat(39)}…” does not answer`],
    ];
    for (const [name, options, sentence] of cases) {
      const text = await refused(() => mover.slash(place, `/santamaria ${name}`, options).reply);
      expect(text.split('\n')[0]).toContain(`-# ${sentence}`);
      expect(text.split('\n')[1]).toBe('-# Nothing was changed.');
      expect(text).toContain('What is your main action?');
    }
  });

  it('in Russian is refused in Russian', async () => {
    await begin([yan, ann]);
    const person = mover === yan ? yan : other;
    expect(await refused(() => yan.slash(place, '/santamaria use-die', { die: 'purple-9' }).reply)).toMatch(/[а-я]{5}/);
    expect(person).toBe(yan);
  });

  it('that we no longer have asks to reload', async () => {
    const { rest, application } = town.bot.client;
    const route = `/applications/${application.id}/guilds/${town.guildId}/commands` as const;
    await rest.post(route, { body: { name: 'bygone', description: 'Of an older build' } });
    expect(await refused(() => eva.slash(place, '/bygone').reply)).toBe(
      'I do not know this command any more. Reload Discord and choose it again.',
    );
  });
});

describe('outside a server', () => {
  it('points to server channels', async () => {
    for (const [person, sentence] of [
      [eva, 'I host matches in server channels. Use this command there.'],
      [yan, 'Я веду партии в каналах серверов. Вызовите эту команду там.'],
    ] as const) {
      const dm = await town.bot.client.users.createDM(person.id);
      const button = { type: 2 as const, style: 2 as const, custom_id: 'post:abc:play:x', label: 'Play' };
      const { id: sent } = await dm.send({ content: 'Old', components: [{ type: 1, components: [button] }] });
      expect((await person.press(sent, 'Play').reply).text).toBe(sentence);
    }
  });
});

describe('after the end', () => {
  it('a resigned player looks on while the others play', async () => {
    const dan = town.person('Dan');
    await begin([ann, bo, dan]);
    const panel = await mover.press(post, 'Play').reply;
    const asked = await mover.slash(place, '/match resign').reply;
    expect(asked.text).toMatch(/^Do you want to resign\? The computer plays your seat on\. You can take it back by/);
    await mover.press(asked, 'Resign').reply;
    await town.twin.until(() => boardPosts(ann, place)[1]);
    const sentence =
      'You have resigned from this match, and the computer plays your seat on. `/match seat` takes it back; or just look on.';
    expect(await refused(() => mover.press(post, 'Play').reply)).toBe(sentence);
    expect(await refused(() => mover.press(panel, 'Pass').reply)).toBe(sentence);
    expect(await refused(() => mover.slash(place, '/santamaria pass').reply)).toBe(sentence);
    expect(await refused(() => mover.slash(place, '/match resign').reply)).toBe(sentence);
    const now = boardPosts(ann, place)[1]!;
    expect(now.content).not.toContain(mover.id);
    expect(now.data.mentions).toHaveLength(1);
  });

  it('everything says that the match is over', async () => {
    await begin();
    const panel = await mover.press(post, 'Play').reply;
    const asked = await other.slash(place, '/match resign').reply;
    expect(asked.text).toBe('Do you want to resign? The match ends at once, and this cannot be undone.');
    expect((await other.press(await other.slash(place, '/match resign').reply, 'Keep playing').reply).text).toBe(
      'You keep your seat.',
    );
    await other.press(asked, 'Resign').reply;
    const last = await town.twin.until(() => boardPosts(ann, place)[1]);
    expect(last.content).toMatch(new RegExp(`^Santa Maria is over\\. ${mover.name} wins!`));
    const over = 'This match is over. You can still look at the table, the log and the scores.';
    expect(await refused(() => mover.press(post, 'Play').reply)).toBe(over);
    expect(await refused(() => mover.press(panel, 'Pass').reply)).toBe(over);
    expect(await refused(() => mover.slash(place, '/santamaria pass').reply)).toBe(over);
    expect(await refused(() => mover.slash(place, '/match undo').reply)).toContain('no turn can be taken back');
    expect(asked.text).toBe('You have resigned.');
    expect((await mover.slash(place, '/match show').reply).text).toMatch(/the match is over$/);
  });
});

describe('a failing database', () => {
  it('is named by its own sentence, whatever was asked', async () => {
    await begin();
    const find = town.matches.inChannel;
    const desk = town.matches.find;
    const full = (): never => {
      throw new StoreError({ id: 'store.full' }, new Error('disk'));
    };
    town.matches.inChannel = full;
    town.matches.find = full;
    try {
      expect((await mover.slash(place, '/match show').reply).text).toMatch(/^My disk is full, so nothing was saved/);
      expect((await yan.slash(place, '/santamaria pass').reply).text).toMatch(/^У меня закончилось место на диске/);
    } finally {
      town.matches.inChannel = find;
      town.matches.find = desk;
    }
    expect(town.complaints.splice(0)).toHaveLength(2);
  });
});

it('an answer that Discord does not take is logged, and the next press works', async () => {
  await begin();
  town.twin.faults.next('PATCH', '/webhooks/:application/:token/messages/:message', {
    answer: { status: 404, code: 10008 },
  });
  await mover.press(post, 'Play').acked;
  await town.twin.until(() => town.complaints.length > 0);
  expect(town.complaints.splice(0).join()).toContain('an answer did not reach its reader');
  expect((await mover.press(post, 'Play').reply).text).toContain('What is your main action?');
  expect(town.twin.requests.filter(({ route, status }) => /messages$/.test(route) && status !== 200)).toEqual([]);
});
