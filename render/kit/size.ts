/** The size of a picture in the units that its pieces are measured in. */
export interface Page {
  w: number;
  h: number;
  /** Pixels of a unit. */
  scale: number;
}

/** Of a drawing that says nothing of its size: broad, for boards that are. */
export const broadPage: Page = { w: 1600, h: 1200, scale: 1 };
