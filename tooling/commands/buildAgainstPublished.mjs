import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root, run, turbo } from './run.mjs';
import { readPackages } from './workspace.mjs';

const quietly = (program, args, options) => run(program, args, { capture: true, quiet: true, ...options });
const isOurs = (name) => name.startsWith('@my-air/');

/**
 * Checks the types of a package of the work tree against the least versions of our other packages that its next release
 * would accept, as the registry has them: in the workspace it is checked against their newest sources only.
 * @returns the reason why it cannot be released alone; undefined where it can
 */
export async function buildAgainstPublished(name) {
  const source = join(root, readPackages(root).find((one) => one.name === name).folder);
  const folder = mkdtempSync(join(tmpdir(), 'my-air-fits-'));
  try {
    const texts = await turbo(['run', 'i18n:compile', `--filter=${name}`], { capture: true, quiet: true });
    if (texts.code !== 0) return texts.output;
    const manifest = await readPublishedManifest(source, folder);
    const needed = ofOurs(manifest);
    // A command that brings its code along needs nothing of the portal it is installed in.
    if (needed.length === 0) return undefined;
    for (const [peer, range] of needed) {
      const version = leastOf(range);
      if (!(await isPublished(peer, version)))
        return `${name} needs ${peer} ${version}, which is not published. Release that first, or release all.`;
    }
    writeProject(source, folder, manifest);
    const install = await quietly('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder]);
    if (install.code !== 0) return install.output;
    const types = await quietly(join(root, 'node_modules/.bin/tsc'), ['-p', folder]);
    if (types.code !== 0)
      return `${name} does not build against what is published. Release what it needs first.\n${types.output}`;
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The manifest of a package with the ranges that the registry would get. */
async function readPublishedManifest(source, folder) {
  const pack = await quietly('pnpm', ['-C', source, 'pack', '--pack-destination', folder]);
  const [tarball] = globSync('*.tgz', { cwd: folder });
  if (pack.code !== 0 || !tarball) throw new Error(pack.output);
  const { output } = await quietly('tar', ['-xzOf', join(folder, tarball), 'package/package.json']);
  return JSON.parse(output);
}

const ofOurs = ({ dependencies = {}, peerDependencies = {} }) =>
  Object.entries({ ...dependencies, ...peerDependencies }).filter(([name]) => isOurs(name));

/** The least version that a range such as `^0.3.0` takes. */
const leastOf = (range) => range.replace(/^[\^~]/, '');

/** Whether the registry has a version of a package. */
export async function isPublished(name, version) {
  const { code, output } = await quietly('npm', ['view', `${name}@${version}`, 'version']);
  return code === 0 && output.trim() !== '';
}

/** A project with the sources of the package, beside what it is installed with. */
function writeProject(source, folder, { dependencies = {}, devDependencies = {}, peerDependencies = {} }) {
  const others = Object.entries({ ...dependencies, ...peerDependencies }).map(([name, range]) => [
    name,
    isOurs(name) ? leastOf(range) : (devDependencies[name] ?? range),
  ]);
  const types = Object.entries(devDependencies).filter(([name]) => name.startsWith('@types/'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: Object.fromEntries([...others, ...types]),
    }),
  );
  mkdirSync(join(folder, 'src'));
  cpSync(join(source, 'src'), join(folder, 'src'), { recursive: true });
  cpSync(join(root, 'tooling/typescript/base.json'), join(folder, 'base.json'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: './base.json',
      compilerOptions: { customConditions: [] },
      include: ['src'],
      exclude: ['src/**/*.stories.tsx', 'src/**/*.test.*', 'src/**/*.test-d.*', 'src/testing'],
    }),
  );
}
