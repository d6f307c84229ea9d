import type { Canvas, CanvasRenderingContext2D as Ink } from 'canvas';
import type { FinalScores, Focus, PictureRequest } from '../request.js';
import { type Say, sayIn } from '../words.js';
import { takeCanvas } from './cache.js';
import { markComputers } from './computers.js';
import { plantFlags, ringChanges, type Target } from './marks.js';
import { Places } from './places.js';
import { canvasSize } from './theme.js';

/** What every piece of a picture is drawn with. `V` is the view of the game. */
export interface Scene<V> {
  ink: Ink;
  view: V;
  /** Of every seat; `isComputer` and the pieces of the kit know those that the computer plays. */
  names: string[];
  locale: PictureRequest['locale'];
  say: Say;
  /** Filled by the pieces: where each anchor lies. */
  places: Places;
  /** Once the match is over and its result is told. */
  result?: FinalScores;
}

/** How one kind of picture of a game is drawn. */
export interface Drawing<V> {
  draw(scene: Scene<V>, request: Pick<PictureRequest<V>, 'view' | 'seat' | 'focus'>): void;
  /** Height of a flag in pixels. */
  flagSize: number;
}

/**
 * Draws a picture, rings what changed and plants the flags of the choice.
 */
export function drawScene<V>(request: PictureRequest<V>, { draw, flagSize }: Drawing<V>): Canvas {
  const canvas = takeCanvas(canvasSize.w, canvasSize.h);
  const ink = canvas.getContext('2d');
  ink.save();
  if (request.quarter !== undefined) enlarge(ink, request.quarter);
  const scene: Scene<V> = {
    ink,
    view: request.view,
    names: markComputers(request),
    locale: request.locale,
    say: sayIn(request.locale),
    places: new Places(),
    ...(request.result && { result: request.result }),
  };
  draw(scene, request);
  ringChanges(scene.ink, scene.places, request.changed);
  plantFlags(scene.ink, scene.places, targetsOf(request.focus), flagSize);
  ink.restore();
  return canvas;
}

/** Where the picture shows each choice: its own place, and what it would touch. */
function targetsOf(focus?: Focus): Target[] {
  return (focus?.targets ?? []).map(({ n, anchor, touches = [] }) => ({
    n,
    anchors: [...new Set(anchor === undefined ? touches : [anchor, ...touches])],
  }));
}

/** Makes one quarter fill the picture; they are counted from 1 at the top left, row by row. */
function enlarge(ink: Ink, quarter: number): void {
  const [column, row] = [(quarter - 1) % 2, Math.floor((quarter - 1) / 2)];
  ink.scale(2, 2);
  ink.translate((-column * canvasSize.w) / 2, (-row * canvasSize.h) / 2);
}
