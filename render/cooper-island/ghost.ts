import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { data } from '../../src/games/cooper-island/data.js';
import type { SeatView } from '../../src/games/cooper-island/view.js';
import type { Outline } from '../kit/outline.js';
import { colors } from '../kit/theme.js';
import type { Focus } from '../request.js';
import { trace } from './prism.js';
import type { Ground } from './space.js';

/** How the land would look, with the spaces and the water that would change or are about to. */
export interface Ghost {
  spaces: Ground[];
  changed: string[];
  islets: SeatView['islets'];
  water?: string;
}

const textOf = (value: Focus['args'][string] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The result of what has been chosen so far of a tile, an islet or a move of a piece, as far as it is settled. */
export function ghostOf(seat: SeatView, { action, args }: Focus): Ghost {
  const laid = landOf(seat, action, args);
  const water = action === 'islet' ? textOf(args.water) : undefined;
  const islet = textOf(args.islet);
  return {
    spaces: seat.spaces.map((space) => ({ ...space, ...laid[space.id] })),
    changed: [
      ...new Set([
        ...Object.keys(laid),
        ...(action === 'chart' ? [textOf(args.space)] : []),
        ...(action === 'move' ? [textOf(args.from)] : []),
      ]),
    ].filter((id) => id !== undefined),
    islets: water && islet ? [...seat.islets, { water, islet }] : seat.islets,
    ...(water && { water }),
  };
}

type Laid = Record<string, Partial<Pick<Ground, 'level' | 'terrain' | 'on'>>>;

function landOf({ spaces }: SeatView, action: string, args: Focus['args']): Laid {
  const levelOf = (id: string | undefined): number => spaces.find((space) => space.id === id)?.level ?? 0;
  const half = (terrain: string, level: number) => ({
    level,
    terrain: terrain as Ground['terrain'],
    on: cubeOn(terrain, level, textOf(args.ore)),
  });
  const [first, second, land, space] = [args.first, args.second, args.land, args.space].map(textOf);
  if (action === 'place' && first) {
    const pair = pairOf(textOf(args.tile));
    const level = Math.max(levelOf(first), levelOf(second)) + 1;
    return { [first]: half(pair[0]!, level), ...(second && { [second]: half(pair[1]!, level) }) };
  }
  if (action === 'islet' && land) return { [land]: half(data.islets[textOf(args.islet)!]!.land, 1) };
  const terrain = textOf(args.terrain);
  if (action === 'chart' && space && terrain) return { [space]: half(terrain, levelOf(space) + 1) };
  const [from, to] = [args.from, args.to].map(textOf);
  if (action === 'move' && from && to) {
    return { [from]: { on: null }, [to]: { on: spaces.find(({ id }) => id === from)!.on } };
  }
  return {};
}

/** The terrains of a side, such as `double-2-a`. */
function pairOf(side = ''): readonly string[] {
  return data.doubleTiles[side.slice(0, -2)]!.sides[side.slice(-1) as 'a' | 'b'];
}

/** The cube a half gets; null while it is a choice. */
function cubeOn(terrain: string, level: number, ore?: string): Ground['on'] {
  const { cubes, high } = data.terrains[terrain]!;
  const choice = high.length > 0 && level >= data.constants.goldFrom;
  return (choice ? (ore ?? null) : cubes[0]!) as Ground['on'];
}

/** Marks what does not lie there yet. */
export function drawGhostFrame(ink: Ink, outline: Outline, unit: number): void {
  ink.lineJoin = 'round';
  for (const [color, width, dash] of [
    [colors.ink, 0.1, []],
    [colors.active, 0.06, [unit * 0.14, unit * 0.09]],
  ] as const) {
    ink.strokeStyle = color;
    ink.lineWidth = unit * width;
    ink.setLineDash([...dash]);
    trace(ink, outline);
    ink.stroke();
  }
  ink.setLineDash([]);
}
