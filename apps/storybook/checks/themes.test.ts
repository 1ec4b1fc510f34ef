import { expect, test } from 'vitest';

import { themes, themesOf } from '../.storybook/themes.ts';
import { storyIds as ids } from './storyIds.ts';

test('no theme is missing from those that turned, enlarged and translated stories are drawn in', () => {
  expect(ids.length).toBeGreaterThan(700);
  for (const globals of [{ direction: 'rtl' }, { zoom: '200' }, { locale: 'uk' }]) {
    const drawn = ids.map((id) => themesOf(id, globals, false));
    expect(drawn.every(({ length }) => length === 1)).toBe(true);
    for (const theme of themes) {
      const share = drawn.filter(([one]) => one === theme).length / ids.length;
      expect(share, `${theme.brand}, ${theme.scheme}`).toBeGreaterThan(0.2);
    }
  }
});

test('every other story, and in a whole run every story, is drawn in all themes', () => {
  for (const id of ids) {
    expect(themesOf(id, {}, false)).toEqual(themes);
    expect(themesOf(id, { brand: 'scalelab' }, false)).toEqual(themes);
    expect(themesOf(id, { direction: 'rtl' }, true)).toEqual(themes);
  }
});
