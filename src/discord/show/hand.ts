import type { AutocompleteInteraction, ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { type HandCard, holdsCards } from '../../engine/index.js';
import type { Desk } from '../../match/api.js';
import { type Answerable, deferInPlace, deferPrivately, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import type { Press } from '../client/custom-id.js';
import { firstView, type HandView, inOrderOf, ofChance, ofGroup } from '../client/hand-view.js';
import { rulesOn } from '../typing/rules.js';
import type { Suggestion } from '../typing/suggest.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';
import { handMessage } from './hand-message.js';
import { type Held, lineOf } from './hand-page.js';
import { cardsLike, suggestionsFrom } from './hand-search.js';
import { showPicture } from './picture.js';

type HandPress = Extract<Press, { on: 'hand' }>;

/**
 * The cards a reader holds, a page of them, with their order and filters to choose, or of them the one that was `sought`
 * by its id or name, with all it does; their own area where they hold none.
 */
export async function showHand(interaction: Answerable, app: App, matchId: string, sought?: string): Promise<void> {
  const desk = await app.matches.glance(matchId, interaction.user.id);
  const held = desk.ok ? heldAt(app, desk.value, interaction.locale) : undefined;
  // Nobody but a seat at a running match holds cards: what there is to see is the area, or why there is nothing.
  if (!held || held.cards.length === 0) return showPicture(interaction, app, matchId, { kind: 'area' }, false);
  if (sought === undefined) return show(interaction, app, handMessage(matchId, held, firstView));
  const card = cardMeant(held, sought);
  if (!card) return say(interaction, app, { id: 'hand.nothing' }, matchId);
  const text = rulesOn(held.game, held.words, card.component);
  const content = [lineOf(card, held.words), ...(text ? [text] : [])].join('\n');
  await show(interaction, app, { content: cut(content, limits.content) });
}

/** Those of a reader's cards that fit what is being typed. */
export async function suggestCards(
  interaction: AutocompleteInteraction<'cached'>,
  app: App,
  matchId: string,
): Promise<Suggestion[]> {
  const desk = await app.matches.glance(matchId, interaction.user.id);
  const held = desk.ok ? heldAt(app, desk.value, interaction.locale) : undefined;
  return held ? suggestionsFrom(held, interaction.options.getFocused()) : [];
}

/**
 * A press on a hand turns it; the message stays its reader's own. Whatever message it is on, the hand is the presser's,
 * and nobody else's message is turned into one.
 */
export async function pressHand(
  interaction: ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>,
  app: App,
  { match, part, view }: HandPress,
): Promise<void> {
  const defer = part === 'open' ? deferPrivately : deferInPlace;
  if (!(await defer(interaction))) return;
  const desk = await app.matches.glance(match, interaction.user.id);
  if (!desk.ok) return say(interaction, app, desk.refusal, match);
  const held = heldAt(app, desk.value, interaction.locale);
  if (!held || held.cards.length === 0 || part === 'area') {
    return showPicture(interaction, app, match, { kind: 'area' }, false);
  }
  const chosen = interaction.isStringSelectMenu() ? (interaction.values[0] ?? '') : '';
  await show(interaction, app, handMessage(match, held, turned(part, view, chosen)));
}

/** The card of that id or name, or the only one that fits what was typed. */
function cardMeant(held: Held, typed: string): HandCard | undefined {
  const { cards, words } = held;
  const name = typed.toLowerCase();
  const named = cards.find(({ component }) => component === typed || words.name(component).toLowerCase() === name);
  const [found, ...others] = named ? [named] : cardsLike(held, typed);
  return others.length === 0 ? found : undefined;
}

/** What is chosen that is unknown turns nothing. */
function turned(part: HandPress['part'], view: HandView, chosen: string): HandView {
  switch (part) {
    case 'order':
      return inOrderOf(view, chosen) ?? view;
    case 'filter':
      return ofChance(view, chosen) ?? view;
    case 'group':
      return ofGroup(view, chosen) ?? view;
    default:
      return view;
  }
}

/** What a desk's seat holds, steps not confirmed yet counting as done; undefined: no cards are held in this match. */
function heldAt(app: App, { game, match, position, seat }: Desk, locale: string): Held | undefined {
  if (!holdsCards(game, position.state)) return undefined;
  const cards = game.hand!(position.state, seat);
  return { game, cards, words: wordsFor(app, match, localeOf(locale), 'plain') };
}
