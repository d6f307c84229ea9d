import type { Event, Told } from '../engine/index.js';
import type { OwedEvent } from '../store/index.js';
import { type Onlooker, publicViewer } from './viewer.js';

/** What everybody may know of what was told.
 * @example publicEvents(step.told, { seat: 0, by: 'person' }) */
export function publicEvents(told: Told[], who: Omit<OwedEvent, 'event'>): OwedEvent[] {
  return heard(told, publicViewer()).map((event) => ({ ...who, event }));
}

/** What somebody may know of what was told.
 * @example heard(step.told, viewerOf(match, personId)) */
export function heard(told: Told[], viewer: Onlooker): Event[] {
  return told.filter(({ only }) => only === undefined || only === viewer).map(({ event }) => event);
}

/** The places of the picture that events changed, each once.
 * @example anchorsOf([{ id: 'x', anchors: ['cell:0:r1c1'] }]) // ['cell:0:r1c1'] */
export function anchorsOf(events: Event[]): string[] {
  return [...new Set(events.flatMap(({ anchors }) => anchors ?? []))];
}
