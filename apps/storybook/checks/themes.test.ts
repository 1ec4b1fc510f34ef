import { globSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';

import { themes, themesOf } from '../.storybook/themes.ts';

const root = new URL('../../../', import.meta.url);

/** The ids of all stories, as Storybook derives them from titles and exports. */
const ids = globSync(
  ['packages/*/src/**/*.stories.tsx', 'apps/{portal,storybook}/stories/**/*.stories.tsx'],
  {
    cwd: root.pathname,
  },
).flatMap((file) => {
  const code = readFileSync(new URL(file, root), 'utf8');
  const title = /title: '([^']+)'/.exec(code)?.[1] ?? file;
  return [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) =>
    toId(title, storyNameFromExport(name!)),
  );
});

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
