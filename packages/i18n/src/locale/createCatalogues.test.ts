import { expect, test } from 'vitest';

import { createCatalogues } from './createCatalogues.ts';

test('[I18N-01] the catalogue of a package stays as it is when another one is loaded', async () => {
  const texts = { en: {}, uk: {}, es: {}, ru: {}, pt: {}, pseudo: {} };
  const catalogues = createCatalogues(texts);
  const first = { one: ['One'] };
  const second = { two: ['Two'] };
  await catalogues.load(async () => first, 'uk');
  await catalogues.load(async () => second, 'uk');
  expect(texts.uk).toEqual({ one: ['One'], two: ['Two'] });
  expect([first, second]).toEqual([{ one: ['One'] }, { two: ['Two'] }]);
});
