/** What the picture of a good's sign is drawn from: its id among the icons of the kit. */
export interface SignView {
  icon: string;
}

/** The sign of a good alone, small and without a ground, such as an emoji is made from. */
export const signKind = 'sign';
