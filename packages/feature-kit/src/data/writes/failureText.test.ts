import { buildFailure } from '../../testing.ts';
import { expect, test } from 'vitest';

import { failureText } from './failureText.ts';

test('[AIM-05] [AIM-07] what may have been done, and would be done again, says so', () => {
  const error = buildFailure('network');
  expect(failureText(error)).toMatchObject({ message: expect.stringContaining('no connection') });
  error.isUnconfirmed = true;
  expect(failureText(error)).toMatchObject({ message: expect.stringContaining('may have been sent') });
});
