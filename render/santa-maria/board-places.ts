import type { Message, MessageArg } from '../../src/engine/message.js';
import { components } from '../../src/games/santa-maria/components.js';
import { data } from '../../src/games/santa-maria/data.js';
import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import { coins } from '../../src/games/santa-maria/words.js';
import { type Chapter, seatsList, type Teller } from '../board-words.js';

type Tell = Teller<SantaMariaView>;

/** Where monks go, and the tracks of religion and conquest. */
export function placesInWords(teller: Tell): Chapter[] {
  const { view, tell } = teller;
  const places = [...view.scholars, ...view.bishops, ...view.missions];
  const price = coins(data.constants.occupiedPlaceCoins);
  return [
    {
      title: tell('santa-maria.board.title.places'),
      lines: [tell('santa-maria.board.place-price', { price }), ...places.map((id) => place(teller, id))],
    },
    { title: tell('santa-maria.board.title.tracks'), lines: [...religion(teller), ...conquest(teller)] },
  ];
}

function place({ view, words, tell }: Tell, id: string): string {
  const { facts } = components[id]!;
  const seats = view.monks[id] ?? [];
  const said = [
    ...(facts ? [`${words.say(facts)}.`] : []),
    words.text('render.santa-maria.board.what', { text: { textOf: id } }),
    tell('santa-maria.board.monks', { n: seats.length, seats: seatsList(seats) }),
  ];
  return tell('santa-maria.board.place', { place: { component: id }, what: said.join(' ') });
}

function religion({ tell }: Tell): string[] {
  const { end, monkSymbols, extraStepCost, beyondEnd } = data.religionTrack;
  const dice = monkSymbols.filter(({ unlocksBlueDie }) => unlocksBlueDie);
  return [
    tell('santa-maria.board.religion-track', {
      end,
      symbols: { list: monkSymbols.map(({ reached }) => reached) },
      dice: { list: dice.map(({ reached }) => reached) },
    }),
    tell('santa-maria.board.religion-steps', { cost: { amounts: extraStepCost }, gain: { amounts: beyondEnd } }),
  ];
}

function conquest({ view, tell }: Tell): string[] {
  const { end, gold, ranks, soloTrees } = data.conquestTrack;
  const at = (space: number, gain: Record<string, number>): Message => ({
    id: 'render.santa-maria.board.track-space',
    args: { space, gain: { amounts: gain } },
  });
  const happiness = ranks.find(({ players, year }) => players === view.seats.length && year === view.year)?.happiness;
  const places = happiness?.map(
    (n, rank): MessageArg => ({
      id: 'render.santa-maria.board.rank',
      args: { rank: rank + 1, gain: { amounts: { happiness: n } } },
    }),
  );
  return [
    tell('santa-maria.board.conquest-track', {
      end,
      gold: { list: gold.map(({ reached, gain }) => at(reached, gain)) },
    }),
    ...(places && view.phase !== 'over' ? [tell('santa-maria.board.ranks', { places: { list: places } })] : []),
    ...view.trees.map(({ space }) => {
      const tree = soloTrees.find(({ reached }) => reached === space)!;
      return tell('santa-maria.board.tree', {
        year: tree.year,
        space,
        gain: { amounts: { happiness: tree.happiness } },
      });
    }),
    ...Object.entries(view.conquestStacks)
      .filter(([, seats]) => seats.length > 0)
      .map(([space, seats]) =>
        tell('santa-maria.board.stack', { space, n: seats.length, seats: { list: seats.map((seat) => ({ seat })) } }),
      ),
  ];
}
