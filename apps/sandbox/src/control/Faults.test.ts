import { saveContacts } from '@my-air/accounts/contract';
import { getUser, listChannels } from '@my-air/api-client/contract';
import { expect, test } from 'vitest';

import { memorySettings } from '#test/support/memorySettings.ts';
import { Faults } from './Faults.ts';

const faults = () => new Faults(memorySettings(), 'https://id.my-air.test/profile');

test('a call that no fault is armed for meets none', async () => {
  const armed = faults();
  await armed.arm({ endpoint: 'GET api/user', status: 500 });
  expect(await armed.take(listChannels)).toBeUndefined();
});

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
  await armed.arm({
    endpoint: '*',
    preset: 'too_many_requests',
    headers: { 'retry-after': '2' },
    delayMs: 5,
  });
  expect(await armed.take(getUser)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '2' },
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

test('a preset that sends people away names an address of this run', async () => {
  const armed = faults();
  await armed.arm({ endpoint: '*', preset: 'forbidden_redirect' });
  expect((await armed.take(getUser))?.body).toMatchObject({
    redirect_url: 'https://id.my-air.test/profile',
  });
});

test('disarming one leaves the others', async () => {
  const armed = faults();
  const first = await armed.arm({ endpoint: '*', status: 500 });
  await armed.arm({ endpoint: '*', status: 404 });
  expect(await armed.disarm(first)).toBe(true);
  expect(await armed.disarm(first)).toBe(false);
  expect(armed.list().map(({ status }) => status)).toEqual([404]);
});
