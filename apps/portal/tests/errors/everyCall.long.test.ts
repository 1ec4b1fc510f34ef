import { createApiClient, isApiError, type AnyEndpoint, type Mismatch } from '@my-air/api-client';
import { is, type GenericSchema } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { isReportable } from '@my-air/shell/testing';
import { endpoints } from '../testing/backend/endpoints.ts';

const html = '<html><h1>502 Bad Gateway</h1></html>';
const json = '{"message":"No"}';
const types = { json: 'application/json', html: 'text/html', text: 'text/plain' } as const;
const statuses = [400, 401, 403, 404, 406, 409, 419, 422, 423, 429, 500, 501, 502, 503, 504, 418];

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

/** Sends a call to a backend that answers everything in one way; returns the outcome and the mismatches. */
async function send(endpoint: AnyEndpoint, status: number, type: string, body: string) {
  const mismatches: Mismatch[] = [];
  const api = createApiClient({
    apiUrl: 'https://api.my-air.test',
    origin: 'https://portal.my-air.test',
    wireLocale: () => 'en',
    // Without a token a refused read does not wait for the cookies of another session.
    readCookie: () => (endpoint.key.startsWith('GET ') ? undefined : 'token'),
    fetch: async () => new Response(body, { status, headers: { 'content-type': type } }),
    onMismatch: (mismatch) => mismatches.push(mismatch),
    flags: { idempotencyKey: false },
  });
  const params = Object.fromEntries([...endpoint.key.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']));
  const sending = api.send(endpoint, {
    params,
    ...(!endpoint.key.startsWith('GET ') && { body: {} }),
  } as never) as Promise<unknown>;
  const result: unknown = await sending.catch((error: unknown) => error);
  return { result, mismatches };
}

describe.each(endpoints.map((endpoint) => [endpoint.key, endpoint] as const))('%s', (_, endpoint) => {
  test('[API-03] a failure is the same error whatever its body is', async () => {
    for (const status of statuses) {
      const { result: expected } = await send(endpoint, status, types.json, json);
      if (!isApiError(expected)) throw new Error(`${status} is no ApiError`);
      for (const [type, body] of [
        [types.html, html],
        [types.json, html],
        [types.text, 'Bad Gateway'],
        [types.json, ''],
        [types.text, ''],
        [types.json, 'null'],
        [types.json, '"No"'],
        [types.json, '{"message'],
      ] as const) {
        const { result } = await send(endpoint, status, type, body);
        expect(isApiError(result) && [result.code, result.status], `${status} ${type} ${body}`).toEqual([
          expected.code,
          status,
        ]);
        expect(isReportable({}, result)).toBe(isReportable({}, expected));
      }
    }
  });

  test.each(['', 'null', '"word"', '7'])(
    '[API-03] a success with the body %j is data that does not match, and nothing for monitoring',
    async (body) => {
      const { result, mismatches } = await send(endpoint, 200, types.json, body);
      const schema = endpoint.response as GenericSchema | undefined;
      const parsed: unknown = body === '' ? undefined : JSON.parse(body);
      const fits = !schema || is(schema, parsed);
      expect(isApiError(result) ? result.code : undefined).toBe(fits ? undefined : 'mismatch');
      expect(mismatches.length > 0).toBe(!fits);
      expect(isReportable({}, result)).toBe(false);
    },
  );

  test('[API-03] a success with a page of HTML is malformed', async () => {
    const { result } = await send(endpoint, 200, types.html, html);
    expect(isApiError(result) ? result.code : result).toBe(endpoint.response ? 'malformed' : undefined);
  });
});
