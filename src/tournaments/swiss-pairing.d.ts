declare module 'swiss-pairing' {
  export interface Participant {
    id: string;
    seed: number;
    droppedOut: boolean;
  }
  /** `id` null: a bye. */
  export interface Side {
    id: string | null;
    points: number;
  }
  export interface SwissMatch {
    round: number;
    home: Side;
    away: Side;
  }
  /** Pairs people by points, as a matching of least weight. */
  export interface Swiss {
    getMatchups(
      round: number,
      participants: Participant[],
      matches: SwissMatch[],
    ): { home: string; away: string | null }[];
  }
  export default function swiss(options: {
    rematchWeight?: number;
    standingPower?: number;
    seedMultiplier?: number;
  }): Swiss;
}
