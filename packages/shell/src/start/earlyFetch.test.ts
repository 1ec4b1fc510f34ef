import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { earlyFetch } from './createShell.ts';

const url = 'https://my-air.test/api/help/articles/1';
const asked = (language = 'en', method = 'GET') =>
  new Request(url, { method, headers: { 'Accept-Language': language } });
const fromNetwork = vi.fn<() => Promise<Response>>(async () => new Response('late'));

beforeEach(() => {
  fromNetwork.mockClear();
  vi.stubGlobal('fetch', fromNetwork);
  return () => vi.unstubAllGlobals();
});
afterEach(() => {
  delete window.earlyAnswer;
});

test('what the page has asked for is taken, once', async () => {
  window.earlyAnswer = { url, language: 'en', answer: Promise.resolve(new Response('early')) };
  expect(await (await earlyFetch(asked())).text()).toBe('early');
  expect(fromNetwork).not.toHaveBeenCalled();
  expect(await (await earlyFetch(asked())).text()).toBe('late');
});

test.each([
  ['in another language', asked('uk')],
  ['a write', asked('en', 'DELETE')],
  ['elsewhere', new Request(`${url}0`)],
])('what is asked %s is asked for', async (_, request) => {
  window.earlyAnswer = { url, language: 'en', answer: Promise.resolve(new Response('early')) };
  expect(await (await earlyFetch(request)).text()).toBe('late');
});

test('its failure is the failure of the first try, which the API client then repeats', async () => {
  const failure = new TypeError('Failed to fetch');
  window.earlyAnswer = { url, language: 'en', answer: Promise.reject(failure) };
  await expect(earlyFetch(asked())).rejects.toBe(failure);
  expect(await (await earlyFetch(asked())).text()).toBe('late');
});
