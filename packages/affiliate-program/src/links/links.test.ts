import { expect, test } from 'vitest';

import { contrastToWhite, qrColors } from './contrast.ts';
import { conversion } from './conversion.ts';
import { qrSvg } from './qrSvg.ts';
import { withSource } from './withSource.ts';

test.each([
  [0, 0, undefined],
  [null, 3, undefined],
  [undefined, 3, undefined],
  [40, null, undefined],
  [40, 10, 25],
])('[REF-01] [RF-01] %s hits and %s registrations convert to %s percent', (hits, registrations, share) => {
  expect(conversion(hits, registrations)).toBe(share);
});

test.each([
  ['Video description', 'https://my-air.test/?ref=ann&src=video-description'],
  ['  ', 'https://my-air.test/?ref=ann'],
  ['a&ref=evil', 'https://my-air.test/?ref=ann&src=a-ref-evil'],
  ['C', 'https://my-air.test/?ref=ann&src=c'],
  ['C++', 'https://my-air.test/?ref=ann&src=c-plus-plus'],
  ['C#', 'https://my-air.test/?ref=ann&src=c-sharp'],
  ['मेरा हिन्दी चैनल', `https://my-air.test/?ref=ann&src=${encodeURIComponent('मेरा-हिन्दी-चैनल')}`],
  // "й" as the keyboard of a Mac types it, in two code points.
  ['Мои\u0306 канал', `https://my-air.test/?ref=ann&src=${encodeURIComponent('мой-канал')}`],
  ['❤️ Shorts', 'https://my-air.test/?ref=ann&src=shorts'],
  ['❤️', 'https://my-air.test/?ref=ann'],
  ['x'.repeat(60), `https://my-air.test/?ref=ann&src=${'x'.repeat(40)}`],
])('[RF-07] the place "%s" makes %s', (place, link) => {
  expect(withSource('https://my-air.test/?ref=ann', place)).toBe(link);
});

test('[RF-07] a link that cannot be read stays as it is', () => {
  expect(withSource('no link', 'place')).toBe('no link');
});

test('[RF-07] QR codes have the contrast that cameras need, in both brands', () => {
  for (const color of Object.values(qrColors)) expect(contrastToWhite(color)).toBeGreaterThan(7);
  expect(contrastToWhite('#000000')).toBeCloseTo(21);
});

test('[RF-07] a QR code is a square picture without scripts, and differs with its text', () => {
  const svg = qrSvg('https://my-air.test/?ref=ann', qrColors.default);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/);
  expect(svg).not.toBe(qrSvg('https://my-air.test/?ref=bob', qrColors.default));
});
