import { atomStore, forgetPage } from '@my-air/feature-kit/state';
import { denyStorage } from '@my-air/feature-kit/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createAppearance } from './appearance.ts';

const root = document.documentElement;
beforeEach(() => {
  const icon = Object.assign(document.createElement('link'), { rel: 'icon', href: '/brand/default.svg' });
  document.head.replaceChildren(icon);
});
afterEach(forgetPage);

/** The state that the next page finds. */
function reopened() {
  forgetPage();
  return atomStore.get(createAppearance().appearanceAtom);
}

test('[BRAND-01] [SH-02] the brand is set on the page, with its icon, and kept for the next first paint', () => {
  createAppearance().setBrand('scalelab');
  expect(root.dataset.brand).toBe('scalelab');
  expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('/brand/scalelab.svg');
  expect(localStorage.getItem('brand')).toBe('scalelab');
  expect(reopened().brand).toBe('scalelab');
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
] as const)('[BRAND-01] the scheme %s is stamped and kept', (choice, stamped) => {
  createAppearance().setScheme(choice);
  expect(root.dataset.scheme).toBe(stamped);
  expect(localStorage.getItem('scheme')).toBe(choice);
  expect(reopened().scheme).toBe(choice);
});

test('[SH-02] what is kept may be anything', () => {
  localStorage.setItem('brand', 'constructor');
  localStorage.setItem('scheme', '<b>');
  expect(reopened()).toEqual({ brand: 'default', scheme: 'system' });
});

test('a storage that is denied loses nothing but the memory', () => {
  denyStorage();
  const appearance = createAppearance();
  appearance.setBrand('scalelab');
  appearance.setScheme('dark');
  expect(root.dataset).toMatchObject({ brand: 'scalelab', scheme: 'dark' });
});
