import {
  brandFile,
  brands,
  colorsOf,
  hexColor,
  isInGamut,
  measureContrast,
  schemes,
  tokenCss,
  tokensIn,
  type Token,
  type TokenColor,
  type TokenGroup,
} from '@my-air/ui-kit/tokens';
import { describe, expect, test } from 'vitest';

import { changeToken } from '../stories/workbench/changeToken.ts';
import { readColor, turnHue } from '../stories/workbench/colorText.ts';
import { filesOf } from '../stories/workbench/filesOf.ts';
import { readTokenFile } from '../stories/workbench/readTokenFile.ts';
import { readToken, tokenText } from '../stories/workbench/tokenText.ts';

const first = brandFile('default');
const saved = (file: TokenGroup) => filesOf({ name: 'meadow', file }).dtcg.text;
const problems = (file: unknown) => readTokenFile(JSON.stringify(file)).problems?.join('\n');

describe.each(brands)('the file of %s', (brand) => {
  const file = brandFile(brand);

  test('is the same brand after it was saved and read', () => {
    expect(readTokenFile(saved(file))).toEqual({ file: structuredClone(file) });
  });

  test('has tokens whose texts mean what they meant', () => {
    for (const token of tokensIn(file)) {
      const reading = readToken(token, tokenText(token), file);
      expect(reading).not.toHaveProperty('problem');
      expect(tokenText({ ...token, value: (reading as { value: unknown }).value })).toBe(tokenText(token));
    }
  });

  test.each(schemes)('gives Figma in the %s only kinds and units that it has variables for', (scheme) => {
    const [text] = filesOf({ name: 'meadow', file }).figma.filter(({ name }) => name.includes(scheme));
    const json = JSON.parse(text!.text) as TokenGroup;
    const tokens = tokensIn(json);
    const values = (type: string) => tokens.filter((token) => token.type === type).map(({ value }) => value);
    expect(new Set(tokens.map(({ type }) => type))).toEqual(
      new Set(['color', 'dimension', 'fontFamily', 'fontWeight', 'number']),
    );
    for (const value of values('dimension')) expect(value).toEqual({ value: expect.any(Number), unit: 'px' });
    for (const value of values('fontFamily')) expect(value).toMatch(/^[\w ]+$/);
    const roles = tokens.filter(({ path }) => path[0] === 'color');
    expect(roles.map(hexOf)).toEqual([...colorsOf(file, scheme).values()].map(hexColor));
    expect(roles.every(({ value }) => (value as { colorSpace: string }).colorSpace === 'srgb')).toBe(true);
    expect(json['$extensions']).toEqual({ 'com.figma.modeName': scheme === 'light' ? 'Light' : 'Dark' });
  });
});

test('the CSS of a brand sets what its own page has, where the kit’s sheet has something else', () => {
  const file = changeToken(first, ['light', 'color', 'accent'], readColor('#0b6b43'));
  const { css } = filesOf({ name: 'meadow', file });
  const [, set = ''] = /:root\[data-brand='meadow'\]\{([^}]*)\}/.exec(css.text) ?? [];
  expect(set.split(';').filter((line) => line.startsWith('--color-'))).toEqual([
    /--color-accent:[^;]+/.exec(tokenCss(file, 'light'))![0],
  ]);
});

test.each([0, 40, 110, 200, 330])('a ramp of the hue %d can be shown, and its text stays readable', (hue) => {
  const steps = tokensIn(first).filter(({ path }) => path[0] === 'ramp' && path[1] === 'neutral');
  const file = steps.reduce(
    (changed, { path, value }) => changeToken(changed, path, turnHue(value as TokenColor, hue)),
    first,
  );
  for (const scheme of schemes) {
    const colors = colorsOf(file, scheme);
    expect([...colors].filter(([, color]) => !isInGamut(color))).toEqual([]);
    const low = measureContrast(colors).filter(({ ratio, least }) => ratio < least);
    expect(low.filter(({ pair }) => pair[0] === 'text')).toEqual([]);
  }
});

test('a vivid colour is mapped to one that an ordinary screen can show, of the same hue', () => {
  const vivid: TokenColor = { colorSpace: 'oklch', components: [0.6, 0.24, 264] };
  const turned = turnHue(vivid, 110);
  expect(isInGamut({ ...vivid, components: [0.6, 0.24, 110] })).toBe(false);
  expect(isInGamut(turned)).toBe(true);
  expect(turned.components[1]).toBeLessThan(0.24);
  expect(turned.components).toMatchObject([0.6, expect.any(Number), 110]);
});

test('colours of another program, in sRGB or by their hex, are taken as OKLCH', () => {
  const white = { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' };
  for (const value of [white, '#ffffff', { ...white, alpha: 0.5 }]) {
    const { file } = readTokenFile(JSON.stringify(changeToken(first, ['light', 'color', 'ground'], value)));
    const ground = colorsOf(file!, 'light').get('ground')!;
    expect(ground.colorSpace).toBe('oklch');
    expect(hexColor(ground)).toBe('#ffffff');
  }
});

test('a file that is no brand is refused with what is wrong in it', () => {
  const { radius: _radius, ...without } = first;
  const change = (path: string, value: unknown) => problems(changeToken(first, path.split('.'), value));
  expect(readTokenFile('{').problems).toEqual(['This is not a JSON file.']);
  expect(problems([])).toBe('This file has no design tokens.');
  expect(problems({ light: null })).toBe('This file has no design tokens.');
  expect(problems(without)).toContain('radius.card is missing.');
  expect(change('light.color.accent', '{ramp.accent.650}')).toContain('No step of a ramp');
  expect(change('light.color.accent', '{light.color.accent}')).toContain(
    'light.color.accent: Write a colour',
  );
  expect(change('ramp.accent.600', '{ramp.accent.600}')).toContain('a colour of its own');
  expect(change('radius.card', { value: '0;}body{display:none', unit: 'px' })).toContain('Write a size');
  expect(change('radius.card', { value: 4, unit: 'rem' })).toContain('radius.card: Write a size');
  expect(change('font.family', ["x';}body{display:none"])).toContain('names of typefaces');
  expect(change('font.weight.heading', 1200)).toContain('from 1 to 1000');
  expect(change('light.shadow.dialog', [{ color: 'red' }])).toContain('light.shadow.dialog: ');
  expect(change('density', 'roomy')).toContain('comfortable or compact');
  expect(problems({ ...first, 'x;}': { $type: 'color', $value: 'red' } })).toBe(
    'This file has no design tokens.',
  );
  expect(problems({ ...first, space: { $type: 'dimension', $value: { value: 1, unit: 'px' } } })).toBe(
    'space is not a token of a brand.',
  );
});

function hexOf({ value }: Token): string {
  return (value as { hex: string }).hex;
}
