import { expect, test } from 'vitest';

import { type BannerSize, bannerSizes, bannerSvg } from './bannerSvg.ts';
import { wrapWords } from './bannerSvg.ts';

const link = 'https://my-air.test/?ref=ann';
const sizes = Object.keys(bannerSizes) as BannerSize[];

/** The texts of a banner with their fonts and places. */
function textsOf(svg: string) {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return [...documentElement.querySelectorAll('text')].map((text) => ({
    words: text.textContent,
    x: Number(text.getAttribute('x')),
    y: Number(text.getAttribute('y')),
    font: Number(text.getAttribute('font-size')),
  }));
}

const sentences = [
  'Grow your channel with My AIR',
  'Розвивайте свій канал разом із ScaleLab',
  'Haz crecer tu canal con una marca cuyo nombre es bastante más largo de lo normal',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'R&D <b>"bold"</b> 🚀',
];

test.each(sizes.flatMap((size) => sentences.map((sentence) => [size, sentence] as const)))(
  '[RF-09] the %s banner holds "%s" and the link within its margins',
  (size, sentence) => {
    const { width, height } = bannerSizes[size];
    const texts = textsOf(bannerSvg(size, { sentence, link, ground: '#123456' }));
    expect(texts.at(-1)?.words).toBe(link);
    expect(
      texts
        .slice(0, -1)
        .map(({ words }) => words)
        .join(' '),
    ).toBe(sentence);
    for (const { words, x, y, font } of texts) {
      expect(x + words.length * font * 0.62).toBeLessThanOrEqual(width - x + font);
      expect(y - font).toBeGreaterThanOrEqual(0);
      expect(y + font * 0.3).toBeLessThanOrEqual(height);
    }
  },
);

test('[RF-09] what is written in a banner is text, never markup', () => {
  const svg = bannerSvg('wide', {
    sentence: '</text><script>alert(1)</script>',
    link: 'a"b&c',
    ground: '#000',
  });
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(documentElement.querySelector('script')).toBeNull();
  expect(textsOf(svg).at(-1)?.words).toBe('a"b&c');
});

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['  spaced   out ', 20, ['spaced out']],
  ['a verylongword b', 4, ['a', 'verylongword', 'b']],
  ['', 10, []],
])('"%s" is broken at %i characters', (words, most, lines) => {
  expect(wrapWords(words, most)).toEqual(lines);
});
