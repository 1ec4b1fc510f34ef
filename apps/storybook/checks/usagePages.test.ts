import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

import { kitNames } from './kitNames.ts';
import { usageProblems } from './usageProblems.ts';

const source = fileURLToPath(new URL('../../../packages/ui-kit/src/', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const exported = kitNames(readFileSync(`${source}index.ts`, 'utf8'));
const read = (file: string) => readFileSync(`${source}${file}`, 'utf8');

/** The names of components, with the path of their stories without its ending. */
const components = files
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => ({ path: file.slice(0, -'.stories.tsx'.length), stories: read(file) }))
  .flatMap(({ path, stories }) => {
    const name = /title: 'Kit\/\w+\/(\w+)'/.exec(stories)?.[1];
    return name ? [{ path, name, stories }] : [];
  });
const pages = new Map(components.map(({ name }) => [name, `kit-${name.toLowerCase()}--usage`]));

describe('usage pages of the kit', () => {
  test('there are components to look at', () => {
    expect(components.length).toBeGreaterThan(60);
    expect(exported.has('Button')).toBe(true);
    expect(exported.has('Nothing')).toBe(false);
  });

  test.each(components)('$name has its page, with five sections that name components of the kit', (one) => {
    expect(files).toContain(`${one.path}.mdx`);
    expect(usageProblems(read(`${one.path}.mdx`), one, { exported, pages })).toEqual([]);
  });

  test('every page belongs to a component', () => {
    const known = new Set(components.map(({ path }) => `${path}.mdx`));
    expect(files.filter((file) => file.endsWith('.mdx') && !known.has(file))).toEqual([]);
  });
});
