import { expect, test } from 'vitest';

import { breakpoints, media } from './breakpoints.ts';
import foundation from './foundation.tokens.json' with { type: 'json' };

test('[NAV-20] code and design tokens know the same breakpoints', () => {
  const { $type: _type, ...tokens } = foundation.breakpoint;
  const widths = Object.entries(tokens).map(([name, { $value }]) => [name, $value.value]);
  expect(Object.fromEntries(widths)).toEqual(breakpoints);
});

test('[NAV-20] a layout changes at a breakpoint, never between two, and earlier with larger text', () => {
  expect(media.up('md')).toBe('@media (width >= 62em)');
  expect(media.down('md')).toBe('@media (width < 62em)');
});
