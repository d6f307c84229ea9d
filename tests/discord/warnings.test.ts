import { afterEach, describe, expect, it } from 'vitest';
import { leadOfPress } from '../../src/discord/panel/lead.js';
import { panelModel } from '../../src/discord/panel/model.js';
import type { PanelModel } from '../../src/discord/panel/types.js';
import {
  type AnyGame,
  answer,
  apply,
  copyPosition,
  createRng,
  defaultOptions,
  type Move,
  type Pending,
  type Position,
  playout,
  question,
  randomAnswer,
  start,
  type Thought,
} from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import type { Desk, Reason } from '../../src/match/api.js';
import { preview } from '../../src/match/play.js';
import { sealsOf } from '../../src/match/seals.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { createWords, type Words } from '../../src/text/words.js';
import { smugglers } from '../engine/games/smugglers/index.js';
import { ferryGame } from '../match/fixture-game.js';
import { seedOf } from '../seed.js';
import { closeQuietly } from './close-quietly.js';
import { beacon } from './games/beacon.js';
import { guild } from './games/guild.js';
import { amiss, openTown, startMatch, type Town } from './town.js';

const chance = 'Rolls or draws: cannot be undone';
const reveal = 'Reveals something: cannot be undone';
const warnings: Record<Reason, string> = {
  chance,
  reveal,
  others: 'Others must decide: cannot be undone',
  binding: 'Goes to the table at once: cannot be undone',
  handover: 'Ends your turn',
  over: 'Ends the match',
};

/** What can be pressed on a panel, each with the words that stand on it. */
function pressable(model: PanelModel): { press: string; subject: string; value: string; said: string }[] {
  const buttons = [...model.buttons.flat(), ...model.footer].filter(({ disabled }) => !disabled);
  // What all choices warn of stands above them once.
  const shared = model.lines.filter((line) => Object.values(warnings).some((warning) => line === `-# ${warning}`));
  return [
    ...buttons.map(({ do: press, value, label }) => {
      const all = ['act', 'move', 'pick'].includes(press) ? shared : [];
      const plain = (line: string): string => line.replaceAll('\\', '');
      const said = [...all, ...model.lines.filter((line) => plain(line).startsWith(`**${plain(label)}**: `))].join();
      return { press, subject: value, value, said };
    }),
    ...[...(model.lead ? [model.lead] : []), ...model.menus].flatMap((menu) =>
      menu.entries.map(({ value, detail }) => {
        const all = ['move', 'pick'].includes(menu.do) && menu.value !== 'free' ? shared : [];
        return { press: menu.do, subject: menu.value, value, said: [...all, detail].join() };
      }),
    ),
  ];
}

function sealedBy({ game, position }: Desk, move: Move): string[] {
  const before = game.pending(position.state);
  return sealsOf(game, before, apply(game, copyPosition(position), move), move);
}

/** The presses that commit though nothing said so, or not why, and those that say so though they do not. */
function wrong(desk: Desk, model: PanelModel, seen: Set<string>): string[] {
  const presses = pressable(model).filter(({ press }) => press !== 'confirm');
  return presses.flatMap(({ press, subject, value, said }) => {
    const lead = leadOfPress(desk, press as 'act', { subject, value });
    const move = lead.ok && 'move' in lead.value ? lead.value.move : undefined;
    const seals = move ? sealedBy(desk, { ...move, seat: desk.seat }) : [];
    const hidden = seals.includes('chance') || seals.includes('reveal');
    const warns = said.includes(chance) || said.includes(reveal);
    const tells = Object.values(warnings).some((warning) => said.includes(warning));
    if (hidden) seen.add(press);
    if (hidden === warns && seals.length > 0 === tells) return [];
    return [`${press} ${subject} ${value}: sealed by ${seals.join()}, says “${said}”`];
  });
}

/** One move in so many of a long match. */
const lookedAt: Record<string, number> = { 'anno-1800': 20 };

describe('no press but Confirm commits without its warning', () => {
  const all: AnyGame[] = [...Object.values(games), smugglers, ferryGame(), beacon, guild];
  const tables = all.flatMap((game) => {
    const { min, max } = game.seats;
    return Array.from({ length: max - min + 1 }, (_, more) => [game.id, min + more, game] as const);
  });
  it.each(tables)('%s, %i seats', (_, seats, game) => {
    const spoken = createWords({ locale: 'en', components: game.components, seatName: (seat) => `Seat ${seat}` });
    // Small games have no texts of their own.
    const words: Words = { ...spoken, text: (id, args) => (spoken.has(id) ? spoken.text(id, args) : id) };
    const problems: string[] = [];
    const seen = new Set<string>();
    let panels = 0;
    const look = (position: Position, pending: Pending, thought?: Thought): void => {
      const { seat } = pending;
      const match = { id: 'abcdef', seats: [] };
      const bare = { match, game, seat, position, draft: [], key: '12345678', pending, fallen: [], thought };
      const desk = bare as unknown as Desk;
      for (const turned of thought ? [{}, { change: true }] : [{}]) {
        panels += 1;
        problems.push(...wrong(desk, panelModel(desk, { ...words, plain: words }, { preview }, turned), seen));
      }
    };
    const rng = createRng({ seed: seedOf(31), block: 0 });
    const { position } = start(game, seats, defaultOptions(game), seedOf(30 + seats));
    playout(game, position, createRng({ seed: seedOf(32), block: 0 }), 2_000, {
      before(move, at) {
        if (rng.int(lookedAt[game.id] ?? (game.id in games ? 6 : 1)) > 0) return;
        const pending = game.pending(at.state).find(({ seat }) => seat === move.seat)!;
        look(at, pending);
        let thought: Thought = { action: move.action, args: {}, picked: [] };
        for (;;) {
          look(at, pending, thought);
          const open = question(game, at.state, move.seat, thought.action, thought.args, thought.picked);
          const value = open && randomAnswer(open, rng);
          if (!open || !value) break;
          thought = { action: move.action, ...answer(open, thought.args, value.pick) };
        }
      },
    });
    expect(problems).toEqual([]);
    expect(panels).toBeGreaterThan(10);
    if (game === beacon) {
      expect([...seen].sort()).toEqual(['act', 'begin', 'carry', 'move', 'pick', 'stop', 'take']);
    }
  });
});

describe('at the table', () => {
  let town: Town;
  afterEach(() => closeQuietly(town, amiss(town)));

  const table = async (locale?: string): Promise<{ ann: Persona; panel: SeenMessage; moves(): Promise<number> }> => {
    town = await openTown({ games: { beacon } });
    const ann = town.person('Ann', locale);
    const post = await startMatch(town, 'quay', [ann], 'beacon');
    const moves = async () => (await town.matches.inChannel(post.channelId))!.moves;
    return { ann, panel: await ann.press(post, 'Play').reply, moves };
  };
  const button = (panel: SeenMessage, end: string): string =>
    panel.buttons.find(({ customId }) => customId!.endsWith(end))!.customId!;

  it.each([
    ['en-US', chance, reveal],
    ['ru', 'Бросок или случайный выбор: отменить нельзя', 'Открывает скрытое: отменить нельзя'],
  ])(
    'a roll beside others, and the last pick of a menu of several pages, warn first: %s',
    async (locale, rolls, shows) => {
      const { ann, panel, moves } = await table(locale);
      expect(panel.text.split('\n').filter((line) => line.endsWith(rolls))).toHaveLength(2);
      const warnedLamps = panel.selects[0]!.options.map(({ description }) => description);
      expect(warnedLamps).toEqual([shows, shows, undefined]);
      let now = await ann.press(panel, button(panel, ':act:hail')).reply;
      expect(await moves()).toBe(0);
      expect(now.selects[0]!.options).toHaveLength(20);
      // What all of them warn of stands above them once.
      expect(new Set(now.selects[0]!.options.map(({ description }) => description))).toEqual(new Set([undefined]));
      expect(now.text.split('\n').filter((line) => line === `-# ${shows}`)).toHaveLength(1);
      now = await ann.select(now, now.selects[0]!.customId, ['v3']).reply;
      expect(await moves()).toBe(1);
      await ann.press(now, button(now, ':act:roll')).reply;
      expect(await moves()).toBe(2);
    },
  );

  it('a suggestion and the word that enough is picked warn as well', async () => {
    const { ann, panel, moves } = await table();
    let now = await ann.press(panel, button(panel, ':act:crew')).reply;
    expect(now.text).toContain(`**As suggested: c0, c1**: ${chance}`);
    now = await ann.press(now, button(now, ':change:')).reply;
    for (const value of ['c4', 'c5']) now = await ann.select(now, now.selects[0]!.customId, [value]).reply;
    expect(now.text).toContain(`**That is all**: ${chance}`);
    expect(await moves()).toBe(0);
    await ann.press(now, button(now, ':stop:')).reply;
    expect(await moves()).toBe(1);
  });
});
