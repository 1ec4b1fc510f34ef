import { expect, test } from 'vitest';

import * as publicNames from './index.ts';

test('the public names of this package', () => {
  expect(Object.keys(publicNames).sort()).toEqual([
    'ApiError',
    'capDelay',
    'createApiClient',
    'isApiError',
    'longestDelay',
    'parseId',
    'readId',
  ]);
});
