import { describe, expect, test } from 'vitest';

import { contrast, hexColor, linearRgb, type TokenColor } from './color.ts';
import { chartPairs, interfacePairs, textPairs, type ContrastPair } from './contrastPairs.ts';
import { brands, schemes } from './themes.ts';
import { colorsOf } from './tokenFiles.ts';

describe.each(brands)('%s', (brand) => {
  describe.each(schemes)('%s', (scheme) => {
    const colors = colorsOf(brand, scheme);
    const color = (role: string) => colors.get(role) ?? expect.fail(`no colour has the role ${role}`);
    const ratio = ([one, other]: ContrastPair) => contrast(color(one), color(other));
    const below = (least: number) => (pair: ContrastPair) => ratio(pair) < least;
    const told = (pair: ContrastPair) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`;

    test('[BRAND-01] [SH-03] every text stands out from its ground by 4.5 to 1', () => {
      expect(textPairs.filter(below(4.5)).map(told)).toEqual([]);
    });

    test('[BRAND-01] every edge that matters stands out from its ground by 3 to 1', () => {
      expect(interfacePairs.filter(below(3)).map(told)).toEqual([]);
    });

    test('[BRAND-01] every series of a chart stands out from its ground by 3 to 1', () => {
      expect(chartPairs.filter(below(3)).map(told)).toEqual([]);
    });

    test('[BRAND-01] [SH-03] every colour can be shown by an ordinary screen', () => {
      const outside = [...colors].filter(([, value]) => !isInGamut(value)).map(([role]) => role);
      expect(outside).toEqual([]);
    });
  });
});

test.each([
  ['#ffffff', [1, 0, 0]],
  ['#000000', [0, 0, 0]],
  ['#ff0000', [0.62796, 0.25768, 29.2339]],
  ['#00ff00', [0.86644, 0.294827, 142.4953]],
] as const)('%s is what design programs call its colour', (hex, components) => {
  expect(hexColor({ colorSpace: 'oklch', components })).toBe(hex);
});

test('black and white stand apart by 21 to 1', () => {
  const gray = (lightness: number): TokenColor => ({ colorSpace: 'oklch', components: [lightness, 0, 0] });
  expect(contrast(gray(0), gray(1))).toBeCloseTo(21, 3);
});

function isInGamut(color: TokenColor): boolean {
  return linearRgb(color).every((part) => part > -0.002 && part < 1.002);
}
