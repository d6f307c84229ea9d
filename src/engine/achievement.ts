/** What the rules of a game give a name to, of one who played alone. */
export interface Achievement {
  id: string;
  /** Where there are ranks of it; the more the better, from 1. */
  rank?: number;
}
