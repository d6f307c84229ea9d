import { expect } from 'vitest';
import { altText, drawCanvas, type PictureRequest } from '../../render/index.js';
import { spareCanvas } from '../../render/kit/cache.js';
import { withoutPaint } from './unpainted.js';

const locales = ['en', 'ru'] as const;
/** A name a seat, of different lengths and scripts. */
export const names = ['Anna', 'Bo', 'Käthe', 'Дмитрий', 'Вера'];
/** The longest ones, and one that would turn the text around. */
const hostile = ['W'.repeat(32), '\u202eevil', '🚢'.repeat(32), 'Ж'.repeat(32), '𝓐'.repeat(32)];

/** Makes requests for pictures of a game: of the table in English, where nothing else is said. */
export type Ask<V> = (view: V, more?: Partial<PictureRequest>) => PictureRequest;

/** @example requestsFor<NusfjordView>('nusfjord')(view, { kind: 'area', seat: 0 }) */
export function requestsFor<V extends { seats: unknown[] }>(game: string): Ask<V> {
  return (view, more = {}) => ({
    game,
    kind: 'table',
    view,
    locale: 'en',
    names: names.slice(0, view.seats.length),
    ...more,
  });
}

/** Draws every kind of picture in every language: as wide as it must be, and not too high for that. */
export function expectFullSize<V>(ask: Ask<V>, view: V, kinds: string[]): void {
  for (const locale of locales) {
    for (const kind of kinds) {
      const canvas = drawCanvas(ask(view, { locale, kind, seat: 0 }));
      const { width, height } = canvas;
      spareCanvas(canvas);
      expect(width).toBe(kind === 'table' || kind === 'offer' ? 1200 : 1000);
      expect(height / width).toBeLessThanOrEqual(2);
    }
  }
}

/** Whatever people are called, the alt text is whole, says nothing of the code and keeps within Discord's limit. */
export function expectFittingAltText<V extends { seats: unknown[] }>(ask: Ask<V>, view: V, kinds: string[]): void {
  for (const locale of locales) {
    for (const kind of kinds) {
      const text = altText(ask(view, { locale, kind, seat: 0, names: hostile.slice(0, view.seats.length) }));
      expect(text.length).toBeLessThanOrEqual(1024);
      expect(text).not.toMatch(/render\.|undefined|\u202e/);
    }
  }
}

/** Every text that is written meanwhile, with its font. */
export function textsWritten(draw: () => void): { text: string; font: string }[] {
  const texts: { text: string; font: string }[] = [];
  withoutPaint(draw, ({ font }, text) => texts.push({ text, font }));
  return texts;
}

/** The texts that were written smaller than so many pixels, each with its font. */
export function textsBelow(pixels: number, draw: () => void): string[] {
  const small = textsWritten(draw).filter(({ font }) => Number.parseFloat(font) < pixels);
  return small.map(({ text, font }) => `${text} ${font}`);
}
