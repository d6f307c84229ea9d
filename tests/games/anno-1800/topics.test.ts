import { describe, expect, it } from 'vitest';
import { rulesAbout, seeAlso, topicsOf } from '../../../src/discord/typing/rules.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import { catalogue, locales } from '../../../src/text/catalogue.js';
import { createWords } from '../../../src/text/words.js';

const topics = topicsOf(anno1800);

describe('the rules to read', () => {
  it('have the topics that every game has first, and name only topics that exist', () => {
    expect([topics.slice(0, 2), topics.length]).toEqual([['first-turn', 'goal'], 24]);
    const named = topics.flatMap((topic) => seeAlso(anno1800, topic).map((other) => [topic, other] as const));
    expect(named.filter(([topic, other]) => topic === other || !topics.includes(other))).toEqual([]);
    const belongs = Object.values(anno1800.components).flatMap(({ topics: own = [] }) => own);
    expect(belongs.filter((topic) => !topics.includes(topic))).toEqual([]);
  });

  it.each(locales)('say all of it in %s, short enough for a message', (locale) => {
    const words = createWords({ locale, components: anno1800.components });
    const wanted = topics.flatMap((topic) => ['', '.text', '.see'].map((part) => `anno-1800.topic.${topic}${part}`));
    expect([...catalogue(locale).keys()].filter((key) => key.startsWith('anno-1800.topic.'))).toEqual(wanted);
    for (const about of [...topics.map((topic) => `topic.${topic}`), ...Object.keys(anno1800.components)]) {
      const { text } = rulesAbout(anno1800, words, about);
      expect([about, text]).not.toEqual([about, expect.stringMatching(/\.topic\.|[{}]|undefined/)]);
      expect([about, text.length <= 1800]).toEqual([about, true]);
      if (locale === 'ru')
        expect([about, text.replaceAll('/rules', '')]).not.toEqual([about, expect.stringMatching(/[A-Za-z]{2}/)]);
    }
  });
});
