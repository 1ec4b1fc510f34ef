import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { patternNames, readPatterns } from '../.storybook/readPatterns.ts';
import { kitNames } from './kitNames.ts';
import { storyFiles, storyIds } from './storyIds.ts';

const folder = fileURLToPath(new URL('../stories/patterns/', import.meta.url));
const packages = fileURLToPath(new URL('../../../packages/', import.meta.url));
const wanted = ['Binding', 'Empty', 'Failed', 'Forms', 'Money', 'Tables', 'Waiting'];
const sections = ['Use it', 'Parts', 'Do', 'Do not'];

const exported = new Set(
  [
    'ui-kit/src/index.ts',
    'feature-kit/src/views.ts',
    'feature-kit/src/forms.ts',
    'i18n/src/index.ts',
  ].flatMap((file) => [...kitNames(readFileSync(packages + file, 'utf8'))]),
);
const stories: ReadonlySet<string> = new Set(storyIds);
const pages: ReadonlySet<string> = new Set([
  ...storyFiles.flatMap(({ title }) => (/^Kit\/\w+\/\w+$/.test(title) ? `${idOf(title)}--usage` : [])),
  ...wanted.map((name) => `patterns--${name.toLowerCase()}`),
]);

/** The problems of a page about a pattern; empty when it is complete and everything that it names exists. */
function problemsOf(page: string, name: string): string[] {
  const [head = '', ...parts] = page.split(/^## /m);
  const titles = parts.map((part) => part.split('\n')[0]);
  const files = new Map(
    [...page.matchAll(/^import \* as (\w+) from '(.+)';$/gm)].map(([, as = '', file = '']) => [as, file]),
  );
  const shown = [...page.matchAll(/<LiveStory of=\{(\w+)\.(\w+)\}/g)];
  const links = [...page.matchAll(/\]\(\?path=\/docs\/([\w-]+)\)/g)].map(([, id = '']) => id);
  const inCode = [...page.matchAll(/`(use[A-Z]\w*|apply\w+|[A-Z]\w*[a-z]\w*)`/g)].map(([, one = '']) => one);
  return [
    !head.includes(`<Meta title="Patterns" name="${name}" />`) && 'its title is another one',
    titles.join() !== sections.join() && `its sections are ${titles.join(', ')}`,
    ...parts.map((part) => part.split('\n- ').length < 3 && `too little is in "${part.split('\n')[0]}"`),
    !head.includes('<LiveStory ') && 'it shows no story first',
    ...shown.map(
      ([, as = '', story = '']) =>
        !readFileSync(folder + files.get(as), 'utf8').includes(`export const ${story}`) &&
        `there is no story ${story} of ${as}`,
    ),
    ...links.map((id) => !pages.has(id) && `there is no page ${id}`),
    ...inCode.map((one) => !exported.has(one) && `nothing exports ${one}`),
  ].filter((problem) => problem !== false);
}

test('every pattern has its page, and no other page is among them', () => {
  expect(globSync('*.mdx', { cwd: folder }).sort()).toEqual(wanted.map((name) => `${name}.mdx`));
});

test.each(wanted)('%s has its sections, and names stories, pages and parts that exist', (name) => {
  expect(problemsOf(readFileSync(`${folder}${name}.mdx`, 'utf8'), name)).toEqual([]);
});

const startPage = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../stories/start/${name}.mdx`, import.meta.url)), 'utf8');

test.each(['Start', 'Flows'])('the page %s leads to stories and pages that exist', (name) => {
  const links = [...startPage(name).matchAll(/\]\(\?path=\/(story|docs)\/([\w-]+)\)/g)];
  expect(links.length).toBeGreaterThan(15);
  const known = new Set([...pages, 'kit-which-part-do-i-take--docs', 'kit-table--docs', 'flows--docs']);
  const broken = links.filter(([, kind, id = '']) => !(kind === 'story' ? stories : known).has(id));
  expect(broken.map(([link]) => link)).toEqual([]);
});

test('the page to start from is for design, code and product', () => {
  const page = startPage('Start');
  for (const reader of ['design', 'code', 'product']) expect(page).toContain(`<Card title="For ${reader}">`);
});

test('a screen names the patterns that it uses, and each pattern has its page and a screen', () => {
  const patterns = readPatterns();
  expect(patternNames).toEqual(wanted);
  expect(patterns['Accounts/ChannelsScreen']).toEqual(expect.arrayContaining(['Empty', 'Failed', 'Waiting']));
  const used = new Set(Object.values(patterns).flat());
  expect([...wanted].filter((name) => !used.has(name))).toEqual([]);
});

function idOf(title: string): string {
  return title.toLowerCase().replace(/\/(?:\w+\/)?/, '-');
}
