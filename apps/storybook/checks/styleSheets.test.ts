import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { literals } from '@my-air/lint/kit-look';
import { contrastRules } from '@my-air/ui-kit/tokens';
import { expect, test } from 'vitest';

import { pairsOf } from './pairsOf.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const listed = [
  'ls-files',
  '-z',
  '--cached',
  '--others',
  '--exclude-standard',
  '--',
  ':(glob)packages/*/src/**',
];
const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 16 << 20 })
  .split('\0')
  .filter(
    (name) => /\.(?:tsx?|css)$/.test(name) && !/\.(?:test|stories)\.|\/tokens\/|\/testing\//.test(name),
  );

/** Every style sheet of the product: CSS files, and the templates of components. */
const sheets = files.flatMap((name) => {
  const text = read(name);
  const templates = () => text.match(/(?<=(?:\bstyled(?:\.\w+|\([\w.]+\))|\bcss)`)[^`]*(?=`)/g) ?? [];
  return (name.endsWith('.css') ? [text] : templates()).map((css) => ({ name, css }));
});

test('there is something to look at', () => {
  expect(sheets.length).toBeGreaterThan(150);
});

test('no CSS file but those made from the tokens holds a colour or a face by value', () => {
  const handWritten = sheets.filter(
    ({ name }) => name.endsWith('.css') && !/ui-kit\/src\/(?:styles|fonts|emoji)/.test(name),
  );
  expect(handWritten.map(({ name }) => name)).toContain('packages/shell/src/vite/page.css');
  expect(handWritten.flatMap(({ name, css }) => literals(css).map((line) => `${name}: ${line}`))).toEqual([]);
});

test('[NAV-20] layouts change at the breakpoints of the kit, and never at a width in pixels', () => {
  const conditions = files.flatMap((name) =>
    (read(name).match(/@(?:media|container)\b[^{`\n]*/g) ?? []).map((condition) => ({ name, condition })),
  );
  expect(conditions.length).toBeGreaterThan(60);
  const own = conditions.filter(
    ({ name, condition }) =>
      /\dpx/.test(condition) ||
      (/@media.*\bwidth\b/.test(condition) && !name.endsWith('ui-kit/src/styles.css')),
  );
  // The narrowest of phones, which are all below the first breakpoint.
  expect(own).toEqual([
    { name: 'packages/shell/src/frame/TopBarButton.tsx', condition: '@media (width < 22.5em) ' },
  ]);
});

test('[NAV-20] a part of the kit that adapts to its width has one, also where its place leaves it to the content', () => {
  const adapting = sheets.filter(
    ({ name, css }) =>
      name.startsWith('packages/ui-kit/') && /container(?:-type)?:[^;]*inline-size/.test(css),
  );
  expect(adapting.length).toBeGreaterThan(2);
  // A picture has the width that its user names.
  const others = adapting.filter(({ css }) => !/width: 100%/.test(css) && !/aspect-ratio:/.test(css));
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('[BRAND-01] a control that cannot be pressed looks the same under the pointer', () => {
  const disabled = /:disabled|aria-disabled|data-disabled/;
  const both = sheets.filter(({ css }) => /:hover/.test(css) && disabled.test(css));
  expect(both.length).toBeGreaterThan(5);
  const lit = both.flatMap(({ name, css }) =>
    (css.match(/[^\n]*:hover[^\n]*/g) ?? [])
      .filter((selector) => !disabled.test(selector))
      .map((selector) => `${name}: ${selector.trim()}`),
  );
  expect(lit).toEqual([]);
});

test('[BRAND-01] every pair of words and ground that a style sheet sets is among those whose contrast is measured', () => {
  const measured = new Set(contrastRules.flatMap(({ pairs }) => pairs.map((pair) => pair.join(' on '))));
  const others = sheets.flatMap(({ name, css }) =>
    pairsOf(css)
      .filter((pair) => !measured.has(pair))
      .map((pair) => `${name}: ${pair}`),
  );
  expect(others).toEqual([]);
});

/** A listed file may be missing in the work tree. */
function read(name: string): string {
  try {
    return readFileSync(`${root}${name}`, 'utf8');
  } catch {
    return '';
  }
}
