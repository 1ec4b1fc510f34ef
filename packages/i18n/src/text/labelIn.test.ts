import { expect, test } from 'vitest';

import { createLocaleStore } from '../locale/createLocaleStore.ts';
import { labelIn } from './labelIn.ts';

test('a label has no text before its catalogue is loaded, rather than its id', async () => {
  const { add, i18n } = createLocaleStore({ initial: 'uk' });
  expect(labelIn(i18n, { id: 'qYsV3k' })).toBeUndefined();
  await add(async () => ({ qYsV3k: ['Ігри'] }));
  expect(labelIn(i18n, { id: 'qYsV3k' })).toBe('Ігри');
});
