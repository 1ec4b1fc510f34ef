import { browserTexts, createTexts } from '@my-air/client-state/early';
import { beforeEach, expect, test } from 'vitest';

import { createAppearance } from './appearance.ts';

const root = document.documentElement;
beforeEach(() => {
  localStorage.clear();
  const icon = Object.assign(document.createElement('link'), { rel: 'icon', href: '/brand/default.svg' });
  document.head.replaceChildren(icon);
});

test('[BRAND-01] [SH-02] the brand is set on the page, with its icon, and kept for the next first frame', () => {
  createAppearance(browserTexts).setBrand('scalelab');
  expect(root.dataset.brand).toBe('scalelab');
  expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('/brand/scalelab.svg');
  expect(createAppearance(browserTexts).get().brand).toBe('scalelab');
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
] as const)('[BRAND-01] the scheme %s is stamped and kept', (choice, stamped) => {
  createAppearance(browserTexts).setScheme(choice);
  expect(root.dataset.scheme).toBe(stamped);
  expect(createAppearance(browserTexts).get().scheme).toBe(choice);
});

test('[SH-02] what is kept may be anything', () => {
  localStorage.setItem('brand', 'constructor');
  localStorage.setItem('scheme', '<b>');
  expect(createAppearance(browserTexts).get()).toEqual({ brand: 'default', scheme: 'system' });
});

test('a storage that is denied loses nothing but the memory', () => {
  const appearance = createAppearance(createTexts(() => undefined));
  appearance.setBrand('scalelab');
  appearance.setScheme('dark');
  expect(root.dataset).toMatchObject({ brand: 'scalelab', scheme: 'dark' });
});
