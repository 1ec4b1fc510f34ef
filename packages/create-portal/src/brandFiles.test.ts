import { colorsOf, contrastRules, hexColor, schemes } from '@my-air/ui-kit/tokens';
import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';

import { accentColors, brandFiles, chartSeries } from './brandFiles.ts';

const accents = [
  '#0a7',
  '#1069d3',
  '#ffcc00',
  '#ffffff',
  '#000000',
  '#7f7f7f',
  '#ff0000',
  '#ff66cc',
  '#000080',
];

describe.each(accents)('the accent %s', (accent) => {
  test.each(schemes)('can be read in the %s scheme wherever the kit shows it', (scheme) => {
    const changed = accentColors(accent)[scheme];
    const kit = colorsOf('default', scheme);
    const colorOf = (role: string) => {
      const color = kit.get(role);
      return changed[role] ?? (color && hexColor(color)) ?? `no color has the role ${role}`;
    };
    const low = contrastRules.flatMap(({ pairs, least }) =>
      pairs.filter(
        (pair) =>
          pair.some((role) => Object.hasOwn(changed, role)) &&
          new Color(colorOf(pair[0])).contrastWCAG21(colorOf(pair[1])) < least,
      ),
    );
    expect(low).toEqual([]);
  });
});

test.each(schemes)(
  '[BRAND-01] in the %s scheme, charts have the series of the kit with the hue of the accent',
  (scheme) => {
    const kit = [...colorsOf('default', scheme)].filter(([role]) => role.startsWith('chart-'));
    expect(chartSeries[scheme]).toEqual(kit.map(([, { components }]) => components));
    const { 'chart-1': first = '' } = accentColors('#0a7')[scheme];
    const hueOf = (color: string) => new Color(color).to('oklch').coords[2] ?? 0;
    expect(Math.abs(hueOf(first) - hueOf('#0a7'))).toBeLessThan(5);
  },
);

test.each(accents)('[BRAND-01] no two series of charts look alike under the accent %s', (accent) => {
  for (const scheme of schemes) {
    const colors = Object.entries(accentColors(accent)[scheme]).filter(([role]) => role.startsWith('chart-'));
    expect(colors).toHaveLength(6);
    const distances = colors.flatMap(([, one], index) =>
      colors.slice(index + 1).map(([, other]) => new Color(one).deltaE(other, { method: 'OK' })),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.07);
  }
});

test('an accent that white can be read on is taken as it is, in the light scheme', () => {
  expect(accentColors('#1069d3').light['accent']).toBe('#1069d3');
});

test('a brand has its colors, its logo and the two layers of the picture beside the sign-in', () => {
  const files = new Map(brandFiles('<ok', '#0a7'));
  expect([...files.keys()].sort()).toEqual([
    'public/brand/default-login-ink.svg',
    'public/brand/default-login-plates.svg',
    'public/brand/default.svg',
    'src/brand.css',
  ]);
  expect(files.get('public/brand/default.svg')).toContain('>&lt;</text>');
  expect(files.get('src/brand.css')).toMatch(/:root:root \{\n {2}--color-accent: #[0-9a-f]{6};/);
});
