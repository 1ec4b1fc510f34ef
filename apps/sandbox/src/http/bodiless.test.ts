import { expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';
import type { Visitor } from '#test/support/Visitor.ts';
import { refusedAt } from '#test/support/refusedAt.ts';

const { as } = testSandbox('embedded', { fresh: 'once' });
const form = 'application/x-www-form-urlencoded';

async function send(who: Visitor, path: string, type: string, body: string) {
  const token = await who.token();
  return who.open(path, { method: 'POST', body, headers: { 'content-type': type, 'x-xsrf-token': token } });
}

test.each([
  form,
  `${form}; charset=utf-8`,
  'application/octet-stream',
  'application/json',
  'application/xml',
])('a type without a body, %s, counts as no body', async (type) => {
  const who = await as('partner');
  expect(await send(who, '/api/profile/agreements/amg_policy', type, '')).toMatchObject({ status: 200 });
  expect(await send(who, '/api/news/1/read', type, '')).toMatchObject({ status: 204 });
  expect(await send(who, '/api/profile/contacts', type, '')).toMatchObject(
    refusedAt('contacts', 'The contacts field is required.'),
  );
  expect(await send(who, '/sandbox/api/manager/answer', type, '')).toMatchObject({ status: 422 });
});

test.each([form, 'application/octet-stream', 'application/xml'])(
  'a body of the type %s is refused, and nothing is done',
  async (type) => {
    const who = await as('partner');
    for (const body of ['a=b', ' ', '{}']) {
      expect(await send(who, '/api/profile/contacts', type, body)).toMatchObject({ status: 415 });
      expect(await send(who, '/sandbox/api/reset', type, body)).toMatchObject({ status: 415 });
    }
  },
);
