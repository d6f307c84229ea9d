import type { Rng } from '../../src/engine/index.js';

const signs = [...'abc019 :=-*,;?<>@#|`~_\\/"\'{}[]()\u202e\u200bйЖ漢🂡\n'];

/** Between one and `most` characters that people and programs stumble over.
 * @example noise(rng, 20) */
export function noise(rng: Rng, most: number): string {
  const text = Array.from({ length: 1 + rng.int(most) }, () => rng.pick(signs)).join('');
  return text.slice(0, most).trim() || 'x';
}
