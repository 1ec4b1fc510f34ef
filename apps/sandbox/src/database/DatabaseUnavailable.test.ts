import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { DatabaseUnavailable, isDatabaseUnavailable, reasonOf } from './DatabaseUnavailable.ts';

const coded = (code: string, message = 'said so') => Object.assign(new Error(message), { code });
const ofQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

const codes =
  '08006 08P01 53300 57P01 57P03 57014 40001 40P01 55P03 25P03 25006 ECONNREFUSED ECONNRESET ETIMEDOUT';

test.each([
  ...codes.split(' ').map((code) => coded(code)),
  ...[
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
  ].map((message) => new Error(message)),
])('a query that failed with $code $message means that the database is unavailable', (error) => {
  expect(isDatabaseUnavailable(ofQuery(error))).toBe(true);
});

test.each(['23505', '22P02', '42P01', '3D000', '28P01'])('a mistake (%s) does not', (code) => {
  expect(isDatabaseUnavailable(ofQuery(coded(code)))).toBe(false);
});

test('another server that is gone does not', () => {
  expect(isDatabaseUnavailable(new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }))).toBe(false);
});

test('a wrapped one is recognised, and its reason is told', () => {
  const cause = new DatabaseUnavailable('too many clients', { cause: coded('53300', 'too many clients') });
  const wrapped = new Error('A step failed', { cause });
  expect(isDatabaseUnavailable(wrapped)).toBe(true);
  expect(reasonOf(wrapped)).toBe('too many clients');
});
