import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../src/games/santa-maria/board/places.js';
import { emptyTable, newMatch } from './table.js';

const asked = (seats = 2) => emptyTable(seats).religion(4);
const cross = 'pass space=retire-religion';

describe('monks', () => {
  it('SM-9.1 ten places, one monk for a symbol, or none', () => {
    expect(placesOf(newMatch(2).state)).toHaveLength(10);
    const table = asked().scholars('botany').bishops('square').do(cross, 'religion');
    expect(table.values('place-monk', 'place')).toEqual([
      'botany',
      'square',
      'mission-sugar',
      'mission-gems',
      'mission-supplies',
      'mission-happiness',
    ]);
    table.do('place-monk place=square');
    expect([table.state.monks, table.seat().monksLeft, table.question]).toEqual([{ square: [0] }, 5, 'ask.end-turn']);
    const none = asked();
    none.seat().monksLeft = 0;
    expect(none.do(cross, 'religion').question).toBe('ask.end-turn');
  });

  it('SM-9.2 never two monks of one player on a place', () => {
    const table = asked().monks(0, 'mission-sugar', 'mission-gems', 'mission-supplies', 'mission-happiness');
    expect(table.do(cross, 'religion').question).toBe('ask.end-turn');
  });

  it('SM-9.3 the first is free, later ones pay two coins to every player there', () => {
    const table = asked(4).monks(1, 'botany').monks(3, 'botany').store({ coins: 5 }).do(cross, 'religion');
    expect(table.describe('place-monk', 'place', 'botany').detail?.args?.price).toEqual({ amounts: { coins: 4 } });
    table.do('place-monk place=botany');
    expect([0, 1, 2, 3].map((seat) => table.seat(seat).coins)).toEqual([1, 2, 0, 2]);
    const free = asked().store({ coins: 5 }).do(cross, 'religion', 'place-monk place=mission-gems');
    expect(free.goods()).toEqual({ coins: 5, gem: 2 });
  });

  it('SM-9.4 a place that cannot be paid is not available', () => {
    const table = asked().monks(1, 'botany').store({ coins: 1, gem: 1 }).do(cross, 'religion');
    expect(table.refused('place-monk', 'place')).toEqual({ botany: 'coins' });
    table.do('sell resource=gem', 'place-monk place=botany');
    expect([table.goods(), table.goods(1)]).toEqual([{ coins: 1 }, { coins: 2 }]);
  });

  it('SM-9.5 scholars for good, bishops at the end, missions once', () => {
    const scholar = asked().scholars('basic-economics').store({ coins: 2 }).do(cross, 'religion');
    expect(scholar.why('buy')).toBe('coins');
    scholar.do('place-monk place=basic-economics', 'buy resource=wood');
    expect([scholar.goods(), scholar.score().scholars]).toEqual([{ wood: 1 }, 3]);
    const bishop = asked()
      .bishops('one-dock')
      .harbor({ 'dock-coins': ['ship-01'] })
      .do(cross, 'religion', 'place-monk place=one-dock');
    expect(bishop.score()).toMatchObject({ 'bishop-one-dock': 2, 'bishops-penalty': -2 });
    const mission = asked().do(cross, 'religion', 'place-monk place=mission-happiness');
    expect(mission.seat().happiness).toBe(3);
  });

  it('SM-9.6 an unlocked die is rolled, may be used from the next turn on, and there are at most three', () => {
    const table = emptyTable().religion(2).store({ coins: 6 }).do('activate cell=r5c4', 'religion', 'decline');
    const [die] = table.seat().blueDice;
    expect(table.question).toBe('ask.religion-step');
    table.do('decline').turnOf(0);
    expect(table.values('use-die', 'die')).toEqual([`blue-${die}`]);
    expect(emptyTable().religion(18).do(cross, 'religion').seat().blueDice).toEqual([]);
  });

  it('SM-9.7 the four missions', () => {
    const gained = (place: string) => {
      const table = asked().do(cross, 'religion', `place-monk place=${place}`);
      return [table.goods(), table.seat().happiness];
    };
    expect(gained('mission-sugar')).toEqual([{ sugar: 2 }, 0]);
    expect(gained('mission-gems')).toEqual([{ gem: 2 }, 0]);
    expect(gained('mission-supplies')).toEqual([{ wood: 2, grain: 1 }, 0]);
    expect(gained('mission-happiness')).toEqual([{}, 3]);
  });

  it('SM-9.8 six symbols, six monks, which stay', () => {
    const table = emptyTable();
    for (let step = 0; step < 18; step += 1) {
      table.state.retire = {};
      table.turnOf(0).do(cross, 'religion');
      if (table.question === 'ask.place-monk') {
        const [place] = table.scholars('botany', 'taxation', 'logistics').values('place-monk', 'place');
        table.do(`place-monk place=${place}`);
      }
    }
    expect([table.seat().monksLeft, Object.keys(table.state.monks).length]).toEqual([0, 6]);
  });
});

describe('passing', () => {
  it('SM-11.1 marker, Mathematics, action, income; then no more turns this year', () => {
    const table = emptyTable()
      .monks(0, 'mathematics')
      .pile('r1c1', 2)
      .harbor({ 'dock-coins': ['ship-01'] });
    table.do('pass space=retire-coins');
    expect(table.news).toEqual(['pass', 'coins-return', 'gain', 'gain']);
    expect(table.events.slice(2).map((event) => event.args?.source)).toEqual([
      { component: 'retire-coins' },
      { component: 'dock-coins' },
    ]);
    expect(table.goods()).toEqual({ coins: 6 });
    table.do('end-turn').store({ coins: 1 }, 1).do('activate cell=r1c1', 'end-turn');
    expect(table.state.active).toBe(1);
  });

  it('SM-11.2 the five spaces, each for one marker', () => {
    const pass = (space: string) => emptyTable().do(`pass space=${space}`);
    expect(pass('retire-coins').goods()).toEqual({ coins: 2 });
    expect(pass('retire-religion').question).toBe('ask.religion');
    expect(pass('retire-conquistador').seat().conquest).toBe(1);
    const ship = emptyTable().docks({ 'dock-coins': 'ship-01' }).store({ wood: 1, sugar: 1 });
    expect(ship.do('pass space=retire-shipping').question).toBe('ask.ship');
    expect(pass('retire-road').question).toBe('ask.place-road');
    expect(emptyTable().values('pass', 'space')).toEqual([
      'retire-coins',
      'retire-religion',
      'retire-conquistador',
      'retire-shipping',
      'retire-road',
    ]);
    const taken = emptyTable().do('pass space=retire-coins', 'end-turn');
    expect(taken.refusal('pass space=retire-coins')).toBe('engine.not-legal');
  });

  it('SM-11.3 a space may be chosen though its action cannot be used', () => {
    const table = emptyTable();
    table.state.roadTiles = [];
    expect(table.do('pass space=retire-road').question).toBe('ask.end-turn');
    expect(table.state.retire).toEqual({ 'retire-road': 0 });
  });

  it('SM-11.4 a road with a colonist on any empty space; three for all years', () => {
    const table = emptyTable().do('pass space=retire-road');
    expect(table.values('place-road', 'cell')).toHaveLength(26);
    table.do('decline');
    expect(table.state.roadTiles).toHaveLength(3);
    const full = Object.fromEntries(
      Array.from({ length: 36 }, (_, at) => [`r${Math.floor(at / 6) + 1}c${(at % 6) + 1}`, 'farm']),
    );
    const filled = emptyTable().grid(full).do('pass space=retire-road');
    expect([filled.question, filled.state.roadTiles.length]).toEqual(['ask.end-turn', 3]);
    const placed = emptyTable().do('pass space=retire-road', 'place-road cell=r1c2');
    expect(placed.cell('r1c2')).toEqual({ terrain: 'road', colonists: 1, tile: 'road-1' });
  });

  it('SM-11.5 income tile by tile from the top dock down, a tile of this pass included', () => {
    const table = emptyTable()
      .harbor({ 'dock-coins': ['ship-02', 'ship-03'], 'dock-conquistador': ['ship-04'], 'dock-religion': ['ship-05'] })
      .docks({ 'dock-happiness': 'ship-01' })
      .store({ wood: 1, sugar: 1 })
      .do('pass space=retire-shipping', 'ship dock=dock-happiness');
    expect(table.news).toEqual(['ship', 'dock-refilled', 'gain', 'gain', 'conquest']);
    expect([table.goods(), table.seat().conquest, table.question]).toEqual([{ coins: 4 }, 1, 'ask.religion']);
    expect(table.do('religion', 'decline').seat().happiness).toBe(1);
  });

  it('SM-11.6 a blue die unlocked while passing waits for the next year', () => {
    const table = emptyTable(2)
      .religion(2)
      .do(cross, 'religion', 'decline', 'end-turn', 'pass space=retire-coins', 'end-turn');
    expect([table.state.year, table.seat().blueDice.length]).toEqual([2, 2]);
    const waiting = emptyTable(2).religion(2).do(cross, 'religion', 'decline');
    expect(waiting.actions).toEqual(['end-turn']);
  });

  it('SM-11.7 free actions and abilities during the pass', () => {
    const table = emptyTable().monks(0, 'logistics').die('r6c6').store({ coins: 4, wood: 1 }).do(cross);
    expect(table.actions).toEqual(['religion', 'decline', 'sell', 'buy', 'move-die']);
    table.do('buy resource=grain', 'move-die from=r6c6 to=r5c5', 'religion', 'religion-step');
    expect([table.goods(), table.seat().religion]).toEqual([{ wood: 1 }, 2]);
  });

  it('SM-11.8 whoever has passed is still paid for its monks', () => {
    const table = asked().passed({ 'retire-coins': 1 }).monks(1, 'mission-gems').store({ coins: 2 });
    table.do(cross, 'religion', 'place-monk place=mission-gems');
    expect([table.goods(), table.goods(1)]).toEqual([{ gem: 2 }, { coins: 2 }]);
  });
});

describe('free actions', () => {
  it('SM-12.1 selling', () => {
    const table = emptyTable().store({ wood: 1, grain: 1, sugar: 1, gem: 1, gold: 1 });
    const coins = ['wood', 'grain', 'sugar', 'gem', 'gold'].map((id) => table.do(`sell resource=${id}`).seat().coins);
    expect(coins).toEqual([1, 2, 4, 6, 8]);
    expect(table.goods()).toEqual({ coins: 8 });
    expect(emptyTable().why('sell')).toBe('nothing-to-sell');
  });

  it('SM-12.2 buying wood and grain for three coins each', () => {
    const table = emptyTable().store({ coins: 9 });
    expect(table.values('buy', 'resource')).toEqual(['wood', 'grain']);
    expect(['sugar', 'gem', 'gold'].map((id) => table.refusal(`buy resource=${id}`))).toEqual(
      Array(3).fill('not-for-sale'),
    );
    expect(table.do('buy resource=wood amount=2').goods()).toEqual({ wood: 2, coins: 3 });
    expect(emptyTable().store({ coins: 2 }).why('buy')).toBe('coins');
  });

  it('SM-12.3 nothing is bought beyond the limit', () => {
    const table = emptyTable().store({ coins: 9, wood: 3, grain: 2 });
    expect(table.values('buy', 'resource')).toEqual(['grain']);
    expect(table.refusal('buy resource=wood')).toBe('storage-full');
    expect(table.values('buy resource=grain', 'amount')).toEqual([]);
    expect(table.do('buy resource=grain').goods()).toEqual({ wood: 3, grain: 3, coins: 6 });
    expect(table.why('buy')).toBe('storage-full');
  });

  it('SM-12.4 scholars add free actions', () => {
    const table = () => emptyTable().store({ coins: 3 }).die('r6c6');
    expect(table().monks(0, 'advanced-economics').values('buy', 'resource')).toEqual(['wood', 'grain', 'sugar', 'gem']);
    expect(table().monks(0, 'basic-economics').do('buy resource=wood').goods()).toEqual({ wood: 1, coins: 1 });
    expect(table().actions).not.toContain('move-die');
    expect(table().monks(0, 'logistics').actions).toContain('move-die');
  });

  it('SM-12.5 only in the own turn', () => {
    const table = emptyTable().store({ wood: 1 }, 1);
    expect(table.refusal('sell resource=wood', 1)).toBe('engine.not-your-turn');
    expect(newMatch(2, { boards: 'choose' }).actions).toEqual(['choose-board']);
    expect(newMatch(2, { 'advanced-setup': 'true' }).actions).toEqual(['choose-set']);
  });
});
