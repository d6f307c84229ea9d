import { describe, expect, it } from 'vitest';
import { table } from './table.js';

const deck = { deck: 'mackerel' };

describe('readings where the rulebook is silent', () => {
  it('NF-9.5 Laborer Square counts the third worker, who builds it', () => {
    const t = table(2, deck).offerOnly('laborer-square').do('gold').end().passTo(0).do('issue').end().passTo(0);
    t.give(2, 0, 0).build('laborer-square');
    expect(t.asked()).toEqual(['choose']);
    expect(t.do('choose option=2').goods()).toEqual([0, 2, 0]);
  });

  it('NF-9.5 Laborer Square built by the second worker gives nothing yet', () => {
    const t = table(2, deck).offerOnly('laborer-square').do('gold').end().passTo(0);
    expect(t.give(2, 0, 0).build('laborer-square').asked()).toEqual(['end-turn']);
  });

  it('NF-9.5 Youth Center counts the Builder who builds it', () => {
    const t = table(2, deck).offerOnly('youth-center').elder('builder').plates(1).give(12, 4, 4);
    t.do('elder elder=builder').do('build building=youth-center cell=b2');
    expect(t.goods()).toEqual([11, 4, 4]);
    expect(t.asked()).toEqual(['choose']);
    expect(t.do('choose option=2').goods()).toEqual([11, 6, 4]);
  });

  it('NF-9.7 Slipway does not lower the cost printed on Wharf', () => {
    const t = table().own('slipway', 'wharf').give(2, 2, 0).do('use building=wharf');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.seat(0).ships).toEqual(['schooner']);
    expect(table().own('slipway', 'wharf').give(0, 2, 0).why('use')).toBe('once-useless');
  });

  it('NF-9.5 Joinery built within Stilt House counts Stilt House, which is done after it', () => {
    const t = table(2, { mixed: 'yes' }).offerOnly('joinery').give(5, 2, 0).build('stilt-house');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.build('joinery').goods()).toEqual([1, 0, 0]);
  });
});
