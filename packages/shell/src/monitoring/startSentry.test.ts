import { ApiError, type ApiErrorCode } from '@my-air/api-client';
import { createTransport, flush, getClient, type BrowserOptions } from '@sentry/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { sentryOptions, startSentry } from './startSentry.ts';

const monitoring = {
  dsn: 'https://key@sentry.test/1',
  environment: 'test',
  replayEnvironments: ['production'],
};
let envelopes: string[] = [];

const inMemory: NonNullable<BrowserOptions['transport']> = (options) =>
  createTransport(options, async ({ body }) => {
    envelopes.push(String(body));
    return { statusCode: 200 };
  });

beforeEach(() => {
  envelopes = [];
});
afterEach(async () => {
  await getClient()?.close();
});

async function report(error: unknown) {
  const capture = startSentry(monitoring, { transport: inMemory });
  capture(error);
  await flush(1_000);
  return envelopes.filter((envelope) => envelope.includes('"type":"event"'));
}

const named = (name: string) => Object.assign(new Error('expected'), { name });
const ofCall = (code: ApiErrorCode, status?: number, key = 'GET api/channels') =>
  new ApiError({ code, key, pageLoading: false, ...(status && { status }) });

test.each([
  ['a thrown text', 'not an error'],
  ['a ValidationError', named('ValidationError')],
  ['a NotFoundError', named('NotFoundError')],
  ['a BaseError', named('BaseError')],
  ['a MaintenanceError', named('MaintenanceError')],
  ['an UnauthorizedError', named('UnauthorizedError')],
  ['a status 401', Object.assign(new Error('expected'), { status: 401 })],
  ['a network error', new TypeError('Failed to fetch')],
  ['a timeout', named('TimeoutError')],
  ['a failed dynamic import', new TypeError('Failed to fetch dynamically imported module: /a.js')],
  ['a text with active-chats', new Error('GET api/active-chats failed')],
  ['a text with csrf-cookie', new Error('GET sanctum/csrf-cookie failed')],
  ['a text with auth/check', new Error('GET api/auth/check failed')],
  ['a call that was cancelled', ofCall('aborted')],
  ['a call without an answer', ofCall('network')],
  ['a call that timed out', ofCall('timeout')],
  ['a call that found nothing', ofCall('not_found', 404)],
  ['a call with wrong fields', ofCall('validation', 422)],
  ['an answer without a body', ofCall('mismatch')],
  ['a call during maintenance', ofCall('maintenance', 503)],
  ['a call without a session', ofCall('unauthenticated', 401)],
  ['a poll of chats that broke', ofCall('server', 500, 'GET api/active-chats')],
])('[MON-01] [SH-18] %s is not reported', async (_, error) => {
  expect(await report(error)).toEqual([]);
});

test.each([
  ['a bug', new TypeError("Cannot read properties of undefined (reading 'name')")],
  ['a broken server', ofCall('server', 500)],
  ['an answer that cannot be read', ofCall('malformed', 200)],
])('[MON-01] [SH-18] %s is reported', async (_, error) => {
  expect(await report(error)).toHaveLength(1);
});

test('[MON-01] an event is dropped for the address it happened at', () => {
  const { beforeSend } = sentryOptions(monitoring);
  const event = { type: undefined, request: { url: 'https://portal.test/api/auth/check' } };
  expect(beforeSend?.(event, { originalException: new Error('a bug') })).toBeNull();
});

test('[MON-01] [SH-18] replay runs for 10 % of sessions and all with errors, where the environment is named', () => {
  expect(sentryOptions({ ...monitoring, environment: 'production' })).toMatchObject({
    tracesSampleRate: 0,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    integrations: [{ name: 'Replay' }],
  });
});

test('[MON-01] a replay has no text, no input and no picture of the user', () => {
  const [replay] = [sentryOptions({ ...monitoring, environment: 'production' }).integrations].flat();
  expect(replay).toMatchObject({
    _recordingOptions: {
      maskAllText: true,
      maskAllInputs: true,
      blockSelector: expect.stringContaining('img'),
    },
  });
});

test('[MON-01] [SH-18] elsewhere replay is not even made', () => {
  expect(sentryOptions(monitoring)).toMatchObject({
    tracesSampleRate: 0,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
    integrations: [],
  });
});

test('[MON-01] nothing of the person is collected', async () => {
  document.cookie = 'secret=1';
  const [envelope] = await report(new Error('a bug'));
  expect(envelope).not.toContain('secret');
  expect(envelope).not.toMatch(/"(ip_address|cookies|email)"/);
  expect(sentryOptions(monitoring).dataCollection).toEqual({
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
    stackFrameVariables: false,
  });
});
