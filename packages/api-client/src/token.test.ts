import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';

import { ApiError } from './ApiError.ts';
import { acceptAgreement, checkAuth, endpoint, login, logout } from './contract.ts';
import { connect } from './testing/connect.ts';
import { deleteChannel, updateIntroTour } from './testing/sampleEndpoints.ts';
import { answerJson, startServer } from './testing/startServer.ts';

const tour = { body: { intro_tour: true } };

test('[API-01] [SH-08] a write asks for the token cookie first, and sends its decoded value', async () => {
  const { api, server, tokenRequests } = await connect((_, response) => void response.writeHead(204).end());
  await api.send(updateIntroTour, tour);
  expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /sanctum/csrf-cookie',
    'PATCH /api/intro-tour',
  ]);
  expect(server.seen[1]?.headers['x-xsrf-token']).toBe('token-1==');
  await api.send(updateIntroTour, tour);
  expect(tokenRequests()).toBe(1);
});

test('[API-01] [SH-08] five parallel writes share one request for the token', async () => {
  const { api, server, tokenRequests } = await connect((_, response) => void response.writeHead(204).end());
  await Promise.all([1, 2, 3, 4, 5].map(() => api.send(updateIntroTour, tour)));
  expect(tokenRequests()).toBe(1);
  expect(server.calls()).toHaveLength(5);
});

test('[API-01] a read neither asks for a token nor sends one', async () => {
  const { api, server, cookies } = await connect((_, response) => answerJson(response, 200, {}));
  cookies.set('XSRF-TOKEN', 'kept');
  await api.send(checkAuth);
  expect(server.seen.map(({ path }) => path)).toEqual(['/api/auth/check']);
  expect(server.seen[0]?.headers['x-xsrf-token']).toBeUndefined();
});

test('[API-01] credentials travel with reads, writes and the request for a token', async () => {
  const modes: RequestCredentials[] = [];
  const { api } = await connect((_, response) => answerJson(response, 200, {}), {
    fetch: (request, init) => {
      modes.push((request as Request).credentials);
      return fetch(request, init);
    },
  });
  await api.send(checkAuth);
  await api.send(logout);
  expect(modes).toEqual(['include', 'include', 'include']);
});

test('[API-01] a redirected write does not carry the token to another origin', async () => {
  const elsewhere = await startServer((_, response) => void response.writeHead(204).end());
  const { api, server } = await connect(
    (_, response) => void response.writeHead(307, { location: `${elsewhere.origin}/steal` }).end(),
  );
  await expect(api.send(logout)).rejects.toMatchObject({ code: 'network' });
  expect(server.calls()).toHaveLength(1);
  expect(elsewhere.seen).toEqual([]);
  await elsewhere.close();
});

test('[API-01] a cookie that is not percent-encoded is sent unchanged', async () => {
  const { api, server, cookies } = await connect((_, response) => void response.writeHead(204).end());
  cookies.set('XSRF-TOKEN', '100%');
  await api.send(logout);
  expect(server.seen[0]?.headers['x-xsrf-token']).toBe('100%');
});

test('[API-01] a token that cannot be had rejects the write, and the next one asks again', async () => {
  let isDown = true;
  const { api, server } = await connect((_, response) => void response.writeHead(204).end(), {
    readCookie: () => undefined,
    fetch: (request, init) => {
      const { url } = request as Request;
      if (isDown && url.endsWith('csrf-cookie')) return Promise.resolve(new Response(null, { status: 503 }));
      return fetch(request, init);
    },
  });
  await expect(api.send(logout)).rejects.toMatchObject({ code: 'maintenance' });
  expect(server.calls()).toEqual([]);
  isDown = false;
  await api.send(logout);
  expect(server.calls()).toHaveLength(1);
});

const expired = (times: number) => {
  let left = times;
  return connect((request, response) => {
    if (left > 0) {
      left -= 1;
      answerJson(response, 419, { message: 'CSRF token mismatch.' });
    } else {
      answerJson(response, 200, { agreement: { id: 'amg_policy' }, token: request.headers['x-xsrf-token'] });
    }
  });
};
const channel = { params: { platform: 'youtube', platform_guid: 'UC1' } };

test('[ERR-03] [SH-09] a 419 gets one fresh token and one replay of a call that is idempotent', async () => {
  const { api, server, tokenRequests } = await expired(1);
  await api.send(deleteChannel, channel);
  expect(server.calls().map(({ headers }) => headers['x-xsrf-token'])).toEqual(['token-1==', 'token-2==']);
  expect(tokenRequests()).toBe(2);
});

test('[ERR-03] a second 419 in a row is final', async () => {
  const { api, server } = await expired(9);
  await expect(api.send(deleteChannel, channel)).rejects.toMatchObject({ code: 'page_expired', status: 419 });
  expect(server.calls()).toHaveLength(2);
});

test('[ERR-03] [SH-09] a POST is replayed only with a key of its intent', async () => {
  const agreement = { params: { agreement: 'amg_policy' } };
  const plain = await expired(1);
  await expect(plain.api.send(acceptAgreement, agreement)).rejects.toMatchObject({ code: 'page_expired' });
  expect(plain.server.calls()).toHaveLength(1);
  const keyed = await expired(1);
  await keyed.api.send(acceptAgreement, agreement, { idempotencyKey: 'intent-1' });
  expect(keyed.server.calls()).toHaveLength(2);
});

test('[ERR-03] a 419 that names a redirect_url is not replayed', async () => {
  const { api, server } = await connect((_, response) =>
    answerJson(response, 419, { message: 'Sign in again', redirect_url: 'https://id.my-air.test/' }),
  );
  const failure: unknown = await api.send(deleteChannel, channel).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect((failure as ApiError).redirectUrl).toBe('https://id.my-air.test/');
  expect(server.calls()).toHaveLength(1);
});

test('[ERR-04] a 419 of the login is not replayed, even with a key', async () => {
  const { api, server } = await expired(1);
  const credentials = { body: { email: 'ann@my-air.test', password: 'correct horse battery' } };
  await expect(api.send(login, credentials, { idempotencyKey: 'k' })).rejects.toMatchObject({
    code: 'page_expired',
  });
  expect(server.calls()).toHaveLength(1);
});

test('a 419 on a read is replayed too', async () => {
  let isFirst = true;
  const read = endpoint('GET api/help/articles/{id}', { response: v.looseObject({ ok: v.boolean() }) });
  const { api, server } = await connect((_, response) => {
    answerJson(response, isFirst ? 419 : 200, { ok: true });
    isFirst = false;
  });
  await expect(api.send(read, { params: { id: 1 } })).resolves.toEqual({ ok: true });
  expect(server.calls()).toHaveLength(2);
});

describe('[ERR-02] [G-45] a call that is refused with 401', () => {
  const read = endpoint('GET api/help/articles/{id}', { response: v.looseObject({ ok: v.boolean() }) });
  const readOnce = { params: { id: 1 } };

  /** A server that refuses calls until the client has asked whether the session lives. */
  async function refuseOnce(isAlive: boolean) {
    const confirmSession = vi.fn(() => Promise.resolve(isAlive));
    const connected = await connect(
      (_, response) => answerJson(response, confirmSession.mock.calls.length > 0 ? 200 : 401, { ok: true }),
      { confirmSession },
    );
    connected.cookies.set('XSRF-TOKEN', 'token');
    return { ...connected, confirmSession };
  }

  test('a read that was under way while another tab signed in is asked again, and ends nothing', async () => {
    const { api, server, confirmSession } = await refuseOnce(true);
    await expect(api.send(read, readOnce)).resolves.toEqual({ ok: true });
    expect(server.calls()).toHaveLength(2);
    expect(confirmSession).toHaveBeenCalledOnce();
  });

  test('a read of a session that has ended is refused', async () => {
    const { api, server } = await refuseOnce(false);
    await expect(api.send(read, readOnce)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(server.calls()).toHaveLength(1);
  });

  test('a write asks about the session as well, and is never repeated for it', async () => {
    const { api, server, confirmSession } = await refuseOnce(true);
    await expect(api.send(updateIntroTour, tour)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(server.calls()).toHaveLength(1);
    expect(confirmSession).toHaveBeenCalledOnce();
  });

  test('a caller that leaves does not wait for the session', async () => {
    const stop = new AbortController();
    const { api } = await connect((_, response) => answerJson(response, 401, {}), {
      confirmSession: () => (stop.abort(), new Promise(() => {})),
    });
    await expect(api.send(read, readOnce, { signal: stop.signal })).rejects.toMatchObject({
      code: 'aborted',
    });
  });

  test('the calls of the session itself ask nothing', async () => {
    const { api, confirmSession } = await refuseOnce(true);
    await expect(api.send(checkAuth)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(api.send(logout)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(confirmSession).not.toHaveBeenCalled();
  });
});
