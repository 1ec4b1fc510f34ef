import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build, mergeConfig } from 'vite';

import type { FirstPaths } from '../build/featureGroups.ts';
import { portalConfig } from '../build/portalConfig.ts';

// `node e2e/buildComposition.ts help-alone` builds a portal of another composition from the packages' builds, and prints
// its folder: of the help center and sign-in alone, or `without <feature>`.
const portal = join(import.meta.dirname, '..');
const [name = '', feature = ''] = process.argv.slice(2);
const folder = join(portal, 'node_modules/.cache/compositions', `${name}-${feature}`);
const manifest = JSON.parse(readFileSync(join(portal, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** The files of a portal of the help center alone. */
function writeHelpAlone(): FirstPaths {
  writeFileSync(
    join(folder, 'src/main.tsx'),
    `import { createPortal } from '@my-air/shell';
import { helpAlone } from ${JSON.stringify(join(portal, 'tests/compositions/helpAlone.ts'))};
void createPortal(helpAlone).start();
`,
  );
  writeManifest(['auth', 'feature-api', 'help-center', 'i18n', 'api-client', 'shell', 'ui-kit']);
  return { start: '/help-center', signIn: '/login' };
}

/** The files of this portal without the lines of its table of contents that name a feature. */
function writeWithout(left: string): FirstPaths {
  cpSync(join(portal, 'src'), join(folder, 'src'), { recursive: true });
  const file = join(folder, 'src/features.ts');
  const kept = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.includes(`@my-air/${left}'`) && line.trim() !== `${left},`);
  writeFileSync(file, kept.join('\n'));
  const names = Object.keys(manifest.dependencies).map((each) => each.replace('@my-air/', ''));
  writeManifest(names.filter((each) => each !== left));
  return { start: '/home', signIn: '/login' };
}

function writeManifest(packages: readonly string[]): void {
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).filter(([each]) => packages.includes(each.replace('@my-air/', ''))),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies }));
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'src'), { recursive: true });
cpSync(join(portal, 'index.html'), join(folder, 'index.html'));
const places = feature ? writeWithout(feature) : writeHelpAlone();
await build(
  mergeConfig(portalConfig({ folder, places, command: 'build' }), {
    root: folder,
    configFile: false,
    logLevel: 'error',
    publicDir: join(portal, 'public'),
  }),
);
console.log(join(folder, 'dist'));
