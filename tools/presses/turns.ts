import { parsePress } from '../../src/discord/client/custom-id.js';
import type { SeenMessage } from '../../src/playground/api.js';

/** A press on a panel: a button by its label, or a line of a menu. */
export type Choice = { button: string } | { menu: string; value: string };

/** A turn that is often played, and how a person presses it. */
export interface TypicalTurn {
  id: string;
  /** The fewest presses the rules allow, from Play to the confirmed turn. */
  least: number;
  /** Typed beforehand and not counted, each line by whoever is to move: what brings the position about. */
  before?: string[];
  choose(panel: SeenMessage): Choice;
}

/** The menus of the question: neither those for free actions nor those that turn to other pictures. */
function menusOf({ selects }: SeenMessage): SeenMessage['selects'] {
  return selects.filter(({ customId }) => parsePress(customId)?.on === 'panel' && !customId.endsWith(':free'));
}

/** The first line that fits, of the menus of the question. */
function line(panel: SeenMessage, fits: (line: { label: string; description?: string }) => boolean): Choice {
  for (const { customId, options } of menusOf(panel)) {
    const found = options.find(fits);
    if (found) return { menu: customId, value: found.value };
  }
  throw new Error(`nothing to choose on: ${panel.text}`);
}

/** A die taken as it is for a line that only gives things. */
function asksNothing({ label, description = '' }: { label: string; description?: string }): boolean {
  return label.endsWith('(free)') && !/religion|ship|trade/i.test(description);
}

/** Is there a button with this label to press? */
function has(panel: SeenMessage, label: string): boolean {
  return panel.buttons.some((button) => button.label === label && !button.disabled);
}

/** Where a person presses a button, these labels first, else the first line of a menu. */
function pressFirst(panel: SeenMessage, ...labels: string[]): Choice {
  const label = labels.find((one) => has(panel, one));
  return label === undefined ? line(panel, () => true) : { button: label };
}

/** Both choose a home port. */
const ports = ['port city=marhaven', 'port city=tundrake'];

/** The first player builds a distillery, then a bakery. */
const twoFactories = [
  'expand token=distillery; accept; place field=h-c2',
  'expand token=bakery; accept; place field=h-c3',
]
  .map((text) => `${text}; end-turn`)
  .flatMap((text) => [text, 'festival; end-turn']);

/** What all turns of Anno 1800 have alike: a bill is accepted, a turn ended. */
function annoTurn(panel: SeenMessage): Choice | undefined {
  const button = panel.buttons.find(({ label = '', disabled }) => !disabled && /^✓ (Pay|End turn)/.test(label));
  return button && { button: button.label! };
}

/** Both play the income phase one after the other, and then the first worker is to be placed. */
const incomeWith = (text: string): string[] => ['demand', text, text];

/** By game. The seeds of the matches are fixed, so that these turns are there. */
export const typicalTurns: Record<string, TypicalTurn[]> = {
  'santa-maria': [
    {
      id: 'a die, line with no question',
      least: 3,
      choose: (panel) => (has(panel, '✓ End turn') ? { button: '✓ End turn' } : line(panel, asksNothing)),
    },
    {
      id: 'triple tile',
      least: 6,
      before: ['buy resource=grain'],
      choose(panel) {
        if (has(panel, '✓ End turn')) return { button: '✓ End turn' };
        if (has(panel, 'Expand')) return { button: 'Expand' };
        const [menu] = menusOf(panel);
        const triple = menu?.options.find(({ value }) => value.startsWith('triple-'));
        if (menu && triple) return { menu: menu.customId, value: triple.value };
        return menu ? line(panel, () => true) : { button: panel.buttons[0]?.customId ?? '' };
      },
    },
  ],
  nusfjord: [
    {
      id: 'worker to an action space with no choice',
      least: 3,
      choose: (panel) => ({ button: has(panel, '✓ End turn') ? '✓ End turn' : '+1 Gold' }),
    },
    {
      id: 'build a building',
      least: 5,
      choose(panel) {
        if (has(panel, '✓ End turn')) return { button: '✓ End turn' };
        if (has(panel, 'Build a building')) return { button: 'Build a building' };
        return menusOf(panel).length > 0 ? line(panel, () => true) : { button: panel.buttons[0]?.customId ?? '' };
      },
    },
  ],
  islebound: [
    {
      id: 'sail and hunt for treasure',
      least: 4,
      before: ports,
      choose: (panel) =>
        has(panel, '✓ End turn') && !has(panel, 'Hunt for treasure')
          ? { button: '✓ End turn' }
          : pressFirst(panel, 'Hunt for treasure', 'Sail'),
    },
    {
      id: 'sail and visit',
      least: 4,
      before: ports,
      choose: (panel) =>
        has(panel, '✓ End turn') && !has(panel, 'Visit')
          ? { button: '✓ End turn' }
          : pressFirst(panel, 'Visit', 'Sail'),
    },
  ],
  'anno-1800': [
    {
      id: 'build a building with the suggested payment',
      least: 5,
      choose: (panel) => annoTurn(panel) ?? line(panel, ({ label }) => /Glassworks|land|coast/.test(label)),
    },
    {
      id: 'build a building, one part bought from another',
      least: 6,
      choose(panel) {
        const buys = panel.text.includes('coal ← Coal works (artisans):');
        if (buys) return line(panel, ({ label }) => /^(\d+\. )?coal · .+ of /.test(label));
        return annoTurn(panel) ?? line(panel, ({ label }) => /Glassworks|land|coast/.test(label));
      },
    },
    {
      id: 'add a worker',
      least: 6,
      choose(panel) {
        if (has(panel, 'That is all')) return { button: 'That is all' };
        const choice = annoTurn(panel);
        if (choice) return choice;
        return pressFirst(panel, 'Increase the workforce', '2. Worker');
      },
    },
    {
      id: 'play a card with the suggested payment',
      least: 4,
      before: twoFactories,
      choose: (panel) => annoTurn(panel) ?? pressFirst(panel, 'Play a card'),
    },
  ],
  'cooper-island': [
    {
      id: 'worker to a sector, place a double tile',
      least: 6,
      before: incomeWith('finish'),
      choose(panel) {
        if (has(panel, '✓ End turn')) return { button: '✓ End turn' };
        const placed = panel.text.includes(' and places ');
        if (has(panel, 'Do without') && (placed || !has(panel, 'Place a tile'))) return { button: 'Do without' };
        if (panel.text.includes('Which sector?')) return line(panel, ({ label }) => label.includes('Sector G'));
        const place = panel.buttons.find(({ label = '' }) => label.startsWith('1. '))?.label;
        return pressFirst(panel, 'Place a tile', 'Forest and Meadow', place ?? '');
      },
    },
    {
      id: 'build a boat with the suggested payment',
      least: 5,
      before: incomeWith('islet islet=islet-goods water=r1 land=b2; take good=wood; take good=food; finish'),
      choose(panel) {
        if (has(panel, '✓ End turn')) return { button: '✓ End turn' };
        if (has(panel, '1 coin')) return { button: '1 coin' };
        return line(panel, ({ label }) => /Sector B|Coin boat/.test(label));
      },
    },
    {
      id: 'store a cube in the income phase',
      least: 3,
      choose(panel) {
        const free = panel.selects.find(({ customId }) => customId.endsWith(':free'));
        const stores = free?.options.find(({ value }) => value.startsWith('store'));
        return free && stores ? { menu: free.customId, value: stores.value } : { button: '✓ Finish' };
      },
    },
  ],
};
