import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { englishOf } from '../support/askingTexts.ts';

/**
 * "We'll", "don't" and the like; the possessive of a noun, as in "the channel's figures", is not a
 * contraction.
 */
const contraction =
  /\w['’](?:t|re|ll|ve|m|d)\b|\b(?:it|that|this|what|who|where|there|here|how|let|he|she)['’]s\b/i;
/** The answer that the specification words itself, ERR-12. */
const given = "Sorry, I couldn't find an answer to your question. Please contact support.";

/** The words that are needed before a catalogue is loaded, written beside their routes. */
const titles = globSync('../../packages/*/src/**/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\ben: (?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g)].map(
    ([, single, double]) => single ?? double ?? '',
  ),
);
const texts = [...readdirSync('../../packages').flatMap(englishOf), ...titles];

test.each(["You don't have access", 'We’ll be back', "It's here", "Couldn't connect", "What's new"])(
  '"%s" is found to be a contraction',
  (text) => {
    expect(text).toMatch(contraction);
  },
);

test.each(["The channel's figures", 'You do not have access', 'Brand, game and people’s names'])(
  '"%s" is none',
  (text) => {
    expect(text).not.toMatch(contraction);
  },
);

test('[I18N-01] English texts are written without contractions, in every catalogue and title', () => {
  expect(texts.length).toBeGreaterThan(1500);
  expect(texts.filter((text) => text !== given && contraction.test(text))).toEqual([]);
});
