import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromiumArgs, findChromium } from '@my-air/browser';
import { chromium } from 'playwright-core';

import { root, run } from './run.mjs';

// Installs every package as it is published in an empty folder outside the workspace, builds the portal's shell there,
// and signs in. It expects the packages to be built, with their declarations.

const quietly = async (program, args) => {
  const { code, output } = await run(program, args, { capture: true, quiet: true });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  return output;
};

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The packages that building the shell takes beside ours. */
const buildTools = [
  '@mdn/browser-compat-data',
  '@my-air/build',
  '@vitejs/plugin-react',
  'lightningcss',
  'vite',
];

const folder = mkdtempSync(join(tmpdir(), 'my-air-packed-'));
try {
  const tarballs = await packAll(folder);
  const shell = await unpackShell(folder, tarballs);
  console.log(`Installing ${tarballs.size} tarballs`);
  await quietly('pnpm', ['-C', shell, 'install', '--prefer-offline', '--no-frozen-lockfile']);
  refuseSources(shell);
  console.log('Building the shell');
  await quietly('pnpm', ['-C', shell, 'exec', 'vite', 'build']);
  await signIn(join(shell, 'dist'));
  console.log('Signed in to a portal made of the tarballs');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Packs the shell, its build tools and every published package; the tarballs by the packages' names. */
async function packAll(target) {
  const found = new Map();
  const published = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  for (const place of [...published, 'tooling/build', 'apps/portal']) {
    const packed = mkdtempSync(join(target, 'pack-'));
    await quietly('pnpm', ['-C', place, 'pack', '--pack-destination', packed]);
    const [tarball] = readdirSync(packed);
    found.set(readJson(join(root, place, 'package.json')).name, join(packed, tarball));
  }
  return found;
}

/** Unpacks the shell, and points every package of ours at its tarball. */
async function unpackShell(target, tarballs) {
  await quietly('tar', ['-xzf', tarballs.get('@my-air/portal'), '-C', target]);
  const shell = join(target, 'package');
  const { dependencies, devDependencies, ...manifest } = readJson(join(shell, 'package.json'));
  const tools = Object.fromEntries(buildTools.map((name) => [name, devDependencies[name]]));
  writeFileSync(
    join(shell, 'package.json'),
    JSON.stringify({ ...manifest, scripts: {}, dependencies, devDependencies: tools }, null, 2),
  );
  const overrides = [...tarballs].map(([name, file]) => `  '${name}': 'file:${file}'`).join('\n');
  writeFileSync(
    join(shell, 'pnpm-workspace.yaml'),
    `packages: []\nallowBuilds:\n  esbuild: true\noverrides:\n${overrides}\n`,
  );
  writeFileSync(join(shell, 'tsconfig.json'), '{ "compilerOptions": { "jsx": "react-jsx" } }');
  return shell;
}

/** @throws when a package came with its sources, which a build could take by mistake. */
function refuseSources(shell) {
  const scope = join(shell, 'node_modules/@my-air');
  for (const name of readdirSync(scope).filter((each) => each !== 'build')) {
    if (readdirSync(join(scope, name)).includes('src'))
      throw new Error(`@my-air/${name} is published with its sources.`);
  }
}

async function signIn(dist) {
  const sandbox = await startSandbox(dist);
  const { path: executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const page = await browser.newPage();
    await page.goto(`${sandbox.url}/login`);
    await page.getByLabel('E-mail').fill('partner@my-air.test');
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
  } finally {
    await browser.close();
    sandbox.child.kill();
  }
}

/** Starts the sandbox on free ports, in memory, with that portal. */
function startSandbox(dist) {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: join(root, 'apps/sandbox'),
    env: { ...process.env, PORT: '0', DATA_DIR: 'memory', DATABASE_URL: '', PORTAL_DIST: dist },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        const url = /(http:\/\/localhost:\d+)\/sandbox/.exec(output)?.[1];
        if (url) resolve({ child, url });
      });
    }
    child.once('close', () => reject(new Error(`The sandbox ended at its start:\n${output}`)));
  });
}
