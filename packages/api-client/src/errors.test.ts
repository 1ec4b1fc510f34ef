import { expect, test } from 'vitest';

import { ApiError, isApiError, type ApiErrorCode, type ApiErrorDetails, type Outcome } from './ApiError.ts';
import { assumedEndpoint, getUser, listChannels } from './contract.ts';
import { connect } from './testing/connect.ts';
import { joinChannel, updateIntroTour } from './testing/sampleEndpoints.ts';
import { answerJson } from './testing/startServer.ts';

/** Section 8 of the specification, as the client tells its rows apart. */
const rows: readonly (readonly [title: string, status: number, code: ApiErrorCode])[] = [
  ['[ERR-01] 404 is not found', 404, 'not_found'],
  ['[ERR-01] another 4xx is unexpected', 418, 'unexpected'],
  ['[ERR-02] 401 is unauthenticated', 401, 'unauthenticated'],
  ['[ERR-03] 403 is forbidden', 403, 'forbidden'],
  ['[ERR-03] 419 is an expired page', 419, 'page_expired'],
  ['[ERR-05] 406 is rejected', 406, 'rejected'],
  ['[ERR-05] 423 is rejected', 423, 'rejected'],
  ['[ERR-05] 429 is too many requests', 429, 'too_many_requests'],
  ['[ERR-06] 409 is a conflict', 409, 'conflict'],
  ['[ERR-07] 422 is a validation', 422, 'validation'],
  ['[ERR-08] 500 is the server', 500, 'server'],
  ['[ERR-08] 501 is the server', 501, 'server'],
  ['[ERR-08] 503 is maintenance', 503, 'maintenance'],
  ['[ERR-10] 400 is a bad request', 400, 'bad_request'],
];

test.each(rows)('%s', async (_, status, code) => {
  const { api, server } = await connect((__, response) => answerJson(response, status, { message: 'Sorry' }));
  const failure: unknown = await api
    .send(updateIntroTour, { body: { intro_tour: true } })
    .catch((error: unknown) => error);
  expect(isApiError(failure)).toBe(true);
  expect(failure).toMatchObject({
    code,
    status,
    key: 'PATCH api/intro-tour',
    pageLoading: false,
    serverMessage: status < 500 ? 'Sorry' : undefined,
  });
  expect(server.calls(), 'a write is never sent twice by itself').toHaveLength(1);
});

test('[ERR-05] 406, 423 and 429 reject to the caller, with the time to wait in seconds', async () => {
  const waits = ['120', new Date(Date.now() + 30_000).toUTCString(), 'soon', '-5'];
  const answers = waits.map(async (wait) => {
    const { api } = await connect((_, response) => answerJson(response, 429, {}, { 'retry-after': wait }));
    return api.send(listChannels).catch((error: unknown) => (error as ApiError).retryAfter);
  });
  const [seconds, date, word, negative] = await Promise.all(answers);
  expect(seconds).toBe(120);
  expect(date).toBeGreaterThanOrEqual(28);
  expect(date).toBeLessThanOrEqual(30);
  expect(word).toBeUndefined();
  expect(negative).toBeUndefined();
});

test('[ERR-07] a 422 gives the first message of each field', async () => {
  const { api } = await connect((_, response) =>
    answerJson(response, 422, {
      message: 'Invalid',
      errors: { username: ['Too short', 'Taken'], 'contacts.0.value': ['Needed'] },
    }),
  );
  const input = { params: { platform: 'youtube', platform_guid: 'UC1' }, body: {} };
  const failure = await api.send(joinChannel, input).catch((error: unknown) => error as ApiError);
  expect((failure as ApiError).fieldErrors).toEqual({ username: 'Too short', 'contacts.0.value': 'Needed' });
});

test('[ERR-09] the error says whether a route was waiting, and the request says so too', async () => {
  const { api, server } = await connect((_, response) => answerJson(response, 404, {}));
  await expect(api.send(getUser, {}, { pageLoading: true })).rejects.toMatchObject({ pageLoading: true });
  await expect(api.send(getUser)).rejects.toMatchObject({ pageLoading: false });
  expect(server.seen.map(({ headers }) => headers['x-page-loading'])).toEqual(['1', undefined]);
});

test('[ERR-10] the server’s word for the reason can be read', async () => {
  const { api } = await connect((_, response) =>
    answerJson(response, 400, { code: 'join_channel_rejected' }),
  );
  const input = { params: { platform: 'youtube', platform_guid: 'UC1' }, body: {} };
  await expect(api.send(joinChannel, input)).rejects.toMatchObject({ reason: 'join_channel_rejected' });
});

test('an error page of a proxy has a code and no body', async () => {
  const { api } = await connect((_, response) => {
    response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Forbidden by the firewall</h1>');
  });
  await expect(api.send(getUser)).rejects.toMatchObject({
    code: 'forbidden',
    body: undefined,
    serverMessage: undefined,
  });
});

test('a broken error body does not hide the status', async () => {
  const { api } = await connect((_, response) => {
    response.writeHead(422, { 'content-type': 'application/json' }).end('{"errors":');
  });
  const failure = await api.send(getUser).catch((error: unknown) => error as ApiError);
  expect(failure).toMatchObject({ code: 'validation', fieldErrors: {} });
});

test('a server that cannot be reached is a network failure', async () => {
  const { api, server } = await connect((_, response) => answerJson(response, 200, {}));
  await server.close();
  await expect(api.send(getUser)).rejects.toMatchObject({ code: 'network', status: undefined });
});

/** The outcome that each failed write proves: decision 32 has the reasons of each row. */
const outcomes: readonly (readonly [
  what: string,
  details: Partial<ApiErrorDetails>,
  outcome: Outcome,
  isPassing: boolean,
])[] = [
  ['lost before or after it arrived', { code: 'network' }, 'unknown', true],
  ['not answered in time', { code: 'timeout' }, 'unknown', true],
  ['stopped by us', { code: 'aborted' }, 'unknown', true],
  ['an empty 2xx', { code: 'mismatch', status: 200 }, 'unknown', true],
  ['an unreadable 2xx', { code: 'malformed', status: 200 }, 'unknown', true],
  ['302', { status: 302 }, 'unknown', true],
  ['400', { code: 'bad_request', status: 400 }, 'refused', false],
  ['401', { code: 'unauthenticated', status: 401 }, 'refused', true],
  ['402', { status: 402 }, 'refused', false],
  ['403', { code: 'forbidden', status: 403 }, 'refused', false],
  ['404', { code: 'not_found', status: 404 }, 'refused', false],
  ['408', { status: 408 }, 'unknown', true],
  ['409 without a word', { code: 'conflict', status: 409 }, 'unknown', true],
  [
    '409 with its reason',
    { code: 'conflict', status: 409, body: { code: 'price_changed' } },
    'refused',
    false,
  ],
  ['413', { status: 413 }, 'refused', false],
  ['419', { code: 'page_expired', status: 419 }, 'refused', true],
  ['422', { code: 'validation', status: 422 }, 'refused', false],
  ['423', { code: 'rejected', status: 423 }, 'refused', false],
  ['425', { status: 425 }, 'refused', true],
  ['429', { code: 'too_many_requests', status: 429 }, 'refused', true],
  ['500', { code: 'server', status: 500 }, 'unknown', true],
  ['503', { code: 'maintenance', status: 503 }, 'unknown', true],
];

test.each(outcomes)('a write that ended with %s', (_, details, outcome, isPassing) => {
  const error = new ApiError({ code: 'unexpected', key: 'POST api/test', pageLoading: false, ...details });
  expect(error).toMatchObject({ outcome, isPassing });
});

test.each([
  [true, 500, 'key', false],
  [false, 500, 'key', true],
  [false, 409, 'key', true],
  [false, 422, 'key', false],
  [false, 500, undefined, false],
] as const)(
  '[G-03] with keys: %s, a write that fails with %s under %s may have been done and would be done again: %s',
  async (idempotencyKey, status, key, isUnconfirmed) => {
    const flags = { idempotencyKey };
    const { api } = await connect((_, response) => answerJson(response, status, {}), { flags });
    const how = key === undefined ? {} : { idempotencyKey: key };
    await expect(api.send(updateIntroTour, { body: { intro_tour: true } }, how)).rejects.toMatchObject({
      isUnconfirmed,
    });
  },
);

test.each([404, 405, 501])(
  'an assumed call that is answered with %s is unknown to the backend',
  async (status) => {
    const unknown: string[] = [];
    const { api } = await connect((_, response) => answerJson(response, status, {}), {
      onUnknown: (key) => unknown.push(key),
    });
    const calls = [
      assumedEndpoint('GET api/news', {}),
      // The object may be what is not there, and what the specification names has to be there.
      assumedEndpoint('GET api/news/{id}', {}),
      listChannels,
    ];
    for (const call of calls) await api.send(call as never, { path: { id: 1 } } as never).catch(() => {});
    expect(unknown).toEqual(['GET api/news']);
  },
);
