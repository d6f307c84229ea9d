import type { StoredMatch } from '../store/index.js';
import { recordNames } from './info.js';

/**
 * What a record says beside its moves, in English: who held which seat until when, and how the match ended where no
 * rule ended it. They are comments: they do not count when it is read.
 * @example remarksOn(match) // ['# Seat 0 was Anna\u2019s up to move 12.']
 */
export function remarksOn(match: StoredMatch): string[] {
  const names = recordNames(match);
  const seat = (number: number): string => `seat ${number} (${oneLine(names[number] ?? '?')})`;
  const earlier = match.tenures.filter(({ current, fromMove, untilMove }) => !current && untilMove !== fromMove);
  const holders = earlier.map(({ seat: number, person, untilMove }) => {
    return `seat ${number} up to move ${untilMove}: ${oneLine(person?.name ?? 'the computer')}`;
  });
  const ends = [
    match.resignedSeat !== null && `${seat(match.resignedSeat)} resigned, which ended the match`,
    match.concededTo !== null && `the others conceded to ${seat(match.concededTo)}, which ended the match`,
    match.closed && 'the match was closed before its end, without a result',
  ];
  return [...holders, ...ends.filter((end) => end !== false)].map((line) => `# ${line}\n`);
}

function oneLine(name: string): string {
  return name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
