import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The packages of the workspace whose builds every story is drawn with: the imports of the settings of
 * stories.
 */
function packagesOfStorySettings() {
  const files = globSync('apps/storybook/.storybook/*.{ts,tsx}', { cwd: root });
  const texts = files.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n');
  const names = [...texts.matchAll(/from '(@my-air\/[\w-]+)|import '(@my-air\/[\w-]+)/g)].map(
    ([, from, alone]) => from ?? alone,
  );
  return [...new Set(names)];
}

test('stories wait for the builds of everything that their settings import, also those of the kit itself', () => {
  const output = execFileSync('turbo', ['run', 'stories', '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { tasks } = JSON.parse(output.slice(output.indexOf('{')));
  const works = tasks.filter(({ command }) => command !== '<NONEXISTENT>');
  const builds = new Set(works.filter(({ task }) => task === 'build').map((each) => each.package));
  const needed = packagesOfStorySettings().filter((name) => builds.has(name));
  expect(needed).toEqual(expect.arrayContaining(['@my-air/ui-kit', '@my-air/i18n']));
  const stories = works.filter(({ task }) => task === 'stories');
  expect(stories.length).toBeGreaterThan(15);
  const tooEarly = stories.flatMap(({ taskId, dependencies }) =>
    needed.filter((name) => !dependencies.includes(`${name}#built`)).map((name) => `${taskId}: ${name}`),
  );
  expect(tooEarly).toEqual([]);
});
