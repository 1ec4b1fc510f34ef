import { globSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

const root = new URL('../../../', import.meta.url);

/** Every file of stories: its title, and the ids of its stories, as Storybook derives them from the exports. */
export const storyFiles = globSync(
  ['packages/*/src/**/*.stories.tsx', 'apps/{portal,storybook}/stories/**/*.stories.tsx'],
  { cwd: root.pathname },
).map((file) => {
  const code = readFileSync(new URL(file, root), 'utf8');
  const title = /^const meta\b[^]*?\btitle: '([^']+)'/m.exec(code)?.[1] ?? file;
  const id = /^const meta\b[^]*?\bid: '(kit-[^']+)'/m.exec(code)?.[1] ?? title;
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return { title, ids: names.map((name) => toId(id, storyNameFromExport(name))) };
});

/** The ids of all stories. */
export const storyIds = storyFiles.flatMap(({ ids }) => ids);
