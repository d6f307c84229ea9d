import type { AnyGame, HandCard } from '../../engine/index.js';
import type { Words } from '../../text/words.js';
import { groupKey, type HandView, handChances } from '../client/hand-view.js';
import { cut } from '../words/cut.js';
import { evened } from '../words/evenly.js';
import { literal } from '../words/names.js';

/** What somebody holds, and plain words for it: what they say is made literal here. */
export interface Held {
  game: AnyGame;
  cards: HandCard[];
  words: Words;
}

/** A page has so many cards, fewer where they would not fit into so many characters: a phone shows no more at once. */
const mostCards = 10;
const room = 1850;
/** Room for what is said of one card. */
const lineRoom = 600;
/** And of what it does. */
const doesRoom = 300;

/** One page of a hand in words. */
export interface HandPage {
  text: string;
  /** From 0. */
  page: number;
  pages: number;
}

/** The groups of a hand, in its own order, each once. */
export function groupsOf(cards: HandCard[]): { key: string; group: HandCard['group'] }[] {
  return [...new Map(cards.map(({ group }) => [groupKey(group), group]))].map(([key, group]) => ({ key, group }));
}

/**
 * The page of a hand that a reader has turned to.
 * @example handPage(held, firstView).pages // 4
 */
export function handPage(held: Held, view: HandView): HandPage {
  const { cards, words } = held;
  const shown = filtered(cards, view).sort(inOrder(held, view.order));
  const pages = paged(shown.map((card) => [lineOf(card, words), ...doesLine(held, card)].join('\n')));
  const page = Math.min(view.page, pages.length - 1);
  const lines = pages[page] ?? [];
  const head = words.text('hand.title', { n: cards.length });
  const counts = { shown: lines.length, n: shown.length, page: page + 1, pages: pages.length };
  const body = lines.length > 0 ? lines : [words.text('hand.nothing')];
  // What one page shows whole needs no counting.
  const count = pages.length > 1 ? [words.text('hand.shown', counts)] : [];
  return { text: [head, ...body, ...count].join('\n'), page, pages: pages.length };
}

/** What is said of one card. @example lineOf(card, words) // '**Manor** · At once · 3 points · ✅ playable now' */
export function lineOf({ component, group, points, play }: HandCard, words: Words): string {
  const worth = points === undefined ? words.text('hand.points-open') : words.text('hand.points', { n: points });
  const said = [words.say(group), worth, chanceOf(play, words)].map(literal);
  return cut([`**${literal(words.name(component))}**`, ...said].join(' · '), lineRoom);
}

/** What a card costs and does, in small print; nothing where nothing is known of it. */
function doesLine({ game, words }: Held, { component, detail }: HandCard): string[] {
  const text = detail ? words.say(detail) : (game.components[component]?.text?.[words.locale] ?? '');
  return text ? [`-# ${literal(cut(text, doesRoom))}`] : [];
}

/** When a card can be played, and why not before. @example chanceOf({ when: 'now' }, words) // '✅ playable now' */
export function chanceOf(play: HandCard['play'], words: Words): string {
  if (play.when === 'after') return words.text('hand.after', { steps: words.say(play.steps) });
  return play.when === 'not' ? words.text('hand.not', { missing: words.say(play.missing) }) : words.text('hand.now');
}

/**
 * The cards that the filters leave. A group that no card has any more is no filter: it may have been played since.
 * @example filtered(cards, { chance: 'now' }).length
 */
export function filtered(cards: HandCard[], { chance, group }: Pick<HandView, 'chance' | 'group'>): HandCard[] {
  const known = group !== undefined && groupsOf(cards).some(({ key }) => key === group);
  return cards.filter(
    (card) => (!known || groupKey(card.group) === group) && (chance === undefined || card.play.when === chance),
  );
}

/** Within what is equal, cards stay as the game has them: sorting is stable. */
function inOrder({ cards, words }: Held, order: HandView['order']): (a: HandCard, b: HandCard) => number {
  const by = (rank: (card: HandCard) => number) => (a: HandCard, b: HandCard) => rank(a) - rank(b);
  switch (order) {
    case 'group': {
      const groups = groupsOf(cards).map(({ key }) => key);
      return by(({ group }) => groups.indexOf(groupKey(group)));
    }
    case 'points':
      return by(({ points }) => -(points ?? Number.MIN_SAFE_INTEGER));
    case 'play':
      return by(({ play }) => handChances.indexOf(play.when));
    case 'name': {
      const { compare } = new Intl.Collator(words.locale, { numeric: true });
      return (a, b) => compare(words.name(a.component), words.name(b.component));
    }
  }
}

/** Never none: a hand of which nothing is shown has one empty page. */
function paged(lines: string[]): string[][] {
  const fits = (page: string[]): boolean => page.length <= mostCards && page.join('\n').length <= room;
  const pages: string[][] = [[]];
  for (const line of lines) {
    const last = pages.at(-1)!;
    if (last.length > 0 && !fits([...last, line])) pages.push([line]);
    else last.push(line);
  }
  return evened(pages, fits);
}
