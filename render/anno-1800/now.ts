import { buildingOf, cardOf, data, type Kind } from '../../src/games/anno-1800/data.js';
import type { TurnView } from '../../src/games/anno-1800/view.js';
import { inset, type Rect } from '../kit/geometry.js';
import { drawPanel } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import { drawPieces, type Piece } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { needPieces, signOf } from './signs.js';

const lineHeight = 60;
const caption = 210;
const arrow: Piece = { glyph: 'play-button' };

/** A line of what is going on: a few words, and signs. */
interface Line {
  words: string;
  pieces: Piece[];
  anchor?: string;
}

/** The open bill and what else holds for this turn only; nothing where there is none of it. */
export function nowSections(scene: Scene): Section[] {
  const lines = linesOf(scene);
  if (lines.length === 0) return [];
  const { ink, places } = scene;
  return [
    {
      height: lines.length * lineHeight + 20,
      draw(r) {
        drawPanel(ink, r);
        const room = inset(r, 16, 10);
        for (const [i, { words, pieces, anchor }] of lines.entries()) {
          const line: Rect = { ...room, y: room.y + i * lineHeight, h: lineHeight };
          if (anchor !== undefined) places.add(anchor, line);
          const style = { size: sizes.secondary, color: colors.muted, maxWidth: caption - 10 } as const;
          drawLine(ink, words, line.x, line.y + lineHeight / 2, style);
          const signs = { ...line, x: line.x + caption, w: line.w - caption, y: line.y + 4, h: lineHeight - 8 };
          drawPieces(ink, [pieces], { ...signs, w: Math.min(signs.w, widthOf(pieces)) }, 48);
        }
      },
    },
  ];
}

/** Signs stand at the left of the room. */
function widthOf(pieces: readonly Piece[]): number {
  return pieces.length * 58 + 10;
}

function linesOf({ view, say }: Scene): Line[] {
  const { turn } = view;
  if (view.phase !== 'play') return [];
  const { bill, placing, improving, pool, credits, bought } = turn;
  const lines: Line[] = [];
  if (bill) {
    const needs = needPieces(bill.needs);
    lines.push({ words: say('anno-1800.now.pay'), pieces: [...purpose(turn), arrow, ...needs] });
    if (hasAny(bill.made)) lines.push({ words: say('anno-1800.now.made'), pieces: needPieces(bill.made) });
  }
  if (placing !== undefined) lines.push({ words: say('anno-1800.now.placing'), pieces: buildingPieces(placing) });
  if (improving !== undefined) lines.push({ words: say('anno-1800.now.improving'), pieces: step(improving) });
  if (hasAny(pool)) lines.push({ words: say('anno-1800.now.pool'), pieces: needPieces(pool), anchor: 'pool' });
  if (hasAny(credits)) {
    const pieces = Object.entries(credits).flatMap(([from, count]): Piece[] => [
      { text: count, means: 'upgrades' },
      ...step(from as Kind),
    ]);
    lines.push({ words: say('anno-1800.now.credits'), pieces });
  }
  if (bought.length > 0) {
    lines.push({ words: say('anno-1800.now.bought'), pieces: bought.map((id) => ({ icon: id })) });
  }
  if (turn.actions > 1 || (turn.acted && turn.actions > 0)) {
    lines.push({
      words: say('anno-1800.now.actions'),
      pieces: [{ text: turn.actions, means: 'action' }, { icon: 'action' }],
    });
  }
  return lines;
}

function hasAny(amounts: object): boolean {
  return Object.keys(amounts).length > 0;
}

/** What the open bill is for. */
function purpose({ bill }: TurnView): Piece[] {
  const what = bill!.purpose;
  switch (what.for) {
    case 'build':
      return buildingPieces(what.token);
    case 'play':
      return [{ icon: `deck-${cardOf(what.card).deck}` }];
    case 'hire':
      return [{ text: '+' }, { icon: signOf(what.cube) }];
    case 'upgrade':
      return step(what.from);
    case 'expedition':
      return [{ text: '+' }, { text: what.count, means: 'gain' }, { icon: 'expedition' }];
    default:
      return [{ text: '+' }, { icon: what.for }];
  }
}

function step(from: Kind): Piece[] {
  return [{ icon: signOf(from) }, { text: '/' }, { icon: signOf(data.population[from]!.upgrade!.to) }];
}

function buildingPieces(id: string): Piece[] {
  const building = buildingOf(id);
  if (building.type === 'industry') return [{ icon: building.resource }];
  const icon = building.type === 'shipyard' ? 'shipyard' : `ship-${building.token}`;
  return [{ icon }, { text: building.strength, means: icon }];
}
