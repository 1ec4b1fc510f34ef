import { afterEach, expect, test, vi } from 'vitest';

import { parseHtml } from './parseHtml.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is parsed has the words, and is no part of the page', () => {
  const parsed = parseHtml('<p>a <b>b</b></p>');
  expect(parsed.textContent).toBe('a b');
  expect(parsed.isConnected).toBe(false);
});

test('text and values that look like event handlers or styles stay as they were written', () => {
  const text = 'Turn on = yes, <i title=\'a "onclick=1" /style=2\'>let style="x"</i> once\nOnly >';
  const { title } = parseHtml(text).querySelector('i')!;
  expect(title).toBe('a "onclick=1" /style=2');
  expect(parseHtml(text).textContent).toBe('Turn on = yes, let style="x" once\nOnly >');
  expect(parseHtml('<a href="/online/style/">a</a>').querySelector('a')!.getAttribute('href')).toBe(
    '/online/style/',
  );
});

test('where the page demands Trusted Types, one policy vouches for all that is parsed', () => {
  const createPolicy = vi.fn<(name: string, rules: { createHTML: (html: string) => string }) => typeof rules>(
    (_, rules) => rules,
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(parseHtml('<p>a</p>').textContent).toBe('a');
  expect(parseHtml('<p>b</p>').textContent).toBe('b');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['my-air']);
});
