import { describe, expect, test } from 'vitest';

import { contrast, linearRgb, type TokenColor } from './color.ts';
import { brands, schemes } from './themes.ts';
import { colorsOf } from './tokenFiles.ts';

const tones = ['positive', 'warning', 'critical', 'info'];
const grounds = ['ground', 'raised', 'floating', 'sunken'];

/** Text and what it stands on: 4.5 to 1. */
const textPairs = [
  ...['text', 'muted', 'accent-text', ...tones.map((tone) => `${tone}-text`), 'live-text'].flatMap((text) =>
    [...grounds, 'hover'].map((ground) => [text, ground] as const),
  ),
  ...tones.flatMap((tone) => [
    [`on-${tone}`, tone] as const,
    [`${tone}-text`, `${tone}-soft`] as const,
    ['text', `${tone}-soft`] as const,
    ['muted', `${tone}-soft`] as const,
  ]),
  ['on-accent', 'accent'] as const,
  ['on-accent', 'accent-hover'] as const,
  ['on-critical', 'critical-hover'] as const,
  ['on-live', 'live'] as const,
  ['accent-text', 'accent-soft'] as const,
  ['text', 'accent-soft'] as const,
  ['muted', 'accent-soft'] as const,
  ['ground', 'text'] as const,
];

/** Edges and signs that one must see to use something: 3 to 1. */
const interfacePairs = ['line-strong', 'accent', 'focus', 'critical-text'].flatMap((sign) =>
  grounds.map((ground) => [sign, ground] as const),
);

describe.each(brands)('%s', (brand) => {
  describe.each(schemes)('%s', (scheme) => {
    const colors = colorsOf(brand, scheme);
    const color = (role: string) => colors.get(role) ?? expect.fail(`no colour has the role ${role}`);
    const ratio = ([one, other]: readonly [string, string]) => contrast(color(one), color(other));
    const below = (least: number) => (pair: readonly [string, string]) => ratio(pair) < least;
    const told = (pair: readonly [string, string]) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`;

    test('[BRAND-01] every text stands out from its ground by 4.5 to 1', () => {
      expect(textPairs.filter(below(4.5)).map(told)).toEqual([]);
    });

    test('[BRAND-01] every edge that matters stands out from its ground by 3 to 1', () => {
      expect(interfacePairs.filter(below(3)).map(told)).toEqual([]);
    });

    test('[BRAND-01] every colour can be shown by an ordinary screen', () => {
      const outside = [...colors].filter(([, value]) => !isInGamut(value)).map(([role]) => role);
      expect(outside).toEqual([]);
    });
  });
});

test('black and white stand apart by 21 to 1', () => {
  const gray = (lightness: number): TokenColor => ({ colorSpace: 'oklch', components: [lightness, 0, 0] });
  expect(contrast(gray(0), gray(1))).toBeCloseTo(21, 3);
});

function isInGamut(color: TokenColor): boolean {
  return linearRgb(color).every((part) => part > -0.002 && part < 1.002);
}
