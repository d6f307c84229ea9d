/** Takes two columns in a typeface of one width: CJK, Hangul, full-width forms, emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const fromRight = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * How many columns a text takes in a code block.
 * @example columnsOf('Бо') // 2
 */
export function columnsOf(text: string): number {
  return signsOf(text).reduce((sum, sign) => sum + columnsOfSign(sign), 0);
}

/**
 * The text, shortened with an ellipsis to at most `most` columns.
 * @example fitted('Harbourmaster', 8) // 'Harbour…'
 */
export function fitted(text: string, most: number): string {
  if (columnsOf(text) <= most) return text;
  let out = '';
  let room = most - 1;
  for (const sign of signsOf(text)) {
    room -= columnsOfSign(sign);
    if (room < 0) break;
    out += sign;
  }
  return `${out}…`;
}

/**
 * A cell of a table in a code block; the text must fit into it. What is written from right to left must not turn the
 * cells beside it: a mark ends its direction.
 * @example cell('Бо', 4, 'right') // '  Бо'
 */
export function cell(text: string, columns: number, side: 'left' | 'right'): string {
  const blank = ' '.repeat(Math.max(0, columns - columnsOf(text)));
  const ended = fromRight.test(text) ? `\u200e${text}\u200e` : text;
  return side === 'left' ? ended + blank : blank + ended;
}

function signsOf(text: string): string[] {
  return [...signs.segment(text)].map(({ segment }) => segment);
}

function columnsOfSign(sign: string): number {
  return wide.test(sign) ? 2 : 1;
}
