import type { Description } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { backOf, buildingOf } from '../data.js';
import { costOf } from '../effects/offers.js';
import { anchor } from '../ids.js';
import { amountsArg, named } from '../words.js';

/** How a building card is shown: by one of its costs, or by both. @example cardWords('bridge', 'buy') */
export function cardWords(card: string, method?: 'buy' | 'build'): Description {
  const { cost, build, renown, bonusRenown = 0 } = buildingOf(card);
  const args = { renown: renown + bonusRenown, text: { textOf: card } };
  const detail = method
    ? message('islebound.detail.card', { ...args, cost: amountsArg(costOf(card, method)) })
    : message('islebound.detail.card-either', { ...args, cost: amountsArg({ coins: cost }), build: amountsArg(build) });
  return { label: named(card), detail, anchor: anchor('card', card), group: backOf(card) };
}
