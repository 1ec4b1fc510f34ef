import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { run } from './run.ts';

const portal = resolve(import.meta.dirname, '..');
const root = resolve(portal, '../..');
const shellReadme = readFileSync(join(root, 'packages/shell/README.md'), 'utf8');

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}
const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** A file in full as the README of the shell shows it. */
function readmeFile(name: string): string {
  const file = new RegExp(`\`\`\`ts\\n// ${name}\\n([^]*?)\`\`\``).exec(shellReadme)?.[1];
  if (!file) throw new Error(`The README of the shell does not show ${name}`);
  return file;
}

/** The portal of the README with all features of this one. */
function mainOfAll(): string {
  const source = readFileSync(join(portal, 'src/features.ts'), 'utf8');
  const features = Array.from(source.matchAll(/^import \{ (\w+) as \w+ \} from '(.+)';/gm));
  const main = readmeFile('src/main.ts');
  const more = features.filter(([, name = '']) => !main.includes(name));
  const imports = more.map(([, name, from]) => `import { ${name} } from '${from}';\n`).join('');
  return imports + main.replace('features: [', `features: [${more.map(([, name]) => `${name}, `).join('')}`);
}

/** Packs every package as it is published; returns the tarballs, by the packages' names. */
async function packAll(target: string): Promise<ReadonlyMap<string, string>> {
  await run('pnpm', ['--filter', './packages/*', 'pack', '--pack-destination', target], root);
  const manifests = globSync(join(root, 'packages/*/package.json')).map((file) =>
    readManifest(dirname(file)),
  );
  const fileOf = ({ name, version }: PackageJson) =>
    `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  return new Map(manifests.map((manifest) => [manifest.name, join(target, fileOf(manifest))]));
}

/** Portals of packed packages, installed in a folder outside the workspace. */
export interface Packed {
  readonly folder: string;
  /** The folders of the portals: of all features, and of the three in the README. */
  readonly portals: Readonly<Record<'all' | 'three', string>>;
}

/** Packs every package as it is published, and installs the tarballs for two portals that are not built yet. */
export async function installPacked(): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), 'my-air-packed-'));
  const tarballs = await packAll(folder);
  const main = readmeFile('src/main.ts');
  const { dependencies } = readManifest(portal);
  const isFeature = (name: string) =>
    readFileSync(join(portal, 'src/features.ts'), 'utf8').includes(`'${name}'`);
  const versionOf = (name: string) =>
    tarballs.has(name)
      ? `file:${tarballs.get(name)}`
      : readManifest(join(portal, 'node_modules', name)).version;
  const write = (name: string, source: string, uses: (dependency: string) => boolean) => {
    const place = join(folder, name);
    const used = Object.keys(dependencies).filter(uses);
    mkdirSync(join(place, 'src'), { recursive: true });
    cpSync(join(portal, 'public'), join(place, 'public'), { recursive: true });
    writeFileSync(join(place, 'src/main.ts'), source);
    writeFileSync(join(place, 'vite.config.ts'), readmeFile('vite.config.ts'));
    writeFileSync(
      join(place, 'package.json'),
      JSON.stringify({
        name,
        private: true,
        type: 'module',
        dependencies: Object.fromEntries(used.map((each) => [each, versionOf(each)])),
        devDependencies: { vite: versionOf('vite') },
      }),
    );
    return place;
  };
  const portals = {
    all: write('all', mainOfAll(), () => true),
    three: write('three', main, (name) => !isFeature(name) || main.includes(`'${name}'`)),
  };
  const overrides = [...tarballs].map(([name, file]) => `  '${name}': 'file:${file}'`).join('\n');
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: [all, three]\nallowBuilds:\n  esbuild: true\noverrides:\n${overrides}\n`,
  );
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], folder);
  return { folder, portals };
}
