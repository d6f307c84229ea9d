/** A sign for every scholar and bishop. */
export const placeGlyphs: Record<string, string> = {
  astronomy: 'spyglass',
  taxation: 'receive-money',
  botany: 'sprout',
  philosophy: 'think',
  mathematics: 'abacus',
  construction: 'trowel',
  industrialization: 'big-gear',
  'basic-economics': 'scales',
  'advanced-economics': 'shop',
  logistics: 'old-wagon',
  square: 'brick-wall',
  'one-dock': 'anchor',
  'connected-cities': 'village',
  'connected-colonists': 'meeple-group',
  'largest-terrain': 'field',
  'diverse-lines': 'stack',
};

/** A glyph of game-icons for every terrain. */
export const terrainGlyphs: Record<string, string> = {
  mountain: 'peaks',
  farm: 'barn',
  forest: 'pine-tree',
  city: 'village',
  'town-hall': 'capitol',
};
