import { createRequire } from 'node:module';
import { CanvasRenderingContext2D, type CanvasRenderingContext2D as Ink } from 'canvas';
import { applyPath2DToCanvasRenderingContext, Path2D, parsePath } from 'path2d';

applyPath2DToCanvasRenderingContext(CanvasRenderingContext2D as never);

/** Game-icons by Lorc, Delapouite and contributors (CC BY 3.0, see NOTICE). */
const { icons, width } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
  icons: Record<string, { body: string }>;
  width: number;
};

const paths = new Map<string, Path2D>();

/**
 * Fills a glyph of game-icons into a square whose top left corner is at (x, y).
 * @param name as in the icon set, such as `cut-diamond`
 * @throws Error when the set has no such icon: a bug
 */
export function fillGlyph(ink: Ink, name: string, x: number, y: number, size: number, color: string): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(size / width, size / width);
  ink.fillStyle = color;
  (ink as unknown as { fill(path: Path2D): void }).fill(pathOf(name));
  ink.restore();
}

function pathOf(name: string): Path2D {
  const known = paths.get(name);
  if (known) return known;
  const body = icons[name]?.body;
  if (!body) throw new Error(`no icon named ${name}`);
  const data = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => withAbsoluteMoves(match[1]!)).join('');
  const path = new Path2D(data);
  paths.set(name, path);
  return path;
}

/**
 * Rewrites relative moves as absolute ones. path2d 0.3 returns to the start of the first subpath when a later one that
 * began with a relative move is closed, which tears many icons apart.
 */
function withAbsoluteMoves(data: string): string {
  let at = { x: 0, y: 0 };
  let start = at;
  return parsePath(data)
    .map(([command, ...args]) => {
      const numbers = args.map(Number);
      const kind = command.toUpperCase();
      const from = command === kind ? { x: 0, y: 0 } : at;
      if (kind === 'Z') at = start;
      else if (kind === 'H') at = { x: from.x + numbers[0]!, y: at.y };
      else if (kind === 'V') at = { x: at.x, y: from.y + numbers[0]! };
      else at = { x: from.x + numbers.at(-2)!, y: from.y + numbers.at(-1)! };
      if (kind !== 'M') return command + numbers.join(' ');
      start = at;
      return `M${at.x} ${at.y}`;
    })
    .join('');
}
