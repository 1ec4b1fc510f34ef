import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { portal as portalPlugin } from '@my-air/shell/vite';
import { build } from 'vite';

import { featureMain } from './featureMain.ts';

// `node e2e/buildComposition.ts help-center /help-center` builds a portal of the sign-in and one feature, which starts
// with a screen, from the packages' builds, and prints its folder.
const portal = join(import.meta.dirname, '..');
const [feature = '', start = ''] = process.argv.slice(2);
const folder = join(portal, 'node_modules/.cache/compositions', feature);
const manifest = JSON.parse(readFileSync(join(portal, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

function isNeeded(dependency: string): boolean {
  const name = dependency.replace('@my-air/', '');
  const isFeature = existsSync(join(portal, '../../packages', name, 'src/feature.ts'));
  return !isFeature || name === 'auth' || name === feature;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'src'), { recursive: true });
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({
    type: 'module',
    dependencies: Object.fromEntries(
      Object.entries(manifest.dependencies).filter(([name]) => isNeeded(name)),
    ),
  }),
);
writeFileSync(join(folder, 'src/main.ts'), featureMain(feature, `'${start}'`));
await build({
  root: folder,
  configFile: false,
  logLevel: 'error',
  publicDir: join(portal, 'public'),
  plugins: [portalPlugin({ start, signIn: '/login' })],
});
console.log(join(folder, 'dist'));
