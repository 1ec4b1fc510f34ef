import { expect, test } from 'vitest';

import { getUser, logout } from './contract.ts';
import { connect } from './testing/connect.ts';
import { answerJson } from './testing/startServer.ts';

test('[API-02] the chosen locale is asked for, and Ukrainian also by its language', async () => {
  let wire = 'ua';
  const { api, server } = await connect((_, response) => answerJson(response, 200, { user: null }), {
    wireLocale: () => wire,
  });
  await api.send(getUser);
  wire = 'pt';
  await api.send(getUser);
  expect(server.seen.map(({ headers }) => headers['accept-language'])).toEqual(['ua, uk;q=0.9', 'pt']);
});

test('JSON is asked for, so that the server answers errors as JSON', async () => {
  const { api, server } = await connect((_, response) => void response.writeHead(204).end());
  await api.send(logout);
  expect(server.seen.map(({ headers }) => headers.accept)).toEqual(['application/json', 'application/json']);
});

test.each([
  [true, 'intent-1'],
  [false, undefined],
])('the key of an intent travels only where the server knows it: %s', async (idempotencyKey, sent) => {
  const { api, server } = await connect((_, response) => void response.writeHead(204).end(), {
    flags: { idempotencyKey },
  });
  await api.send(logout, {}, { idempotencyKey: 'intent-1' });
  expect(server.calls()[0]?.headers['idempotency-key']).toBe(sent);
});

test('[NT-05] a call outlives the page only where it is asked to', async () => {
  const sent: boolean[] = [];
  const { api } = await connect((_, response) => void response.writeHead(204).end(), {
    fetch: (input, init) => {
      if (input instanceof Request && input.url.endsWith('logout')) sent.push(input.keepalive);
      return fetch(input, init);
    },
  });
  await api.send(logout, {}, { keepalive: true });
  await api.send(logout);
  expect(sent).toEqual([true, false]);
});

test('a path of the API becomes an absolute address, on the portal’s own origin or on another', async () => {
  const own = await connect(() => undefined, { apiUrl: '', origin: 'https://portal.my-air.test' });
  expect(own.api.url('api/oauth/youtube/redirect')).toBe(
    'https://portal.my-air.test/api/oauth/youtube/redirect',
  );
  const other = await connect(() => undefined, { apiUrl: 'https://api.my-air.test/v1/' });
  expect(other.api.url('/api/user')).toBe('https://api.my-air.test/v1/api/user');
});
