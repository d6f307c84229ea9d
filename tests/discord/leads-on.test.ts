import { afterEach, describe, expect, it } from 'vitest';
import { panelModel } from '../../src/discord/panel/model.js';
import type { ModelButton, PanelModel } from '../../src/discord/panel/types.js';
import {
  type AnyGame,
  actionsOf,
  answer,
  createRng,
  defaultOptions,
  type Param,
  type Pending,
  type Position,
  playout,
  question,
  randomAnswer,
  type Seat,
  settle,
  start,
  type Thought,
} from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import type { Desk } from '../../src/match/api.js';
import { preview } from '../../src/match/play.js';
import { createWords } from '../../src/text/words.js';
import { fixedBytes } from '../match/harness.js';
import { seedOf } from '../seed.js';
import { openTown, pinged, startMatch, type Town, upToConfirm } from './town.js';

/** Presses that answer the question, in whole or in part. */
const leading = new Set<ModelButton['do']>(['act', 'begin', 'move', 'pick', 'stop', 'take', 'carry', 'confirm']);

/** What can be pressed to go on: enabled buttons, and menus that hold something. */
function waysOn(model: PanelModel): number {
  const buttons = model.buttons.flat().filter((button) => leading.has(button.do) && !button.disabled);
  const menus = [...model.menus, ...(model.lead ? [model.lead] : [])].filter(
    (menu) => leading.has(menu.do) && menu.value !== 'free' && menu.entries.length > 0,
  );
  return buttons.length + menus.length;
}

/** Free actions that are possible and not offered, though the question does not shut them out. */
function freeLost(model: PanelModel, game: AnyGame, state: unknown, { seat, actions, free }: Pending, begun?: Thought) {
  const possible = actionsOf(game, state, seat).some((choice) => choice.free && !choice.why);
  const [only] = actions;
  const asked = begun ?? (actions.length === 1 && only ? { action: only, args: {}, picked: [] } : undefined);
  if (!possible || (asked && free?.includes(asked.action))) return false;
  const thought = asked && settle(game, state, seat, asked);
  const open = thought && question(game, state, seat, thought.action, thought.args, thought.picked);
  return !open?.param.closed && !model.menus.some(({ value }) => value === 'free');
}

/** The game as it is where somebody always holds a hidden card: the engine takes no step by itself. */
const hidden = (game: AnyGame): AnyGame => ({
  ...game,
  pending: (state) => game.pending(state).map((pending): Pending => ({ ...pending, hidden: true })),
});

describe('every panel of a decision has something to press that leads on, and the free actions beside', () => {
  const kinds = Object.values(games).flatMap((game) => [
    ...Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min + more).map(
      (seats) => [game.id, seats, 'as played', game] as const,
    ),
    [game.id, game.seats.max, 'with hidden hands', hidden(game)] as const,
  ]);
  it.each(kinds)('%s, %i seats, %s', (id, seats, _, game) => {
    const words = createWords({ locale: 'en', components: game.components, seatName: (seat) => `Seat ${seat}` });
    const panel = (position: Position, seat: Seat, pending: Pending, thought?: Thought): PanelModel => {
      const match = { id: 'abcdef', seats: [] };
      const desk = { match, game, seat, position, draft: [], key: '12345678', pending, fallen: [], thought };
      return panelModel(desk as unknown as Desk, { ...words, plain: words }, { preview }, {});
    };
    const { position } = start(game, seats, defaultOptions(game), seedOf(60 + seats));
    const rng = createRng({ seed: seedOf(61), block: 0 });
    const stuck: string[] = [];
    let panels = 0;
    const look = (at: Position, pending: Pending, thought?: Thought): void => {
      panels += 1;
      const model = panel(at, pending.seat, pending, thought);
      const where = `${id}: ${pending.actions.join()} ${JSON.stringify(thought ?? '')}`;
      if (waysOn(model) === 0) stuck.push(where);
      if (freeLost(model, game, at.state, pending, thought)) stuck.push(`no free actions at ${where}`);
    };
    playout(game, position, createRng({ seed: seedOf(62), block: 0 }), 1_000, {
      before(move, at) {
        if (rng.int(6) > 0) return;
        for (const pending of game.pending(at.state)) look(at, pending);
        const pending = game.pending(at.state).find(({ seat }) => seat === move.seat)!;
        // Along the half-made moves that presses lead to, complete ones included: the store may hold either.
        let thought: Thought = { action: move.action, args: {}, picked: [] };
        for (;;) {
          look(at, pending, thought);
          const open = question(game, at.state, move.seat, thought.action, thought.args, thought.picked);
          if (!open) break;
          const value = randomAnswer(open, rng);
          if (!value) break;
          thought = { action: move.action, ...answer(open, thought.args, value.pick) };
          look(at, pending, settle(game, at.state, move.seat, thought));
        }
      },
    });
    expect(stuck).toEqual([]);
    expect(panels).toBeGreaterThan(25);
  });
});

describe('a move in which nothing is left to choose', () => {
  let town: Town | undefined;
  afterEach(() => town?.close());

  it('is played by its one button', async () => {
    town = await openTown({ games: { 'santa-maria': passingOnly }, randomBytes: fixedBytes('a') });
    const people = [town.person('Ann'), town.person('Bo')];
    const post = await startMatch(town, 'quay', people);
    const mover = people.find(({ name }) => pinged(post, people).includes(name))!;
    const panel = await mover.press(post, 'Play').reply;
    expect(panel.buttons.map(({ label }) => label)).toEqual(['Go on', 'How to play', 'Legend']);
    expect(panel.text).toContain('**Go on**: Pass: Coins · Gain 2 coins.');
    await mover.press(panel, 'Go on').reply;
    const end = await upToConfirm(mover, post);
    expect(end.text).toContain('2 coins');
    expect(town.complaints).toEqual([]);
  });
});

/** Nothing but one way to pass, which the engine does not take by itself. */
const passingOnly: AnyGame = (() => {
  const game = hidden(games['santa-maria']!);
  const pass = game.actions.pass!;
  const [space] = pass.params;
  const first: Param<unknown> = {
    ...space!,
    next: (state, seat, args, picked) => {
      const { values } = space!.next(state, seat, args, picked);
      return { values: (values as string[]).slice(0, 1), done: false };
    },
  };
  return {
    ...game,
    actions: { ...game.actions, pass: { ...pass, params: [first] } },
    pending: (state) =>
      game
        .pending(state)
        .map((pending) => (pending.actions.includes('pass') ? { ...pending, actions: ['pass'], free: [] } : pending)),
  };
})();
