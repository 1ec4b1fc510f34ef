import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { styleSheet } from './styleSheet.ts';
import { brands, schemes } from './themes.ts';
import { tokenCss, tokenSheet } from './tokenCss.ts';
import { colorsOf } from './tokenFiles.ts';

test('styles.css is what the design tokens say; else run `node scripts/styles.mjs`', async () => {
  expect(bare(await readFile('src/styles.css', 'utf8'))).toBe(bare(styleSheet()));
});

test('[BRAND-01] both brands have the same roles in both lights', () => {
  const [first, ...others] = brands.flatMap((brand) =>
    schemes.map((scheme) => [...colorsOf(brand, scheme).keys()].sort()),
  );
  for (const roles of others) expect(roles).toEqual(first);
});

test('[BRAND-01] a page gets the variables of one brand in one light, and no other', () => {
  const night = tokenCss('scalelab', 'dark');
  expect(night).toContain('color-scheme:dark');
  expect(night).toContain("'Golos Text Variable'");
  expect(night).not.toContain('Onest');
  expect(night.match(/--color-accent:/g)).toHaveLength(1);
});

test.each(brands.flatMap((brand) => schemes.map((scheme) => [brand, scheme] as const)))(
  '[BRAND-01] what %s says in the %s comes through the shared sheet, though no value is said twice',
  (brand, scheme) => {
    const applies = [
      ':root',
      ...(scheme === 'dark' ? [":root[data-scheme='dark']"] : []),
      ...(brand === 'scalelab' ? [":root[data-brand='scalelab']"] : []),
      ...(brand === 'scalelab' && scheme === 'dark'
        ? [":root[data-brand='scalelab'][data-scheme='dark']"]
        : []),
    ];
    const shared = new Map(applies.flatMap((selector) => variablesOf(tokenSheet(), selector)));
    expect(Object.fromEntries(shared)).toEqual(
      Object.fromEntries(variablesOf(tokenCss(brand, scheme), ':root')),
    );
  },
);

test('nothing moves where motion is unwanted', () => {
  expect(tokenCss('default', 'light')).toMatch(
    /prefers-reduced-motion:reduce\)\{:root:root:root\{--motion-fast:0s/,
  );
});

test('nothing moves where the page itself asks for stillness', () => {
  expect(tokenSheet()).toMatch(/:root\[data-motion='reduced'\]\{--motion-fast:0s/);
});

test('[BRAND-01] My AIR has room, Scalelab is dense, and either can be asked for', () => {
  const control = (css: string) => /--size-control-m:([\d.]+rem)/.exec(css)?.[1];
  expect([control(tokenCss('default', 'light')), control(tokenCss('scalelab', 'light'))]).toEqual([
    '2.5rem',
    '2.25rem',
  ]);
  expect(tokenSheet()).toContain(":root[data-density='compact']{--size-control-s:1.75rem");
  expect(tokenSheet()).toContain(":root[data-density='comfortable']{--size-control-s:2rem");
});

test('[NAV-20] under a finger no control and no line of a menu is lower than 44 pixels', () => {
  const touch = /pointer:coarse\)\{:root:root:root\{([^}]*)\}/.exec(tokenSheet())?.[1] ?? '';
  const heights = [...touch.matchAll(/--size-[\w-]+:([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16);
  expect(heights.length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('every variable that a component uses exists', async () => {
  const files = (await readdir('src', { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(`src/${name}`, 'utf8')));
  const used = texts
    .join()
    .match(/(?<=var\()--(?:color|space|radius|font|shadow|motion|size|icon|layer)-[\w-]*\w(?=[,)])/g);
  const defined = bare(styleSheet());
  expect([...new Set(used)].filter((name) => !defined.includes(`${name}:`))).toEqual([]);
});

test('every animation that a component names exists', async () => {
  const files = (await readdir('src', { recursive: true })).filter((name) => name.endsWith('.tsx'));
  const texts = await Promise.all(files.map((name) => readFile(`src/${name}`, 'utf8')));
  const named = texts.join('\n').match(/(?<=animation: )(?!none)\S+/g) ?? [];
  const defined = styleSheet();
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !defined.includes(`@keyframes ${name}{`))).toEqual([]);
});

/** The variables that the first rule with exactly this selector sets. */
function variablesOf(css: string, selector: string): [name: string, value: string][] {
  const start = `}${css}`.indexOf(`}${selector}{`) + selector.length + 1;
  const rule = css.slice(start, css.indexOf('}', start));
  return [...rule.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [name, value]);
}

// A formatter may add white space to the sheet, which changes nothing.
function bare(css: string): string {
  return css.replaceAll(/\s+/g, '').replaceAll(';}', '}');
}
