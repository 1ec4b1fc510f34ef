import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { descriptionFault, descriptionLength, titleFault, titleLength } from './textLimits.ts';

describe('[AIM-05] [TR-10] limits of titles and descriptions', () => {
  test.each([
    ['a'.repeat(100), undefined],
    ['a'.repeat(101), 'too_long'],
    // One code point each, two UTF-16 units.
    ['🎬'.repeat(100), undefined],
    ['🎬'.repeat(101), 'too_long'],
    ['Як спекти хліб <3', 'angle_brackets'],
    ['a > b', 'angle_brackets'],
    ['', undefined],
  ])('the title %j: %s', (title, fault) => {
    expect(titleFault(title)).toBe(fault);
  });

  test.each([
    ['a'.repeat(5000), undefined],
    ['a'.repeat(5001), 'too_long'],
    // Two bytes each.
    ['я'.repeat(2500), undefined],
    [`${'я'.repeat(2500)}a`, 'too_long'],
    ['0:00 <b>Intro</b>', 'angle_brackets'],
  ])('a description of %#', (description, fault) => {
    expect(descriptionFault(description)).toBe(fault);
  });

  test('code points and bytes are counted for any text', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(titleLength(text)).toBe(Array.from(text).length);
        expect(descriptionLength(text)).toBe(new Blob([text]).size);
      }),
    );
  });
});
