import { describe, expect, it } from 'vitest';
import { panelMessage } from '../../src/discord/panel/message.js';
import { panelModel } from '../../src/discord/panel/model.js';
import type { PanelModel } from '../../src/discord/panel/types.js';
import { type AnyGame, createRng, defaultOptions, playout, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import type { Desk } from '../../src/match/api.js';
import { preview } from '../../src/match/play.js';
import { createWords, type Words } from '../../src/text/words.js';
import { seedOf } from '../seed.js';

const all = Object.values(games).flatMap((game) =>
  (['en', 'ru'] as const).map((locale) => [game.id, locale, game] as const),
);

/** Where all that random matches come to is short. */
const brief = ['santa-maria en', 'santa-maria ru', 'cooper-island ru'];

/** Every panel of the decisions of a random match. */
function panels(game: AnyGame, words: Words, visit: (model: PanelModel, text: string) => void): void {
  for (const seats of [game.seats.min, game.seats.max]) {
    const { position } = start(game, seats, defaultOptions(game), seedOf(70));
    playout(game, position, createRng({ seed: seedOf(71), block: 0 }), 300, {
      before(move, at) {
        const thoughts = [undefined, { action: move.action, args: {}, picked: [] }];
        for (const thought of thoughts) {
          const pending = game.pending(at.state).find((one) => one.seat === move.seat)!;
          const match = { id: 'abcdef', seats: [] };
          const { seat } = pending;
          const desk = { match, game, seat, position: at, draft: [], key: '12345678', pending, fallen: [], thought };
          const model = panelModel(desk as unknown as Desk, { ...words, plain: words }, { preview }, {});
          const [box] = panelMessage(desk as unknown as Desk, model, { alt: '' } as never).components;
          const [text] = box!.toJSON().components as { content: string }[];
          visit(model, text!.content);
        }
      },
    });
  }
}

describe('what a line of a menu has no room for', () => {
  it.each(all)('stands in full on the panel, or the panel says where: %s, %s', (id, locale, game) => {
    const words = createWords({ locale, components: game.components, seatName: (seat) => `Seat ${seat}` });
    const elsewhere = words.text('panel.more-texts');
    let long = 0;
    panels(game, words, (model, text) => {
      const entries = [...model.menus, ...(model.lead ? [model.lead] : [])].flatMap((menu) => menu.entries);
      for (const { detail } of entries.filter((entry) => entry.detail.length > 100)) {
        long += 1;
        const plain = text.replaceAll('\\', '');
        expect(plain.includes(detail.replaceAll('\\', '')) || text.includes(elsewhere)).toBe(true);
      }
      expect(text.length).toBeLessThanOrEqual(3500);
    });
    expect(long > 0 || brief.includes(`${id} ${locale}`)).toBe(true);
  });
});
