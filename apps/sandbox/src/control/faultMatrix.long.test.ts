import { channels } from '../database/schema.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { Visitor } from '#test/support/Visitor.ts';
import { describe, expect, test } from 'vitest';

import { faultPresets } from './faultPresets.ts';

const { sandbox, visitor, as } = testSandbox();

/** Makes a call with something in each hole of its path. */
function call(who: Visitor, key: string) {
  const [method = '', path = ''] = key.split(' ');
  const address = `/${path.replaceAll(/\{\w+\}/g, '1')}`;
  return method === 'GET' ? who.open(address) : who.write(method, address, {});
}

async function arm(who: Visitor, order: object): Promise<string> {
  const answer = await who.write('POST', '/sandbox/api/faults', order);
  expect(answer).toMatchObject({ status: 201 });
  return (answer.body as { id: string }).id;
}

const disarm = (who: Visitor) => who.write('DELETE', '/sandbox/api/faults');

describe('every row of the error catalogue', () => {
  test.each(faultPresets.map((preset) => [`${preset.status} ${preset.name}`, preset] as const))(
    '%s is answered by endpoints of every method, and the server stays up',
    async (_label, { name, status, headers = {} }) => {
      const who = visitor();
      await who.open('/sanctum/csrf-cookie');
      const keys = [...sandbox().control.endpoints.keys()];
      expect(keys.length).toBeGreaterThan(8);
      await arm(who, { endpoint: '*', preset: name });
      for (const key of keys) {
        const answer = await call(who, key);
        const isJson = answer.body !== undefined;
        expect([key, answer.status, isJson]).toEqual([key, status, name !== 'broken_json']);
        const type = expect.stringMatching(/^application\/json/);
        expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': type, ...headers });
        expect(answer.text).toContain(name === 'broken_json' ? '{"user":' : '"message":');
      }
      await disarm(who);
      expect((await who.open('/sanctum/csrf-cookie')).status).toBe(204);
    },
    60_000,
  );

  test('403 and 419 name a place to go only where the row says so', async () => {
    const who = visitor();
    for (const name of ['forbidden', 'page_expired']) {
      await arm(who, { endpoint: 'GET api/user', preset: name, times: 1 });
      expect((await who.open('/api/user')).body).not.toHaveProperty('redirect_url');
      await arm(who, { endpoint: 'GET api/user', preset: `${name}_redirect`, times: 1 });
      const { body } = await who.open('/api/user');
      expect(body).toHaveProperty('redirect_url', expect.stringMatching(`^${sandbox().identityUrl}/`));
    }
  });

  test('the other origin returns the same faults, readable for the portal', async () => {
    const who = visitor();
    await arm(who, { endpoint: 'GET api/user', preset: 'too_many_requests' });
    const answer = await who.open(`${sandbox().apiUrl}/api/user`, { headers: { origin: sandbox().url } });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('access-control-allow-origin')).toBe(sandbox().url);
    expect(answer.headers.get('retry-after')).toBe('30');
  });
});

test('a dropped answer cuts the connection after the work is done', async () => {
  const who = await as('partner');
  const before = await sandbox().control.db.select().from(channels);
  const own = before.find(({ platform, isAccessRevoked }) => platform === 'youtube' && !isAccessRevoked);
  const path = `/api/channels/youtube/${own?.platformGuid}/country`;
  const endpoint = 'POST api/channels/{platform}/{platform_guid}/country';
  await arm(who, { endpoint, dropAnswer: true, times: 1 });
  await expect(who.write('POST', path, { country_code: 'PT' })).rejects.toThrow('fetch failed');
  const after = await sandbox().control.db.select().from(channels);
  expect(after.find(({ id }) => id === own?.id)?.country).toBe('PT');
  expect((await who.write('POST', path, { country_code: 'ES' })).status).toBe(200);
});

test('a dropped answer is in the log without a status', async () => {
  const who = await as('partner');
  await arm(who, { endpoint: 'GET api/user', dropAnswer: true, times: 1 });
  await expect(who.open('/api/user')).rejects.toThrow('fetch failed');
  await expect
    .poll(async () => (await who.open('/sandbox/api/log?endpoint=GET%20api/user')).body)
    .toMatchObject({ requests: [{ path: '/api/user', status: null }] });
});

test('a mutated answer differs from the real one, and is the same for the same seed', async () => {
  const who = await as('partner');
  const real = (await who.open('/api/channels')).body;
  const mutated = async (seed: number) => {
    await arm(who, { endpoint: 'GET api/channels', mutate: seed, times: 1 });
    return (await who.open('/api/channels')).body;
  };
  const [first, again, other] = [await mutated(11), await mutated(11), await mutated(12)];
  expect(first).toEqual(again);
  expect(first).not.toEqual(real);
  expect(other).not.toEqual(first);
  expect((await who.open('/api/channels')).body).toEqual(real);
});

test('a delayed call is answered as ever, later', async () => {
  const who = await as('partner');
  await arm(who, { endpoint: 'GET api/auth/check', delayMs: 300, times: 1 });
  const startedAt = performance.now();
  expect((await who.open('/api/auth/check')).status).toBe(200);
  expect(performance.now() - startedAt).toBeGreaterThan(290);
});
