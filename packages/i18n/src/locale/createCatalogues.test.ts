import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';

import { createCatalogues } from './createCatalogues.ts';

test('[I18N-01] the catalogue of a package stays as it is when another one is loaded', async () => {
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n);
  const first = { one: ['One'] };
  const second = { two: ['Two'] };
  await catalogues.load(async () => first, 'uk');
  await catalogues.load(async () => second, 'uk');
  i18n.activate('uk');
  expect([i18n._('one'), i18n._('two')]).toEqual(['One', 'Two']);
  expect([first, second]).toEqual([{ one: ['One'] }, { two: ['Two'] }]);
});
