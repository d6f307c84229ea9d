import type { MessageArg } from '../../src/engine/message.js';
import { components } from '../../src/games/islebound/components.js';
import { data } from '../../src/games/islebound/data.js';
import type { CityView, IsleboundView } from '../../src/games/islebound/view.js';
import { type Chapter, seatsList, type Teller } from '../board-words.js';

const seaBoards = [...new Set(data.map.spaces.map(({ board }) => board))];

/** The map, city by city: what it asks for and does, whose it is, what lies there, and which regions lie next to it. */
export function citiesInWords(teller: Teller<IsleboundView>): Chapter {
  const { view, tell } = teller;
  const cities = view.cities.map((city) => cityInWords(teller, city));
  const boards = view.variants.smallWorld ? boardsInWords(teller) : [];
  return { title: tell('islebound.board.title.cities'), lines: [...cities, ...boards] };
}

/** Cities that share a sea board; a port lies on none. */
function boardsInWords({ view, tell }: Teller<IsleboundView>): string[] {
  return seaBoards.flatMap((board) => {
    const spaces = data.map.spaces.filter((space) => space.board === board).map(({ id }) => id);
    const there = view.cities.filter(({ space }) => spaces.includes(space));
    const list = there.map(({ id }): MessageArg => ({ component: id }));
    return list.length > 1 ? [tell('islebound.board.sea-board', { list: { list } })] : [];
  });
}

function cityInWords({ view, tell }: Teller<IsleboundView>, city: CityView): string {
  const { id, text, port, needed, owner, ships, events } = city;
  const beside = neighbours(view, city).map(({ id }): MessageArg => ({ component: id }));
  const parts = [
    tell('islebound.board.city', { city: { component: text }, facts: components[id === text ? id : text]!.facts! }),
    ...(port ? [tell('islebound.board.port')] : []),
    owner === undefined
      ? tell('islebound.board.neutral')
      : tell('islebound.board.owner', { seat: { seat: owner }, needed }),
    ...(ships.length > 0 ? [tell('islebound.board.ships', { seats: seatsList(ships), n: ships.length })] : []),
    ...events.map((event) => tell('islebound.board.event-here', { event: { component: event } })),
    tell('islebound.board.does', { text: { textOf: text } }),
    tell('islebound.board.beside', { list: { list: beside } }),
  ];
  return parts.join(' ');
}

function neighbours({ cities }: IsleboundView, { space }: CityView): CityView[] {
  const spaces = data.map.edges.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []));
  return cities.filter((city) => spaces.includes(city.space));
}
