import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const parse = async (html: string) => (await import('./parseInert.ts')).parseInert(html);

test('a document has the words, and is not the page', async () => {
  const parsed = await parse('<p>a <b>b</b></p>');
  expect(parsed.body.textContent).toBe('a b');
  expect(parsed).not.toBe(document);
});

test('where the page demands Trusted Types, one policy vouches for all that is parsed', async () => {
  const createPolicy = vi.fn<(name: string, rules: { createHTML: (html: string) => string }) => typeof rules>(
    (_, rules) => rules,
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { parseInert } = await import('./parseInert.ts');
  expect(parseInert('<p>a</p>').body.textContent).toBe('a');
  expect(parseInert('<p>b</p>').body.textContent).toBe('b');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['my-air']);
});
