/** Colours and sizes of every picture. Sizes are in units of its page (see `page.ts`). */

export const colors = {
  seaDeep: '#0e3f50',
  seaShallow: '#24707c',
  foam: '#ffffff',
  paper: '#f7eedb',
  paperDeep: '#ecdcb9',
  paperEdge: '#c9b283',
  slot: '#efe2c6',
  ink: '#141d26',
  muted: '#574c3b',
  white: '#ffffff',
  active: '#ffcf33',
  changed: '#d6006c',
  flag: '#141d26',
  flagText: '#ffe27a',
  happiness: '#b3202f',
  risen: '#1d6b3a',
  whiteDie: '#fffdf6',
  blueDie: '#1f4fa3',
};

/** Terrains and roads of all games. Each has a texture of its own besides (see `texture.ts`). */
export const terrainColors: Record<string, string> = {
  mountain: '#b3bac2',
  farm: '#f0cf63',
  forest: '#8dbb6c',
  city: '#e0926f',
  meadow: '#e3dc6b',
  settlement: '#e0926f',
  'town-hall': '#c8a4dc',
  road: '#cfb078',
};

/** Okabe-Ito colours: told apart with every common kind of colour blindness. `ink` is for the initial on them. */
export const seatMarks = [
  { color: '#0072B2', shape: 'circle', ink: colors.white },
  { color: '#D55E00', shape: 'square', ink: '#060a0e' },
  { color: '#009E73', shape: 'triangle', ink: '#060a0e' },
  { color: '#CC79A7', shape: 'diamond', ink: '#060a0e' },
  { color: '#56B4E9', shape: 'hexagon', ink: '#060a0e' },
  { color: '#F0E442', shape: 'pentagon', ink: '#060a0e' },
] as const;

export const sizes = {
  /** Names, scores, amounts of goods: seen at a glance. */
  primary: 48,
  /** Figures of all kinds: on a table shown 400 pixels wide they are 11 high. */
  secondary: 34,
  /** Words; nothing is smaller. On a close picture shown 320 pixels wide they are 11 high. */
  detail: 28,
};

/** Every pair of text colour and ground that is drawn, for the contrast test. */
export const textOnGround: { text: string; ground: string }[] = [
  ...[colors.paper, colors.paperDeep, colors.slot, colors.whiteDie, colors.active].map((ground) => ({
    text: colors.ink,
    ground,
  })),
  ...[colors.paper, colors.paperDeep, colors.slot].map((ground) => ({ text: colors.muted, ground })),
  ...Object.values(terrainColors).map((ground) => ({ text: colors.ink, ground })),
  { text: colors.white, ground: colors.blueDie },
  { text: colors.flagText, ground: colors.flag },
  { text: colors.white, ground: colors.changed },
  { text: colors.happiness, ground: colors.paper },
  { text: colors.happiness, ground: colors.slot },
  { text: colors.white, ground: colors.seaDeep },
  ...seatMarks.map(({ color, ink }) => ({ text: ink, ground: color })),
];

/**
 * The contrast ratio of WCAG 2 between two `#rrggbb` colours, from 1 to 21.
 * @example contrast('#000000', '#ffffff') // 21
 */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
