import type { Desk } from '../../match/api.js';
import type { MatchService } from '../../match/match-service.js';
import { warnedMenu } from './free.js';
import { buttons } from './offer.js';
import { addPager, pageOf } from './pages.js';
import type { ModelButton, PanelModel, PanelWords, Turned } from './types.js';

/** So many actions stand as buttons; of more, some do, and the rest are lines of a menu. */
const mostActs = 20;
const besideRest = 15;

/**
 * The actions one may begin with, as buttons. Where there are more than a panel has room for, those not possible now are
 * left to the lines that say why, and if that is not enough, the later ones stand in a menu, page by page.
 * @example actButtons(model, desk, words, matches, acts, turned)
 */
export function actButtons(
  model: PanelModel,
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  acts: (ModelButton & { detail?: string })[],
  turned: Turned,
): void {
  const shown = acts.length > mostActs ? acts.filter(({ disabled }) => !disabled) : acts;
  const rest = shown.length > mostActs ? shown.slice(besideRest) : [];
  buttons(model, desk, words, matches, rest.length > 0 ? shown.slice(0, besideRest) : shown);
  if (rest.length === 0) return;
  const entries = rest.map(({ value, label, detail = '' }) => ({ value, label, detail }));
  const paged = pageOf(entries, turned.page);
  const menu = { do: 'act', value: 'rest', placeholder: words.text('panel.rest'), entries: paged.shown } as const;
  model.menus.push(warnedMenu(desk, words, matches, menu));
  addPager(model, words, paged, turned);
}
