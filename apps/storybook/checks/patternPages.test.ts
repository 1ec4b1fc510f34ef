import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

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
  const shown = [...page.matchAll(/<LiveStory id="([\w-]+)"/g)].map(([, id = '']) => id);
  const links = [...page.matchAll(/\]\(\?path=\/docs\/([\w-]+)\)/g)].map(([, id = '']) => id);
  const inCode = [...page.matchAll(/`(use[A-Z]\w*|apply\w+|[A-Z]\w*[a-z]\w*)`/g)].map(([, one = '']) => one);
  return [
    !head.includes(`<Meta title="Patterns" name="${name}" />`) && 'its title is another one',
    titles.join() !== sections.join() && `its sections are ${titles.join(', ')}`,
    ...parts.map((part) => part.split('\n- ').length < 3 && `too little is in "${part.split('\n')[0]}"`),
    !head.includes('<LiveStory ') && 'it shows no story first',
    ...shown.map((id) => !stories.has(id) && `there is no story ${id}`),
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

function idOf(title: string): string {
  return title.toLowerCase().replace(/\/(?:\w+\/)?/, '-');
}
