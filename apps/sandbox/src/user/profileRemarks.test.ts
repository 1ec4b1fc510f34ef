import { expect, test } from 'vitest';

import { remarkIn } from './userApi.ts';

test('[USER-01] what our team says of a profile is said in the language of the user', () => {
  expect(remarkIn('ua', 'contact')).toContain('один контакт');
  expect(remarkIn('es', 'unreadable-document')).toContain('cuatro esquinas');
});

test('what somebody wrote down by hand stays as it is', () => {
  expect(remarkIn('ua', 'Call us, please.')).toBe('Call us, please.');
  expect(remarkIn('ua', 'constructor')).toBe('constructor');
  expect(remarkIn('ua', null)).toBeNull();
});
