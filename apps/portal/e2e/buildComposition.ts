import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { portal as portalPlugin } from '@my-air/shell/vite';
import { build } from 'vite';

// `node e2e/buildComposition.ts help-alone` builds a portal of another composition from the packages' builds, and prints
// its folder: of the help center and sign-in alone, or `without <feature>`.
const portal = join(import.meta.dirname, '..');
const [name = '', feature = ''] = process.argv.slice(2);
const folder = join(portal, 'node_modules/.cache/compositions', `${name}-${feature}`);
const manifest = JSON.parse(readFileSync(join(portal, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Writes the files of a portal of the help center alone; returns the path that it starts with. */
function writeHelpAlone(): string {
  writeFileSync(
    join(folder, 'src/main.ts'),
    `import { createPortal } from '@my-air/shell';
import { helpAlone } from ${JSON.stringify(join(portal, 'tests/compositions/helpAlone.ts'))};
void createPortal(helpAlone).start();
`,
  );
  writeManifest([
    'auth',
    'data-kit',
    'feature-api',
    'help-center',
    'i18n',
    'api-client',
    'screen-kit',
    'shell',
    'ui-kit',
  ]);
  return '/help-center';
}

/** Writes the files of this portal without the lines of its table of contents that name a feature. */
function writeWithout(left: string): string {
  cpSync(join(portal, 'src'), join(folder, 'src'), { recursive: true });
  const file = join(folder, 'src/features.ts');
  const kept = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.includes(`@my-air/${left}'`) && line.trim() !== `${left},`);
  writeFileSync(file, kept.join('\n'));
  const names = Object.keys(manifest.dependencies).map((each) => each.replace('@my-air/', ''));
  writeManifest(names.filter((each) => each !== left));
  return '/home';
}

function writeManifest(packages: readonly string[]): void {
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).filter(([each]) => packages.includes(each.replace('@my-air/', ''))),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies }));
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'src'), { recursive: true });
const start = feature ? writeWithout(feature) : writeHelpAlone();
await build({
  root: folder,
  configFile: false,
  logLevel: 'error',
  publicDir: join(portal, 'public'),
  plugins: [portalPlugin({ start, signIn: '/login' })],
});
console.log(join(folder, 'dist'));
