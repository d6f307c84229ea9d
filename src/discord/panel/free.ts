import { actionsOf, blank } from '../../engine/index.js';
import type { Desk } from '../../match/api.js';
import type { MatchService } from '../../match/match-service.js';
import { aboutOf, detailOf, joined } from './entries.js';
import { printer, warned } from './offer.js';
import { addPager, pageOf } from './pages.js';
import type { ModelMenu, PanelModel, PanelWords, Turned } from './types.js';

/** A menu whose lines say what cannot be taken back.
 * @example warnedMenu(desk, words, matches, menu).entries */
export function warnedMenu(
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  menu: ModelMenu,
): ModelMenu {
  return { ...menu, entries: menu.entries.map((entry) => warned(desk, words, matches, menu, entry)) };
}

/** The free actions, folded into one menu, page by page where they are too many for it.
 * @example freeActions(model, desk, words, matches, turned) */
export function freeActions(
  model: PanelModel,
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  turned: Turned,
): void {
  const { game, seat, position } = desk;
  const free = actionsOf(game, position.state, seat).filter((choice) => choice.free && !choice.why);
  if (free.length === 0) return;
  const placeholder = words.text('panel.free');
  const entries = joined(
    game,
    position.state,
    seat,
    free.map(({ action }) => blank(action)),
    words.plain,
    printer(desk),
    true,
  );
  if (entries) {
    model.menus.push(warnedMenu(desk, words, matches, { do: 'move', value: 'free', placeholder, entries }));
    return;
  }
  const paged = pageOf(free, turned.free);
  const actions = paged.shown.map(({ action }) => {
    const detail = detailOf(game, position.state, seat, action, words.plain) || aboutOf(game, action, words.plain);
    return { value: action, label: words.text(`${game.id}.action.${action}`), detail };
  });
  model.menus.push(warnedMenu(desk, words, matches, { do: 'act', value: 'free', placeholder, entries: actions }));
  addPager(model, words, paged, turned, 'free');
}
