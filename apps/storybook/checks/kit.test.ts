import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../../packages/ui-kit/src/', import.meta.url));

/** The public components of the kit, with their files. */
const components = [
  ...readFileSync(`${source}index.ts`, 'utf8').matchAll(/^export \{([^}]*)\} from '\.\/(.+)\.tsx';$/gm),
].flatMap(([, names = '', file = '']) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => ({ name, file })),
);

/** The components that are invisible by themselves, with the place of their tests. */
const unseen: Readonly<Record<string, string>> = {
  ReadingDirection: 'the keys of choices, in its test',
  KitStyles: 'what it writes, in its test; every story is rendered in it',
  FileLine: 'the stories and tests of FileDrop',
  Prose: 'the stories of RichText, which is drawn with it',
};

/** The components without a side, a text or a size that could change. */
const alwaysAlike: ReadonlySet<string> = new Set([
  'ContactMark',
  'Illustration',
  'PlatformMark',
  'Spinner',
  'VisuallyHidden',
]);

/** The components that are not operated; the keys of all others are in their stories. */
const still: ReadonlySet<string> = new Set([
  ...alwaysAlike,
  'Avatar',
  'Badge',
  'Card',
  'EmptyState',
  'ErrorState',
  'Field',
  'Grid',
  'Heading',
  'Icon',
  'Kbd',
  'Page',
  'ProgressBar',
  'RichText',
  'Row',
  'Skeleton',
  'SkeletonList',
  'Sparkline',
  'Stack',
  'StatTile',
  'Status',
  'Stepper',
  'Tag',
  'Text',
  'Thumbnail',
]);

/** The browser's own controls, which have the browser's own keys. */
const native: ReadonlySet<string> = new Set([
  'Tile',
  'TileName',
  'LineChart',
  'NativeSelect',
  'SparklineFigure',
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
  expect(components.length).toBeGreaterThan(65);
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
