import { parseAst } from 'vite';
import { expect, test } from 'vitest';

import { newerCalls } from './newerCalls.mjs';

const oldest = { chrome: 112, edge: 112, firefox: 125, safari: 16.5 };
const callsIn = (code) => newerCalls(parseAst(code), oldest).map(({ name }) => name);

test.each([
  ['URL.parse(a)', 'URL.parse'],
  ['URL.canParse(a)', 'URL.canParse'],
  ['globalThis.URL.canParse(a)', 'URL.canParse'],
  ['Promise.try(a)', 'Promise.try'],
  ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
  ['await Array.fromAsync(a)', 'Array.fromAsync'],
  ['Object.groupBy(a, b)', 'Object.groupBy'],
  ['AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['a.union(b)', '.union'],
  ['f().symmetricDifference(b)', '.symmetricDifference'],
  ['a.map.getOrInsert(1, 2)', '.getOrInsert'],
  ['requestIdleCallback(a)', 'requestIdleCallback'],
  ['new Temporal()', 'Temporal'],
  ['new CookieStoreManager()', 'CookieStoreManager'],
  ['if (typeof Set === "function") a.isSubsetOf(b)', '.isSubsetOf'],
])('%s is refused', (code, name) => {
  expect(callsIn(code)).toEqual([name]);
});

test.each([
  'new URL(a, b)',
  'a.toSorted(b).at(-1).replaceAll(c, d)',
  'Array.from(a).findLast(b)',
  'if (typeof AbortSignal.any === "function") AbortSignal.any([a])',
  'URL.canParse ? URL.canParse(a) : b',
  'URL.parse?.(a)',
  '"canParse" in URL && URL.canParse(a)',
  '"requestIdleCallback" in window ? requestIdleCallback(a) : a()',
  'fetch(a); structuredClone(b); setTimeout(c)',
  'union(a); v.partition(b)',
  'Temporal',
])('%s is allowed', (code) => {
  expect(callsIn(code)).toEqual([]);
});

test('what is lacking is named with the version that has it', () => {
  expect(newerCalls(parseAst('URL.parse(a)'), oldest)[0]?.needs).toBe(
    'chrome 126, edge 126, firefox 126, safari 18',
  );
});
