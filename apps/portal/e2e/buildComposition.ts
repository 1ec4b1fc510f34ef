import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { portal as portalPlugin } from '@my-air/shell/vite';
import { build } from 'vite';

// `node e2e/buildComposition.ts alone help-center /help-center` builds a portal of another composition from the packages'
// builds, and prints its folder: of the sign-in and one feature alone, which starts with a screen, or `without <feature>`.
const portal = join(import.meta.dirname, '..');
const [kind = '', feature = '', screen = ''] = process.argv.slice(2);
const folder = join(portal, 'node_modules/.cache/compositions', `${kind}-${feature}`);
const manifest = JSON.parse(readFileSync(join(portal, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

const names = Object.keys(manifest.dependencies).map((each) => each.replace('@my-air/', ''));
const isFeature = (name: string) => existsSync(join(portal, '../../packages', name, 'src/feature.ts'));

/** Writes the files of a portal of the sign-in and one feature; returns the path that it starts with. */
function writeAlone(): string {
  const exported = `${feature.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Feature`;
  writeFileSync(
    join(folder, 'src/main.ts'),
    `import { authFeature, createSession, guardRoute, legacyRegistrationTarget } from '@my-air/auth';
import { ${exported} } from '@my-air/${feature}';
import { createPortal } from '@my-air/shell';

void createPortal({
  features: [authFeature, ${exported}],
  order: {},
  places: { start: '${screen}', signIn: '/login', signInPaths: ['/login', '/oauth/login', '/impersonate'] },
  access: { createSession, guardRoute, legacyRegistrationTarget },
}).start();
`,
  );
  writeManifest(names.filter((each) => !isFeature(each) || each === 'auth' || each === feature));
  return screen;
}

/** Writes the files of this portal without the lines of its table of contents that name the feature. */
function writeWithout(): string {
  cpSync(join(portal, 'src'), join(folder, 'src'), { recursive: true });
  const file = join(folder, 'src/features.ts');
  const kept = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.includes(`@my-air/${feature}'`) && line.trim() !== `${feature},`);
  writeFileSync(file, kept.join('\n'));
  writeManifest(names.filter((each) => each !== feature));
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
const start = kind === 'alone' ? writeAlone() : writeWithout();
await build({
  root: folder,
  configFile: false,
  logLevel: 'error',
  publicDir: join(portal, 'public'),
  plugins: [portalPlugin({ start, signIn: '/login' })],
});
console.log(join(folder, 'dist'));
