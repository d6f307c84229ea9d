/**
 * The text, shortened with an ellipsis to at most `room` UTF-16 units, never in the middle of a character.
 * @example cut('Harbourmaster', 8) // 'Harbour…'
 */
export function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  let out = '';
  for (const sign of text) {
    if (out.length + sign.length > room - 1) break;
    out += sign;
  }
  return `${out}…`;
}
