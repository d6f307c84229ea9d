/** Who asks for something, and whether they manage the server. */
export interface Organiser {
  id: string;
  manages: boolean;
  /** The bot itself does it in their place. */
  bot?: true;
}
