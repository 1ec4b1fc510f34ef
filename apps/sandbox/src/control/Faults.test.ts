import { saveContacts } from '@my-air/accounts/contract';
import { getUser, listChannels } from '@my-air/api-client/contract';
import { expect, test } from 'vitest';

import { memorySettings } from '#test/support/memorySettings.ts';
import { Faults } from './Faults.ts';

const faults = () => new Faults(memorySettings(), 'https://id.my-air.test/profile');

test('the fault of the endpoint wins over the one for all, and the latest over the earlier', async () => {
  const armed = faults();
  await armed.arm({ endpoint: 'GET api/user', status: 404 });
  await armed.arm({ endpoint: 'GET api/user', status: 423 });
  await armed.arm({ endpoint: '*', status: 503 });
  expect((await armed.take(getUser))?.status).toBe(423);
  expect((await armed.take(listChannels))?.status).toBe(503);
});

test('a fault with times disarms itself after so many calls', async () => {
  const armed = faults();
  await armed.arm({ endpoint: '*', status: 500, times: 2 });
  const statuses: unknown[] = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await armed.take(getUser))?.status);
  expect(statuses).toEqual([500, 500, undefined]);
  expect(armed.list()).toEqual([]);
});

test('what is given beside a preset overrides its parts', async () => {
  const armed = faults();
  const headers = { 'retry-after': '2' };
  await armed.arm({ endpoint: '*', preset: 'too_many_requests', headers, delayMs: 5 });
  expect(await armed.take(getUser)).toMatchObject({
    status: 429,
    headers,
    delayMs: 5,
    body: { message: 'Too Many Attempts.' },
  });
});

test('refused fields are those that the call takes', async () => {
  const armed = faults();
  await armed.arm({ endpoint: '*', preset: 'validation' });
  expect((await armed.take(saveContacts))?.body).toMatchObject({
    errors: { contacts: ['The contacts field is invalid.', expect.any(String)] },
  });
});
