import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { parsePress } from '../../src/discord/client/custom-id.js';
import type { Viewer } from '../../src/engine/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { received } from '../../tools/fuzz/received.js';

/** What somebody gets, as text to compare. */
export interface Look {
  what: string;
  get(): Promise<string>;
  /** As whom it is read, where not as the reader of the match: the seat of a lesson. */
  as?: Viewer;
}

const partOf = (customId = ''): string | undefined => {
  const press = parsePress(customId);
  return press?.on === 'hand' ? press.part : undefined;
};

/**
 * A message as it stands, to see that nothing of it changes: all of a post, the same for whoever sees it. What was told
 * somebody alone is nobody else's to change, so its last change says enough of it.
 */
function asItStands(message: SeenMessage, posts: Map<string, string>): string {
  const { id, ephemeral, data, files } = message;
  if (ephemeral) return `${id} ${data.edited_timestamp}`;
  const known = posts.get(id);
  if (known !== undefined) return known;
  const bytes = files.map((file) => [file.name, file.description, createHash('md5').update(file.data).digest('hex')]);
  const text = JSON.stringify([data, bytes]);
  posts.set(id, text);
  return text;
}

/**
 * All ways to turn a reader's hand: each line of its menus, its pages, its area, each card by its name. Of none of them do
 * the others see anything.
 * @example const looks = await handLooks(ann, [bo, zoe])
 */
export async function handLooks(person: Persona, others: Persona[]): Promise<Look[]> {
  const open = (): Promise<SeenMessage> => person.slash('quay', '/hand').reply;
  const seen = (): string[][] => {
    const posts = new Map<string, string>();
    return others.map((other) => other.sees('quay').map((message) => asItStands(message, posts)));
  };
  const quietly = (what: string, act: () => Promise<string>): Look => ({
    what: `hand by ${what}`,
    async get() {
      const before = seen();
      const got = await act();
      expect([what, ...seen()]).toEqual([what, ...before]);
      return got;
    },
  });

  const hand = await open();
  const lines = hand.selects.flatMap(({ customId, options }) => {
    const part = partOf(customId);
    return part === undefined ? [] : options.map(({ value }) => ({ part, customId, value }));
  });
  const turns = lines.map(({ part, customId, value }) =>
    quietly(`${part} ${value}`, async () => received(await person.select(await open(), customId, [value]).reply)),
  );
  const area = hand.buttons.find(({ customId }) => partOf(customId) === 'area')?.customId;
  const areas = area ? [quietly('area', async () => received(await person.press(await open(), area).reply))] : [];
  const pages = quietly('page', async () => {
    let page = await open();
    const got = [received(page)];
    for (;;) {
      const later = page.buttons.filter(({ customId }) => partOf(customId) === 'page').at(-1);
      if (!later?.customId || later.disabled) return got.join('\n');
      page = await person.press(page, later.customId).reply;
      got.push(received(page));
    }
  });
  const cards = await person.autocomplete('quay', '/hand', { card: '' }, 'card');
  const named = cards.map(({ name }) => name.split(' · ')[0]!);
  const sought = named.map((card) =>
    quietly(`card ${card}`, async () => received(await person.slash('quay', '/hand', { card }).reply)),
  );
  return [...turns, ...areas, pages, ...sought];
}
