import type { Rect } from '../kit/geometry.js';
import { drawHeader } from '../kit/header.js';
import type { Scene } from './scene.js';
import { phaseWords } from './words.js';

/** The header: the game, the round with its phase, who has to decide or who has won. */
export function drawTop({ ink, view, names, locale, say, result, close = false }: Scene, r: Rect): void {
  const winners = result?.winners ?? [];
  const [active, call] =
    winners.length > 0 ? [winners, say('won', { n: winners.length })] : [view.active, say('to-move')];
  drawHeader(ink, r, {
    title: say('cooper-island.title'),
    phase: phaseWords(view, say),
    call: active.length > 0 ? call : '',
    active,
    names,
    locale,
    close,
  });
}
