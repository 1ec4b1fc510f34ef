import { describe, expect, test } from 'vitest';

import { contrast, hexColor, isInGamut, type TokenColor } from './color.ts';
import { contrastRules, measureContrast } from './contrastPairs.ts';
import { brands, schemes } from './themes.ts';
import { colorsOf } from './tokenFiles.ts';

describe.each(brands)('%s', (brand) => {
  describe.each(schemes)('%s', (scheme) => {
    const colors = colorsOf(brand, scheme);

    test('[BRAND-01] [SH-03] text stands out from its ground by 4.5 to 1, edges and series of charts by 3', () => {
      const measured = measureContrast(colors);
      expect(contrastRules.map(({ least }) => least)).toEqual([4.5, 3, 3]);
      expect(measured.length).toBeGreaterThan(90);
      const low = measured.filter(({ ratio, least }) => ratio < least);
      expect(low.map(({ pair, ratio }) => `${pair.join(' on ')}: ${ratio.toFixed(2)}`)).toEqual([]);
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
