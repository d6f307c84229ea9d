/** A sign as pictures draw it. */
export type Sign =
  /** A tile of the kit, such as a good. */
  | { icon: string }
  /** A glyph of game-icons on a plain tile. */
  | { chip: string }
  /** A glyph without a tile. */
  | { glyph: string; color?: string }
  | { die: 'white' | 'blue'; value?: number }
  /** The mark of a seat. */
  | { token: number; computer?: true }
  /** A letter or figure on a tile, or on a round plate. */
  | { letter: string; ground: string; color?: string; round?: true }
  /** Hexes beside each other, each by its icon. */
  | { hexes: readonly string[] }
  /** How a place is marked. */
  | { mark: Mark };

/** What may mark a place of any game's pictures: a choice, what a lesson points at, what has changed, who is to move. */
export type Mark = 'choice' | 'pointer' | 'changed' | 'active';

/** A sign of a game's pictures. What it is called and what it means are texts `legend.<game>.<id>` or `legend.<id>`, or those of the component of that id. */
export interface LegendEntry {
  id: string;
  sign: Sign;
  /** A figure that stands beside it, as an example. */
  beside?: string;
}

/** How every game's pictures mark the seats. */
export const seatEntries: readonly LegendEntry[] = [
  { id: 'seat', sign: { token: 0 } },
  { id: 'computer', sign: { token: 1, computer: true } },
];

const marks: Mark[] = ['choice', 'changed', 'active', 'pointer'];

/** How every game's pictures mark places. */
export const markEntries: readonly LegendEntry[] = marks.map((mark) => ({ id: mark, sign: { mark } }));

/** A line of the legend, in words. */
export interface LegendLine {
  sign: Sign;
  beside?: string;
  name: string;
  text: string;
}

/** What the picture of a page of the legend is drawn from. */
export interface LegendView {
  title: string;
  /** Such as "2 of 4". */
  page: string;
  lines: LegendLine[];
}

/** The kind of picture that every game has beside its own. */
export const legendKind = 'legend';

/** So many lines are a page: each can be read on a phone. */
export const legendPage = 8;
