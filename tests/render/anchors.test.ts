import { describe, expect, it, vi } from 'vitest';
import { drawCanvas, type Focus, suits } from '../../render/index.js';
import type { Rect } from '../../render/kit/geometry.js';
import { closeFormat } from '../../render/kit/page.js';
import { Places } from '../../render/kit/places.js';
import { type AnyGame, createRng, type Position, playout, type Seat, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { tablesOf } from '../games/shared/tables.js';
import { seedOf } from '../seed.js';
import { names } from './pictures.js';
import { type Asked, questions } from './questions.js';
import { withoutPaint } from './unpainted.js';

/** A menu shows so many values at once. */
const menu = 25;
/** Questions alike that are drawn. */
const often = 1;

/** The choice as a panel hands it to the picture; undefined: its values have no places. */
function focusOn(state: unknown, seat: Seat, { open, thought }: Asked): Focus | undefined {
  const { param, next } = open;
  if (!Array.isArray(next.values)) return undefined;
  const targets = next.values.slice(0, menu).map((value, index) => {
    const { anchor, touches } = param.describe(state, seat, thought.args, value);
    return { n: index + 1, value, ...(anchor !== undefined && { anchor }), ...(touches && { touches }) };
  });
  if (targets.every(({ anchor, touches }) => anchor === undefined && !touches?.length)) return undefined;
  return { action: thought.action, args: thought.args, param: param.name, targets };
}

/** Anchors of a choice that its picture does not show, or shows outside. */
function unseen(game: AnyGame, { state, seats }: Position, seat: Seat, focus: Focus): string[] {
  const missing: string[] = [];
  const shown: { anchor: string; rect: Rect }[] = [];
  const view = game.view(state, seat);
  const { of } = Places.prototype;
  const spy = vi.spyOn(Places.prototype, 'of').mockImplementation(function (this: Places, anchor) {
    const places = of.call(this, anchor);
    if (places.length === 0) missing.push(anchor);
    shown.push(...places.map(({ rect }) => ({ anchor, rect })));
    return places;
  });
  const kind = suits(game.id, view, focus);
  const asked = { game: game.id, kind, view, seat, locale: 'en' as const, names: names.slice(0, seats), focus };
  const { width, height } = withoutPaint(() => drawCanvas(asked));
  spy.mockRestore();
  const scale = width === closeFormat.w * closeFormat.scale ? closeFormat.scale : 1;
  const inside = ({ x, y, w, h }: Rect) => x >= 0 && y >= 0 && (x + w) * scale <= width && (y + h) * scale <= height;
  missing.push(...shown.filter(({ rect }) => !inside(rect)).map(({ anchor }) => `${anchor} outside`));
  return missing.map((anchor) => `${focus.action} ${focus.param} on ${kind}: ${anchor}`);
}

/** Sorts of places at which several values of one question lie that are not called the same: one flag for all. */
function shared(state: unknown, seat: Seat, { open, thought }: Asked, { action, param, targets }: Focus): string[] {
  const called = new Map<string, string>();
  return targets.flatMap(({ anchor, value }) => {
    if (anchor === undefined) return [];
    const label = JSON.stringify(open.param.describe(state, seat, thought.args, value).label);
    const other = called.get(anchor) ?? label;
    called.set(anchor, label);
    return other === label ? [] : [`${action} ${param}: ${anchor.split(':')[0]}`];
  });
}

/** More cubes begin where fewer do, and touch more. */
const nested = ['ally cubes: influence'];

describe.each(Object.values(games))('$id: each place a question offers is on its picture', (game) => {
  it('in random matches at every table', { timeout: 120_000 }, () => {
    const drawn = new Map<string, number>();
    const missing = new Set<string>();
    const together = new Set<string>();
    const tables = tablesOf(game);
    for (const [at, { seats, options }] of tables.entries()) {
      if (at % 5 !== 0) continue;
      const { position } = start(game, seats, options, seedOf(at));
      const rng = createRng({ seed: seedOf(7), block: at * 10_000 });
      playout(game, position, rng, 300, {
        before(_move, { state }) {
          for (const { seat } of game.pending(state)) {
            for (const asked of questions(game, state, seat, rng)) {
              const kinds = asked.open.param.name;
              const focus = focusOn(state, seat, asked);
              if (!focus) continue;
              for (const one of shared(state, seat, asked, focus)) together.add(one);
              const key = [
                focus.action,
                kinds,
                seats,
                ...new Set(focus.targets.map(({ anchor = '' }) => anchor.split(':')[0])),
              ].join();
              const count = drawn.get(key) ?? 0;
              if (count >= often) continue;
              drawn.set(key, count + 1);
              for (const one of unseen(game, position, seat, focus)) missing.add(one);
            }
          }
        },
      });
    }
    expect([...missing]).toEqual([]);
    expect([...together].filter((one) => !nested.includes(one))).toEqual([]);
    expect(drawn.size).toBeGreaterThan(10);
  });
});
