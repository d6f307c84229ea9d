import type { Rect } from '../kit/geometry.js';
import { drawHeader } from '../kit/header.js';
import type { Scene } from './scene.js';

/** The header: the game, the year or phase, whose turn it is or who has won. */
export function drawTop({ ink, view, names, locale, say, result, close = false }: Scene, r: Rect): void {
  const phase = {
    setup: say('santa-maria.setup'),
    year: say('year', { year: view.year, years: view.years }),
    over: say('over'),
  }[view.phase];
  const winners = result?.winners ?? [];
  const [active, call] =
    winners.length > 0 ? [winners, say('won', { n: winners.length })] : [view.active, say('to-move')];
  drawHeader(ink, r, {
    title: say('santa-maria.title'),
    phase,
    call: active.length > 0 ? call : '',
    active,
    names,
    locale,
    close,
  });
}
