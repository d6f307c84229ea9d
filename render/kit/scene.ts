import { type Canvas, createCanvas, type CanvasRenderingContext2D as Ink } from 'canvas';
import type { FinalScores, Focus, PictureRequest } from '../request.js';
import { type Say, sayIn } from '../words.js';
import { takeCanvas } from './cache.js';
import { markComputers } from './computers.js';
import { plantFlags, ringChanges, type Target } from './marks.js';
import { Places } from './places.js';
import { broadPage, type Page } from './size.js';

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
  /** Is it a picture of a part, drawn to be read on the smallest phone? */
  close?: boolean;
  /** Once the match is over and its result is told. */
  result?: FinalScores;
}

/** What a picture's layout depends on. */
export type Asked<V> = Pick<PictureRequest<V>, 'view' | 'seat' | 'focus' | 'changed'>;

/** How one kind of picture of a game is drawn. */
export interface Drawing<V> {
  /** How large the picture is, `broadPage` where it is not said. The scene's ink is there to measure texts with. */
  page?(scene: Scene<V>, request: Asked<V>): Page;
  draw(scene: Scene<V>, request: Asked<V>, page: Page): void;
  /** Height of a flag in units of the page. */
  flagSize: number;
}

/** Nothing is drawn on it. */
const measuring = createCanvas(1, 1).getContext('2d');

/**
 * Draws a picture, rings what changed and plants the flags of the choice.
 */
export function drawScene<V>(request: PictureRequest<V>, drawing: Drawing<V>): Canvas {
  const measured: Scene<V> = {
    ink: measuring,
    view: request.view,
    names: markComputers(request),
    locale: request.locale,
    say: sayIn(request.locale),
    places: new Places(),
    ...(request.result && { result: request.result }),
  };
  const page = drawing.page?.(measured, request) ?? broadPage;
  const canvas = takeCanvas(Math.round(page.w * page.scale), Math.round(page.h * page.scale));
  const ink = canvas.getContext('2d');
  ink.save();
  ink.scale(page.scale, page.scale);
  const scene = { ...measured, ink };
  drawing.draw(scene, request, page);
  ringChanges(ink, scene.places, request.changed);
  plantFlags(ink, scene.places, targetsOf(request.focus), drawing.flagSize);
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
