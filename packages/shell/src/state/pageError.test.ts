import { atomStore } from '@my-air/feature-kit/state';
import { expect, test } from 'vitest';

import { clearPageErrorAt, createPageErrorAtom, pageErrorOf, showPageError } from './pageError.ts';

test.each([
  [404, 'error', 'not_found'],
  [403, 'error', 'forbidden'],
  [419, 'error', 'page_expired'],
  [500, 'error', 'server'],
  [501, 'error', 'server'],
  [502, 'error', 'server'],
  [503, 'unavailable', 'unavailable'],
  [418, 'server-error', 'generic'],
  [undefined, 'server-error', 'generic'],
])('[ERR-01] [SH-14] status %s gets the %s layout with the words of %s', (status, layout, messageKey) => {
  expect(pageErrorOf(status, 'Sorry', '/home')).toEqual({
    layout,
    messageKey,
    serverMessage: 'Sorry',
    path: '/home',
  });
});

test('[NAV-10] the stored error is cleared by leaving its path, and by nothing else', () => {
  const pageErrorAtom = createPageErrorAtom();
  atomStore.set(pageErrorAtom, pageErrorOf(404, undefined, '/services/7'));

  clearPageErrorAt(pageErrorAtom, '/services/7');
  expect(atomStore.get(pageErrorAtom)).not.toBeNull();

  clearPageErrorAt(pageErrorAtom, '/services');
  expect(atomStore.get(pageErrorAtom)).toBeNull();
});

test('[ERR-08] an error that comes late does not lie over the next screen', () => {
  const pageErrorAtom = createPageErrorAtom();
  const error = pageErrorOf(500, undefined, '/services');
  showPageError(pageErrorAtom, error, '/home');
  expect(atomStore.get(pageErrorAtom)).toBeNull();
  showPageError(pageErrorAtom, error, '/services');
  expect(atomStore.get(pageErrorAtom)).toBe(error);
});
