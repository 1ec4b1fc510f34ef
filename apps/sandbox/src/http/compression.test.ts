import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';

const { as, visitor } = testSandbox('embedded', { fresh: 'once' });

const categories = '/api/ecosystem/productCategories';
const taking = (coding: string) => ({ headers: { 'accept-encoding': coding } });

describe('answers of the API', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', 'accept-encoding'],
    ['gzip, deflate', 'gzip', 'accept-encoding'],
    ['br;q=0, gzip', 'gzip', 'accept-encoding'],
    ['identity', null, null],
    ['zstd', null, null],
  ])(
    '[MK-01] a long one travels in what the browser takes: %s makes it %s',
    async (offered, coding, vary) => {
      const who = await as('partner');
      const { headers, body } = await who.open(categories, taking(offered));
      expect(headers.get('content-encoding')).toBe(coding);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(body).toEqual((await who.open(categories, taking('identity'))).body);
      expect(headers.get('vary')).toBe(vary);
    },
  );

  test('a short one stays as it is', async () => {
    const { status, headers, body } = await visitor().open('/api/user', taking('br'));
    expect([status, headers.get('content-encoding')]).toEqual([401, null]);
    expect(body).toHaveProperty('message');
  });

  test('a picture that is drawn as text is compressed too', async () => {
    const picture = '/sandbox/images/services/wide/monetization/brand-deals.svg';
    const { headers, text } = await visitor().open(picture, taking('br'));
    expect(headers.get('content-encoding')).toBe('br');
    expect(text).toMatch(/^<svg/);
  });
});

describe('the gateway', () => {
  test('[MKT-07] a stream of events is never compressed: it would come in one piece', async () => {
    const who = await as('partner');
    const { headers, text } = await who.open('/api/ai-gateway/responses', {
      method: 'POST',
      headers: {
        'accept-encoding': 'gzip, br',
        'content-type': 'application/json',
        'x-xsrf-token': await who.token(),
      },
      body: JSON.stringify({ model: 'gpt-4.1', input: 'Hello!', stream: true }),
    });
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(headers.get('content-encoding')).toBeNull();
    expect(text).toContain('event: response.completed');
  });
});

describe('requests', () => {
  const signIn = (body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) =>
    visitor().open('/sandbox/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const order = JSON.stringify({ persona: 'partner' });

  test('a compressed one is refused, however little it is', async () => {
    expect((await signIn(order)).status).toBe(200);
    const { status } = await signIn(gzipSync(order), { 'content-encoding': 'gzip' });
    expect(status).toBe(400);
  });
});
