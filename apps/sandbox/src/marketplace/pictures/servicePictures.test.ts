import { expect, test } from 'vitest';

import { readCatalogue } from '../content/readCatalogue.ts';
import { drawService, isServicePictureShape } from './servicePictures.ts';

test('every service has a small picture of its own, always the same', async () => {
  const { services, bundles } = readCatalogue();
  const named = [
    ...[...services.values()].map(({ category, slug }) => [category, slug] as const),
    ...bundles.map(({ slug }) => ['bundles', slug] as const),
  ];
  for (const shape of ['icon', 'wide', 'tall', 'page'] as const) {
    const pictures = named.map(([category, slug]) => drawService(shape, category, slug) ?? '');
    expect(new Set(pictures).size).toBe(named.length);
    expect(named.map(([category, slug]) => drawService(shape, category, slug))).toEqual(pictures);
    for (const picture of pictures) {
      expect(picture.length).toBeLessThan(4000);
      expect(picture).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+" width="\d+" height="\d+">/);
      expect(picture).not.toMatch(/NaN|undefined|script/);
    }
  }
});

test('there is no picture of what is not there', () => {
  expect(drawService('icon', 'constructor', 'x')).toBeUndefined();
  expect(isServicePictureShape('round')).toBe(false);
});
