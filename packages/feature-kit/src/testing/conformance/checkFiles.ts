import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that may stand beside the folders of a feature's sources. */
const names = new Set([
  'feature.ts',
  'contributions.ts',
  'routes.ts',
  'routes.lazy.tsx',
  'contract.ts',
  'ports.ts',
  'register.d.ts',
  'index.ts',
]);
const test = /\.test(?:-d)?\.tsx?$/;

/**
 * Every feature has the same few files in its sources, and folders of the things that it is about; entry points that
 * its package names are others.
 * @param folder the folder of the sources
 */
export function checkFiles(folder: string): readonly string[] {
  const manifest = join(folder, '../package.json');
  const entries = existsSync(manifest) ? readFileSync(manifest, 'utf8') : '';
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .filter(({ name }) => !names.has(name) && !test.test(name) && !entries.includes(`"./src/${name}"`))
    .map(({ name }) => `src/${name} belongs into feature.ts, routes.ts or the folder of what it is about`);
}
