import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../../packages/ui-kit/src/', import.meta.url));

/** The public components of the kit, with the files that they stand in. */
const components = [
  ...readFileSync(`${source}index.ts`, 'utf8').matchAll(/^export \{([^}]*)\} from '\.\/(.+)\.tsx';$/gm),
].flatMap(([, names = '', file = '']) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => ({ name, file })),
);

/** What nobody sees by itself, with where it is proven. */
const unseen: Readonly<Record<string, string>> = {
  ReadingDirection: 'the keys of tabs, in its test',
  KitStyles: 'what it writes, in its test; every story is rendered in it',
  FileLine: 'the stories and tests of FileDrop',
  CodeBlock: 'the stories of Code, whose file it is in',
  Prose: 'the stories of RichText, which is drawn with it',
};

/** What takes no element of its own, and so has no class, ref and properties to conform with. */
const withoutElement: ReadonlySet<string> = new Set(['LiveRegions', ...Object.keys(unseen)]);

/** What has no side, no words and no size of its own to lose. */
const alwaysAlike: ReadonlySet<string> = new Set([
  'ContactMark',
  'Illustration',
  'LiveRegions',
  'Logo',
  'PlatformMark',
  'Spinner',
  'VisuallyHidden',
]);

/** What is not operated; the keys of everything else are in its stories. */
const still: ReadonlySet<string> = new Set([
  ...alwaysAlike,
  'Avatar',
  'AvatarGroup',
  'Badge',
  'Card',
  'Code',
  'Emoji',
  'EmptyState',
  'ErrorState',
  'Field',
  'Grid',
  'Heading',
  'Icon',
  'Kbd',
  'Page',
  'ProgressBar',
  'ProgressRing',
  'RichText',
  'Row',
  'Skeleton',
  'SkeletonTree',
  'Sparkline',
  'Stack',
  'StatTile',
  'Status',
  'Tag',
  'Text',
]);

/** The browser's own controls, whose keys are the browser's. */
const native: ReadonlySet<string> = new Set([
  'Tile',
  'TileName',
  'BarChart',
  'LineChart',
  'NativeSelect',
  'TextInput',
  'Textarea',
]);

const read = (file: string) => (existsSync(source + file) ? readFileSync(source + file, 'utf8') : '');
const seen = components.filter(({ name }) => !(name in unseen));
const without = (pattern: (name: string) => RegExp, suffix: string, exempt: ReadonlySet<string>) =>
  seen
    .filter(({ name, file }) => !exempt.has(name) && !pattern(name).test(read(file + suffix)))
    .map(({ name }) => name);

test('there is something to look at', () => {
  expect(components.length).toBeGreaterThan(75);
});

test('every component of the kit has its stories', () => {
  expect(seen.filter(({ file }) => read(`${file}.stories.tsx`) === '').map(({ name }) => name)).toEqual([]);
});

test('every component is seen from right to left and at twice the size', () => {
  const story = (name: string) => () => new RegExp(`^export const ${name}: Story`, 'm');
  expect(without(story('RightToLeft'), '.stories.tsx', alwaysAlike)).toEqual([]);
  expect(without(story('Zoomed'), '.stories.tsx', alwaysAlike)).toEqual([]);
});

test('every component that is operated is operated by keys in its stories', () => {
  const keys = () => /userEvent\.(?:keyboard|tab)\(/;
  expect(without(keys, '.stories.tsx', new Set([...still, ...native]))).toEqual([]);
});

test('every component keeps the promises of the kit', () => {
  const missing = seen.filter(({ name, file }) => {
    const folder = file.slice(0, file.lastIndexOf('/'));
    // Charts keep them together.
    const tests = read(`${file}.test.tsx`) + read(`${folder}/charts.test.tsx`);
    const named = new RegExp(`describeConformance\\('${name}'|charts = \\{[^}]*\\b${name}\\b`);
    return !withoutElement.has(name) && !named.test(tests);
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
});
