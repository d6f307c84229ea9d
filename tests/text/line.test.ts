import { describe, expect, it } from 'vitest';
import type { Event, MessageArg } from '../../src/engine/message.js';
import { nusfjord } from '../../src/games/nusfjord/index.js';
import { createWords } from '../../src/text/words.js';

const names = ['Anna', 'Boris'];
const { components } = nusfjord;
const [en, ru] = (['en', 'ru'] as const).map((locale) =>
  createWords({ locale, components, seatName: (seat) => names[seat]! }),
);

function told(id: string, seat: number, args: Record<string, MessageArg> = {}, more: Partial<Event> = {}): Event {
  return { id: `nusfjord.told.${id}`, args: { seat: { seat }, ...args }, ...more };
}

function gain(seat: number, source: string, amounts: Record<string, number>): Event {
  return told('gain', seat, { source: { component: source }, goods: { amounts } }, { sums: true });
}

const build = told('build', 0, { building: { component: 'dairy' }, cell: 'b1', cost: { amounts: { fish: 1 } } });

describe('what happened in a row', () => {
  it('names once who did it, and once what it comes from', () => {
    const events = [build, gain(0, 'dairy', { wood: 6 }), told('issue', 0), gain(0, 'yard', { gold: 1 })];
    expect(en!.line(events)).toBe(
      'Anna builds Dairy on b1 for 1 fish; gains 6 wood; issues a share; Yard: gains 1 gold.',
    );
    expect(ru!.line(events)).toBe(
      'Anna строит Молочную ферму на b1 за 1 рыбу; получает 6 дерева; выпускает акцию; Двор: получает 1 золото.',
    );
  });

  it('tells as one sum what comes from several places', () => {
    const events = [gain(0, 'yard', { wood: 1 }), gain(0, 'dairy', { wood: 2, fish: 1 }), gain(0, 'yard', { gold: 1 })];
    expect(en!.line(events)).toBe('Yard and Dairy: Anna gains 3 wood, 1 fish, and 1 gold.');
    expect(en!.line([gain(0, 'yard', { wood: 1 }), gain(1, 'yard', { wood: 1 })])).toBe(
      'Yard: Anna gains 1 wood. Boris gains 1 wood.',
    );
    // Two ships are two ships, whatever they cost.
    const ship = told('ship', 0, { ship: { component: 'sloop' }, cost: { amounts: { wood: 2 } } });
    expect(en!.line([ship, ship])).toBe('Anna builds a Sloop for 2 wood; builds a Sloop for 2 wood.');
  });

  it('leaves out a heading that the next sentence says too, and nothing else of it', () => {
    const heading = told('worker', 0, { action: { component: 'issue-share' } }, { heading: true });
    expect(en!.line([heading, told('issue', 0), gain(0, 'issue-share', { gold: 2 })])).toBe(
      'Anna issues a share; gains 2 gold.',
    );
    expect(en!.line([heading])).toBe('Anna sends a worker: Issue a Share.');
    expect(en!.line([heading, told('issue', 1)])).toBe('Anna sends a worker: Issue a Share. Boris issues a share.');
  });

  it('names anew whoever does something after a sentence that is about others, or about nobody', () => {
    const turned = { id: 'nusfjord.told.elder-turned', args: { elder: { component: 'carter' } } };
    const begun = told('round', 0, { round: 2 });
    expect(en!.line([told('issue', 0), turned, told('issue', 0)])).toBe(
      'Anna issues a share. A face-down elder is turned up: Carter. Anna issues a share.',
    );
    expect(en!.line([begun, told('issue', 0)])).toBe('Round 2 begins; Anna plays first. Anna issues a share.');
  });

  it('lists what every seat has of the same', () => {
    const each = { id: 'nusfjord.told.catches', item: 'nusfjord.told.catch-each' };
    const fish = [
      told('catch', 0, { catch: 3, stowed: 0 }, { each }),
      told('catch', 1, { catch: 5, stowed: 2 }, { each }),
    ];
    expect(en!.line(fish)).toBe('Catch: Anna 3 and Boris 5 (2 to the reserve).');
    const between = told('gain', 0, { source: { component: 'carter' }, goods: { amounts: { gold: 1 } } });
    expect(en!.line([fish[0]!, between, fish[1]!])).toBe(
      'Catch: Anna 3 and Boris 5 (2 to the reserve). Carter: Anna gains 1 gold.',
    );
    expect(en!.line(fish.slice(1))).toBe('Boris catches 5 fish, 2 to the reserve.');
  });
});
