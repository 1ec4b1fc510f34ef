import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { rawRequest } from '#test/support/rawRequest.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { Visitor } from '#test/support/Visitor.ts';

const { sandbox, visitor, as } = testSandbox();

/** Sends a body as it is, with the session's token. */
async function sendRaw(who: Visitor, method: string, path: string, body: string, type = 'application/json') {
  const token = await who.token();
  return who.open(path, { method, body, headers: { 'content-type': type, 'x-xsrf-token': token } });
}

/** An address of an endpoint with a value in each of its holes. */
function pathOf(key: string, value: string) {
  const [method = '', path = ''] = key.split(' ');
  return { method, path: `/${path.replaceAll(/\{\w+\}/g, encodeURIComponent(value))}` };
}

describe('a malformed request', () => {
  test('of broken JSON gets 400 and a message', async () => {
    const who = await as('partner');
    for (const body of ['{', '{"intro_tour":tru', '\u0000', '{"a":1}}', "{'a':1}"]) {
      const answer = await sendRaw(who, 'PATCH', '/api/intro-tour', body);
      const message = 'The request could not be read. Please try again.';
      expect(answer).toMatchObject({ status: 400, body: { message } });
    }
  });

  test('[ERR-07] whose body is no object, or absent, is told what is missing', async () => {
    const who = await as('partner');
    for (const body of ['', 'null', '[]', '"text"', '42', '{}']) {
      const answer = await sendRaw(who, 'PATCH', '/api/intro-tour', body);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ message: expect.any(String), errors: expect.any(Object) });
    }
  });

  test('of another kind, or too large, is refused', async () => {
    const who = await as('partner');
    const xml = await sendRaw(who, 'PATCH', '/api/intro-tour', '<a/>', 'application/xml');
    expect(xml.status).toBe(415);
    const large = JSON.stringify({ intro_tour: 'x'.repeat(1_100_000) });
    expect(await sendRaw(who, 'PATCH', '/api/intro-tour', large)).toMatchObject({
      status: 413,
      body: { message: expect.any(String) },
    });
  });

  test('[ERR-07] is refused in the language of the caller, at every layer', async () => {
    const who = await as('partner');
    const token = await who.token();
    const send = async (path: string, body: string, type = 'application/json') => {
      const headers = { 'content-type': type, 'x-xsrf-token': token, 'accept-language': 'uk' };
      const { status, body: said } = await who.open(path, { method: 'PATCH', body, headers });
      return [status, (said as { message: string }).message];
    };
    expect(await send('/api/intro-tour', '{')).toEqual([
      400,
      'Не вдалося прочитати запит. Спробуйте ще раз.',
    ]);
    expect(await send('/api/intro-tour', '<a/>', 'text/xml')).toEqual([
      415,
      'Запит має формат, якого ми не приймаємо.',
    ]);
    expect(await send('/api/intro-tour', `"${'x'.repeat(1_100_000)}"`)).toEqual([413, 'Запит завеликий.']);
    expect(await send('/api/nothing', '{}')).toEqual([404, 'Не знайдено.']);
  });

  test('to an address that is no address, or that nobody answers, is refused', async () => {
    const ask = async (path: string) => (await rawRequest(sandbox().url, path)).status;
    expect(await ask('/api/profile/agreements/%E0%A4%A')).toBe(400);
    expect(await ask('/api/nothing')).toBe(404);
    expect(await ask(`/api/profile/agreements/${'x'.repeat(600)}`)).toBe(404);
    expect(await visitor().open('/api/nothing', { method: 'PUT' })).toMatchObject({
      status: 404,
      body: { message: 'Not found.' },
    });
  });

  test('never brings an endpoint to 500, whatever is in its body and its address', async () => {
    const who = await as('partner');
    const writes = [...sandbox().control.endpoints.keys()].filter(
      (key) => !key.startsWith('GET ') && key !== 'POST api/logout',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u0000', '\ud800', '__proto__', '1e400'),
    );
    const fields = [...sandbox().control.endpoints.values()].flatMap(({ body }) =>
      Object.keys((body as { entries?: object } | undefined)?.entries ?? {}),
    );
    const anything = fc.object({
      key: fc.constantFrom(...fields, 'type', 'value'),
      values: [text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)],
      maxDepth: 2,
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...writes), text, anything, async (key, hole, body) => {
        const { method, path } = pathOf(key, hole.toWellFormed());
        const answer = await sendRaw(who, method, path, JSON.stringify(body));
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
    expect((await who.open('/sanctum/csrf-cookie')).status).toBe(204);
  }, 180_000);

  test('with valid types and hostile values is stored or refused, and read back without harm', async () => {
    const who = await as('partner');
    const path = '/api/channels/youtube/UCtinyworkshop0000000000';
    await who.write('POST', `${path}/country`, { country_code: 'UA' });
    for (const product_id of [1e300, -1, 0.5, 2 ** 40]) {
      const answer = await who.write('POST', `${path}/join`, { location: '\u0000\ud800', product_id });
      expect(answer.status).toBe(422);
    }
    const joined = await who.write('POST', `${path}/join`, {
      location: 'a\u0000b\ud800'.repeat(10),
      product_id: 3,
    });
    expect(joined).toMatchObject({ status: 200 });
  });
});

test('every answer of the API forbids guessing its type and keeping it', async () => {
  const who = await as('partner');
  for (const path of ['/sanctum/csrf-cookie', '/api/user', '/api/nothing', '/api/channels']) {
    const { headers } = await who.open(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});
