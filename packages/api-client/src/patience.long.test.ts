import { expect, test } from 'vitest';

import { getUser, listChannels, logout } from './contract.ts';
import { connect } from './testing/connect.ts';
import { updateIntroTour } from './testing/sampleEndpoints.ts';
import { answerJson } from './testing/startServer.ts';

const user = { user: { id: 1, name: 'Ann', email: 'ann@my-air.test' } };
const never = () => undefined;

test('[API-05] a cancelled call rejects as aborted and its request is closed', async () => {
  let closed: () => void = never;
  const isClosed = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const leaving = new AbortController();
  const { api } = await connect((_, response) => {
    response.on('close', closed);
    leaving.abort();
  });
  await expect(api.send(getUser, {}, { signal: leaving.signal })).rejects.toMatchObject({
    code: 'aborted',
    key: 'GET api/user',
  });
  await isClosed;
});

test('[API-05] a call whose screen was left before it started is not made', async () => {
  const { api, server } = await connect((_, response) => answerJson(response, 200, user));
  await expect(api.send(getUser, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'aborted',
  });
  expect(server.seen).toEqual([]);
});

test('[API-05] leaving one write does not take the shared token request from another', async () => {
  const leaving = new AbortController();
  const { api, server, tokenRequests } = await connect((_, response) => void response.writeHead(204).end());
  const left = api.send(logout, {}, { signal: leaving.signal });
  const stays = api.send(updateIntroTour, { body: { intro_tour: true } });
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: 'aborted', key: 'POST api/logout' });
  await stays;
  expect(tokenRequests()).toBe(1);
  expect(server.calls().map(({ path }) => path)).toEqual(['/api/intro-tour']);
});

test('[API-05] leaving while a read waits for its next try ends it', async () => {
  const leaving = new AbortController();
  const { api, server } = await connect((_, response) => {
    answerJson(response, 502, {});
    setTimeout(() => leaving.abort(), 5);
  });
  await expect(api.send(getUser, {}, { signal: leaving.signal })).rejects.toMatchObject({ code: 'aborted' });
  expect(server.seen.length).toBeLessThan(3);
});

test('a call that is not answered in time rejects as timed out, and is not sent again', async () => {
  const { api, server } = await connect(never);
  await expect(api.send(getUser, {}, { timeout: 60 })).rejects.toMatchObject({
    code: 'timeout',
    status: undefined,
  });
  expect(server.seen).toHaveLength(1);
});

test('a body that does not end in time rejects as timed out', async () => {
  const { api } = await connect((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  });
  await expect(api.send(getUser, {}, { timeout: 60 })).rejects.toMatchObject({ code: 'timeout' });
});

test.each([502, 504])('a read is tried again after %i, at most twice', async (status) => {
  const { api, server } = await connect((_, response) => answerJson(response, status, {}));
  await expect(api.send(listChannels)).rejects.toMatchObject({ code: 'server', status });
  expect(server.seen).toHaveLength(3);
});

test('a read survives one cut connection', async () => {
  let isFirst = true;
  const { api, server } = await connect((_, response) => {
    if (isFirst) response.destroy();
    else answerJson(response, 200, user);
    isFirst = false;
  });
  await expect(api.send(getUser)).resolves.toMatchObject(user);
  expect(server.seen).toHaveLength(2);
});

test.each([500, 501, 503, 429, 408, 413])('a read is not tried again after %i', async (status) => {
  const { api, server } = await connect((_, response) => answerJson(response, status, {}));
  await expect(api.send(listChannels)).rejects.toMatchObject({ status });
  expect(server.seen).toHaveLength(1);
});

test.each([
  [503, 1, 3],
  [429, 1, 3],
  [502, 1, 3],
  [503, 6, 1],
  [429, 120, 1],
  [502, 120, 1],
  [500, 1, 1],
  [413, 1, 1],
])(
  'after %i with a pause of %i s a read is made %i times, and never before the pause is over',
  async (status, pause, requests) => {
    const at: number[] = [];
    const { api } = await connect((_, response) => {
      at.push(performance.now());
      answerJson(response, status, {}, { 'retry-after': String(pause) });
    });
    await expect(api.send(listChannels)).rejects.toMatchObject({ status, retryAfter: pause });
    expect(at).toHaveLength(requests);
    // A timer may fire a little early.
    at.slice(1).forEach((time, index) => expect(time - at[index]!).toBeGreaterThan(pause * 1000 - 20));
  },
);

test('without a network a read is not tried again', async () => {
  const { api, server } = await connect((_, response) => void response.destroy(), { isOnline: () => false });
  await expect(api.send(getUser)).rejects.toMatchObject({ code: 'network' });
  expect(server.seen).toHaveLength(1);
});

test('a write whose connection was cut is not sent again', async () => {
  const { api, server } = await connect((_, response) => void response.destroy());
  await expect(api.send(logout, {}, { idempotencyKey: 'once' })).rejects.toMatchObject({ code: 'network' });
  expect(server.calls()).toHaveLength(1);
});
