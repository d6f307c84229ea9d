import { terrainColors } from '../kit/theme.js';

/** A glyph of game-icons for every action of the board. */
export const actionSigns: Record<string, string> = {
  'plus-gold': 'receive-money',
  'transfer-reserve': 'hand-truck',
  'serve-fish': 'hot-meal',
  'build-building': 'hammer-nails',
  'issue-share': 'stamper',
  'buy-all-shares': 'shaking-hands',
  'clear-forest': 'axe-in-stump',
  reforest: 'sprout',
  'thin-out': 'hand-saw',
  'build-ship': 'harbor-dock',
  'invite-elder': 'beard',
};

export const copySign = 'papers';

export const shipSigns: Record<string, string> = {
  sloop: 'sailboat',
  cutter: 'small-fishing-sailboat',
  schooner: 'shooner-sailboat',
};

/** The grounds of A, B and C buildings; the letter itself is the other sign. */
export const letterColors: Record<string, string> = {
  A: terrainColors.farm!,
  B: terrainColors.city!,
  C: terrainColors['town-hall']!,
};
