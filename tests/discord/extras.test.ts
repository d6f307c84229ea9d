import { PermissionFlagsBits } from 'discord.js';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { books } from '../../render/books.js';
import { checkPlaces } from '../../src/discord/lobby/check-places.js';
import { noMetrics } from '../../src/operation/metrics.js';
import type { Persona } from '../../src/playground/api.js';
import { blankPainter, lastPost, openTown, startMatch, type Town } from './town.js';

let town: Town;
let ann: Persona;
let bo: Persona;

beforeAll(async () => {
  town = await openTown();
  ann = town.person('Ann');
  bo = town.person('Бо', 'ru');
  await startMatch(town, 'quay', [ann, bo]);
});
afterAll(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  await town.close();
});

function mover(): Persona {
  const post = lastPost(ann, 'quay', 'Play');
  return post.content.includes(`<@${ann.id}>`) ? ann : bo;
}

describe('/move', () => {
  it('plays several lines and marks the first that is wrong', async () => {
    const person = mover();
    const text = 'sell resource=wood amount=1; buy resource=grain; sell resource=tea';
    const panel = await person.slash('quay', '/move', { text }).reply;
    expect(panel.text).toContain('```\nsell resource=tea\n              ^\n```');
    expect(panel.text).toMatch(/2 moves were played before this line\.|До этой строки сыграно 2 хода\./);
    const desk = await town.matches.desk((await town.matches.inChannel(panel.channelId))?.id ?? '', person.id);
    expect(desk.ok && desk.value.draft).toHaveLength(2);
    await person.slash('quay', '/match undo').reply;
    await person.slash('quay', '/match undo').reply;
  });

  it('refuses the line of another seat and says which seat is one’s own', async () => {
    const person = mover();
    const panel = await person.slash('quay', '/move', { text: '1 sell resource=wood amount=1' }).reply;
    expect(panel.text).toMatch(/Yours is seat 0|Ваше место — 0/);
  });
});

describe('/turns', () => {
  it('names what waits for the reader first, with the channel and since when', async () => {
    const person = mover();
    const answer = await person.slash('tavern', '/turns').reply;
    expect(answer.content).toMatch(
      /^\*\*<#\d+>: (your turn · Santa Maria, year 1 of 3 · since|ваш ход · Санта-Мария, .* · с) <t:\d+:R>\*\*$/,
    );
  });

  it('has a sentence for those without a match', async () => {
    const carl = town.person('Carl');
    const answer = await carl.slash('tavern', '/turns').reply;
    expect(answer.content).toBe('No match waits for you. `/match create` opens one.');
  });
});

describe('since I last looked', () => {
  const look = async (person: Persona) => {
    const post = lastPost(person, 'quay', 'Play');
    const button = post.buttons.find(({ customId }) => customId?.includes(':since:'));
    return person.press(post, button?.customId ?? '').reply;
  };

  it('tells what has happened, then that nothing is new, then only what is', async () => {
    const person = mover();
    const other = person === ann ? bo : ann;
    const carl = town.person('Carla');
    await person.slash('quay', '/move', { text: 'pass space=retire-coins; end-turn' }).reply;
    await town.twin.until(() => mover() === other);
    const first = await look(carl);
    expect(first.ephemeral).toBe(true);
    expect(first.content).toMatch(/^\*\*The last 2 moves:\*\*\n.*passes/);
    expect(first.files).toHaveLength(1);
    expect((await look(carl)).content).toMatch(/^\*\*Nothing new since you last looked\. Once more \(2 moves\):\*\*/);
    await other.slash('quay', '/move', { text: 'pass space=retire-conquistador; end-turn' }).reply;
    await town.twin.until(() => lastPost(carl, 'quay', 'Play').content.includes('year 2'));
    const news = await look(carl);
    expect(news.content).toMatch(/^\*\*Since you last looked \(2 moves\):\*\*/);
    expect(news.content).not.toContain('2 coins');
  });
});

describe('/match show', () => {
  it('tells the board in words, with the reader’s own area', async () => {
    const text = (await ann.slash('quay', '/match show', { as: 'text' }).reply).content;
    expect(text).toMatch(/^Santa Maria, year 2 of 3\./);
    expect(text.split('\n').length).toBeGreaterThan(4);
    expect(text.length).toBeLessThanOrEqual(2000);
  });

  it('suggests the kinds of picture the game has, in the reader’s language', async () => {
    expect(await bo.autocomplete('quay', '/match show', { as: '' }, 'as')).toEqual([
      { name: 'стол', value: 'table' },
      { name: 'моё поле', value: 'area' },
      { name: 'кубики и тайлы', value: 'dice' },
      { name: 'пути, учёные и епископы', value: 'places' },
      { name: 'пристани и грузы', value: 'docks' },
      { name: 'словами', value: 'text' },
    ]);
  });

  it('shows the own area', async () => {
    const answer = await ann.slash('quay', '/match show', { as: 'area' }).reply;
    expect(answer.files[0]?.description).toMatch(/^Santa Maria/);
  });
});

describe('/diagnose', () => {
  beforeAll(() => {
    const { world } = town.twin;
    world.giveRole(town.guildId, ann.id, world.addRole(town.guildId, 'Keeper', PermissionFlagsBits.ManageGuild).id);
  });

  it('says what is well and gives an invite link with the right permissions', async () => {
    const answer = await ann.slash('quay', '/diagnose').reply;
    expect(answer.content).toContain('I have every permission a match needs here.');
    expect(answer.content).toContain('permissions=309237746688');
  });

  it('is done for all matches when the bot starts', async () => {
    const { bot, matches } = town;
    const log = pino({ level: 'silent' });
    const app = {
      client: bot.client,
      matches,
      community: town.community,
      painter: blankPainter,
      books,
      log,
      metrics: noMetrics,
    };
    expect(await checkPlaces(app)).toEqual([]);
    const match = (await matches.active())[0]!;
    town.twin.world.deny(match.channelId, 'AttachFiles');
    await expect.poll(() => checkPlaces(app)).toEqual([match.id]);
    town.twin.world.allow(match.channelId, 'AttachFiles');
  });

  it('names what is missing', async () => {
    const tavern = [...town.twin.world.channels.values()].find(({ name }) => name === 'tavern');
    town.twin.world.deny(tavern?.id ?? '', 'AttachFiles');
    const answer = await ann.slash('tavern', '/diagnose').reply;
    expect(answer.content).toContain('Attach Files');
  });
});

describe('/match move', () => {
  it('brings a match to another channel when its own is deleted, and posts the board there', async () => {
    const match = (await town.matches.matchesOf(ann.id))[0];
    const channel = town.twin.world.addChannel(town.guildId, 'new-quay');
    town.twin.world.deleteChannel(match?.channelId ?? '');
    const choices = await ann.autocomplete(channel, '/match move', {}, 'match');
    expect(choices).toEqual([{ name: `Santa Maria · channel deleted or archived · ${match?.id}`, value: match?.id }]);
    await ann.slash(channel, '/match move', { match: match?.id ?? '' }).reply;
    const post = await town.twin.until(() => ann.sees(channel).find((seen) => !seen.ephemeral && seen.find('Play')));
    expect(post.content).toContain('Ann has moved the match to this channel.');
  });

  it('is refused to those without a seat', async () => {
    const carl = town.person('Carl');
    const match = (await town.matches.matchesOf(ann.id))[0];
    const answer = await carl.slash('tavern', '/match move', { match: match?.id ?? '' }).reply;
    expect(answer.content).not.toContain('The match is here now');
  });
});
