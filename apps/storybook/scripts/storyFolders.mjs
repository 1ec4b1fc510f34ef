import { globSync } from 'node:fs';

/** The folders of the workspace that have stories, such as `packages/home`. */
export function storyFolders(root) {
  const files = globSync(['packages/*/src/**/*.stories.tsx', 'apps/*/{src,stories}/**/*.stories.tsx'], {
    cwd: root,
  });
  return [
    ...new Set(files.map((file) => file.replaceAll('\\', '/').split('/').slice(0, 2).join('/'))),
  ].sort();
}
