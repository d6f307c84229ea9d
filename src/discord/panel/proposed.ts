import { type ActionChoice, actionNamed, blank } from '../../engine/index.js';
import type { Desk } from '../../match/api.js';
import type { MatchService } from '../../match/match-service.js';
import { limits } from '../words/limits.js';
import { detailOf, joined, lineOf, placeholder } from './entries.js';
import { warnedMenu } from './free.js';
import { buttons, number, printer, targetsOf } from './offer.js';
import type { ModelButton, PanelModel, PanelWords } from './types.js';

type Act = ModelButton & { detail?: string };

/**
 * A question that comes with a proposal: a button takes it and says what it does; other answers that ask nothing stand
 * beside it, and those that change a part in a menu below. False: the first action of `usual` proposes nothing.
 * @example if (!proposed(model, desk, words, matches, usual)) …
 */
export function proposed(
  model: PanelModel,
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  usual: ActionChoice[],
): boolean {
  const { game, seat, position } = desk;
  const [first] = usual;
  if (!first || !actionNamed(game, first.action).proposal) return false;
  const acts: Act[] = first.why ? [] : [proposalButton(desk, words, first.action)];
  for (const { action, why } of usual.slice(1)) {
    if (why) continue;
    const [param] = actionNamed(game, action).params;
    const moves = param && joined(game, position.state, seat, [blank(action)], words.plain, printer(desk));
    // The only part there is, in the only way, is what the proposal does.
    if (moves?.length === 1 && !first.why) continue;
    if (moves) {
      // A menu, however few they are: buttons are for what settles all.
      const entries = number(moves);
      const empty = placeholder(game, words, param.name);
      model.menus.push(warnedMenu(desk, words, matches, { do: 'move', value: action, placeholder: empty, entries }));
      model.focus = { action, args: {}, param: param.name, targets: targetsOf(entries) };
      continue;
    }
    const label = words.text(`${game.id}.action.${action}`);
    const detail = lineOf(game, position.state, seat, action, words.plain);
    acts.push({ do: 'act', value: action, label, style: 'secondary', detail });
  }
  buttons(model, desk, words, matches, acts);
  return true;
}

/** What the button has no room for stands below the question. */
function proposalButton({ game, seat, position }: Desk, words: PanelWords, action: string): Act {
  const said = words.plain.say(actionNamed(game, action).proposal!(position.state, seat));
  const press = { do: 'act', value: action, style: 'primary' } as const;
  if (said.length <= limits.buttonLabel) return { ...press, label: said };
  const label = words.text(`${game.id}.action.${action}`);
  return { ...press, label, detail: detailOf(game, position.state, seat, action, words.plain) };
}
