import { limits } from '../words/limits.js';
import { literal } from '../words/names.js';
import type { PanelModel, PanelWords } from './types.js';

/** Room for whole texts; a panel has other things to say, too. */
const room = 2500;

/**
 * What the lines of the panel's menus have no room for, in full, as far as it fits, and into `most` characters.
 * @example model.lines.push(...wholeTexts(model, words, 3000))
 */
export function wholeTexts(model: PanelModel, words: PanelWords, most: number): string[] {
  const entries = [...(model.lead ? [model.lead] : []), ...model.menus].flatMap((menu) => menu.entries);
  const long = entries.filter(({ label, detail }) => Math.max(label.length, detail.length) > limits.line);
  const lines = [...new Set(long.map(({ label, detail }) => `**${literal(label)}**: ${literal(detail)}`))];
  const fitting: string[] = [];
  let left = Math.min(room, most);
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) return [...fitting, words.text('panel.more-texts')];
    fitting.push(line);
  }
  return fitting;
}
