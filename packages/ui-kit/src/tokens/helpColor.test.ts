import { expect, test } from 'vitest';

import { contrast, linearRgb } from './color.ts';
import { helpColorCount, helpColors, helpColorStyle } from './helpColor.ts';
import { schemes } from './themes.ts';

const numbers = Array.from({ length: helpColorCount }, (_, index) => index + 1);

test('help topics have eleven colours that differ', () => {
  expect(helpColorCount).toBe(11);
  expect(new Set(numbers.map((number) => helpColorStyle(number).background)).size).toBe(11);
});

test.each(schemes)('every help colour carries its words by 4.5 to 1 in the %s', (scheme) => {
  const weak = numbers.filter((number) => {
    const { ground, ink } = helpColors(number, scheme);
    return contrast(ground, ink) < 4.5;
  });
  expect(weak).toEqual([]);
});

test('every help colour can be shown by an ordinary screen', () => {
  const colors = numbers.flatMap((number) =>
    schemes.flatMap((scheme) => Object.values(helpColors(number, scheme))),
  );
  const outside = colors.filter((color) => linearRgb(color).some((part) => part < -0.002 || part > 1.002));
  expect(outside).toEqual([]);
});

test('a number outside the palette still gets one of its colours', () => {
  expect(helpColorStyle(12)).toEqual(helpColorStyle(1));
  expect(helpColorStyle(0)).toEqual(helpColorStyle(11));
  expect(helpColorStyle(-1)).toEqual(helpColorStyle(10));
});
