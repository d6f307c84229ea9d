import type { MessageArg } from '../../src/engine/message.js';
import { data, record } from '../../src/games/islebound/data.js';
import type { IsleboundView } from '../../src/games/islebound/view.js';
import { amountsArg } from '../../src/games/islebound/words.js';
import { type Chapter, capital, type Teller } from '../board-words.js';
import { rowsInWords } from './board-cards.js';
import { crewWords } from './board-ship.js';
import { skills } from './crew.js';

type Tell = Teller<IsleboundView>;

/** A fight or a trade that is going on. */
export function goingOn({ view, tell }: Tell): string[] {
  const { fight, offer, turn } = view;
  const said: string[] = [];
  if (fight) {
    const { pirates, serpents, ichor } = fight.group;
    said.push(
      tell('islebound.board.fight', {
        seat: { seat: turn },
        city: { component: fight.city },
        group: amountsArg({ pirates, serpents, 'ichor-serpent': ichor }),
        dice: fight.dice.join(', '),
        needed: view.cities.find(({ id }) => id === fight.city)!.needed,
      }),
    );
  }
  if (offer) {
    const goods = { give: amountsArg(offer.give), take: amountsArg(offer.take) };
    said.push(tell('islebound.board.offer', { seat: { seat: turn }, to: { seat: offer.to }, ...goods }));
  }
  return said;
}

/** The renown board: events, influence, reputation, crew for hire, tokens, treasure; the buildings, and the skills. */
export function tableInWords(teller: Tell): Chapter[] {
  const { view, tell } = teller;
  const chapter = (id: string, lines: string[]): Chapter => ({ title: tell(`islebound.board.title.${id}`), lines });
  const laid = view.phase === 'play' || view.phase === 'over' || view.tokens.count > 0;
  const rows = view.variants.architect ? [] : rowsInWords(teller);
  return [
    ...(laid
      ? [
          chapter('events', events(teller)),
          chapter('influence', influence(teller)),
          chapter('reputation', reputation(teller)),
          chapter('hire', recruits(teller)),
          chapter('board', renownBoard(teller)),
          ...rows,
        ]
      : []),
    chapter(
      'skills',
      skills.filter((id) => id !== 'any').map((id) => skill(teller, id)),
    ),
  ];
}

function skill({ words, tell }: Tell, id: string): string {
  return capital(tell('islebound.board.skill', { skill: words.name(id), text: { textOf: id } }));
}

const named = (ids: readonly string[]): MessageArg => ({ list: ids.map((component) => ({ component })) });

function events({ view, tell }: Tell): string[] {
  const lines = view.events.flatMap(({ top }) =>
    top === undefined ? [] : [tell('islebound.board.event', { event: { component: top }, text: { textOf: top } })],
  );
  const below = view.events.reduce((sum, { count }) => sum + count, 0) - lines.length;
  return [...lines, tell('islebound.board.below', { below }), ...done(tell, view.eventDiscards)];
}

function reputation({ view, tell }: Tell): string[] {
  const lines = view.reputation.flatMap(({ top }) =>
    top === undefined ? [] : [tell('islebound.board.reputation', { card: { component: top }, text: { textOf: top } })],
  );
  const below = view.reputation.reduce((sum, { count }) => sum + count, 0) - lines.length;
  return [...lines, tell('islebound.board.below', { below }), ...done(tell, view.reputationDiscards)];
}

function done(tell: Tell['tell'], ids: readonly string[]): string[] {
  return ids.length > 0 ? [tell('islebound.board.done', { list: named(ids) })] : [];
}

/** Value by value, so that what is free is found quickly. */
function influence({ view, tell }: Tell): string[] {
  const values = [...new Set(view.influence.map(({ value }) => value))];
  return values.map((value) => {
    const spaces = view.influence
      .map((space, at) => ({ ...space, n: at + 1 }))
      .filter((space) => space.value === value);
    const owners = [...new Set(spaces.map(({ owner }) => owner))];
    const parts = owners.map((owner) => {
      const list = { list: spaces.filter((space) => space.owner === owner).map(({ n }) => n) };
      if (owner === null) return tell('islebound.board.spaces-free', { list });
      if (owner < 0) return tell('islebound.board.spaces-nobody', { list });
      return tell('islebound.board.spaces-of', { seat: { seat: owner }, list });
    });
    const [first, last] = [spaces[0]!.n, spaces.at(-1)!.n];
    return [tell('islebound.board.value', { value, first, last }), ...parts].join(' ');
  });
}

function recruits({ view, tell }: Tell): string[] {
  const { display, coins, top, count } = view.recruits;
  const places = display.map((type, at) => {
    const place = { place: at + 1, coins: amountsArg({ coins: coins[at] }) };
    if (type === null) return tell('islebound.board.no-recruit', place);
    return tell('islebound.board.recruit', { ...place, crew: crewWords(type) });
  });
  const next = top === undefined ? [] : [tell('islebound.board.next-recruit', { crew: crewWords(top), n: count })];
  return [...places, ...next];
}

function renownBoard({ view, tell }: Tell): string[] {
  const { top, count } = view.tokens;
  return [
    ...(top === undefined
      ? []
      : [tell('islebound.board.token-top', { token: { component: top }, text: { textOf: top } })]),
    tell('islebound.board.tokens-left', { n: count }),
    tell('islebound.board.treasure', { coins: amountsArg({ coins: view.treasure }) }),
    tell('islebound.board.supply', {
      pirates: fighter(view.supply.pirates, 'pirates'),
      serpents: fighter(view.supply.serpents, 'serpents'),
    }),
    ...Object.values(data.fighters).map(({ id, attackByDie }) =>
      tell('islebound.board.fighter', { fighter: { component: id }, list: attackByDie.join(', ') }),
    ),
  ];
}

const fighter = (n: number, id: string): MessageArg => ({
  id: 'render.islebound.board.of',
  args: { n, of: record(data.fighters, id).count },
});
