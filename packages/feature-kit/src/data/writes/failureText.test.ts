import { buildFailure } from '../../testing.ts';
import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { expect, test } from 'vitest';

import { failureText } from './failureText.ts';

test.each([
  [30, 'Too many attempts. Wait 30 seconds.'],
  [300, 'Too many attempts. Wait 5 minutes.'],
  [3600, 'Too many attempts. Wait 60 minutes.'],
  [86_400, 'Too many attempts. Wait 24 hours.'],
])('[ERR-07] a wait of %s seconds is told in words that can be read', (retryAfter, text) => {
  const said = failureText(buildFailure('too_many_requests', undefined, retryAfter)) as MessageDescriptor;
  expect(setupI18n({ locale: 'en', messages: { en: {} } })._(said)).toBe(text);
});

test('[AIM-05] [AIM-07] what may have been done, and would be done again, says so', () => {
  const error = buildFailure('network');
  expect(failureText(error)).toMatchObject({ message: expect.stringContaining('no connection') });
  error.isUnconfirmed = true;
  expect(failureText(error)).toMatchObject({ message: expect.stringContaining('may have been sent') });
});
