import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { viteBabel } from '@my-air/build/babel';
import { build, defaultClientConditions, preview } from 'vite';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Builds the measured pages from source, as for production, and serves them. */
export async function servePages() {
  installStream();
  const settings = {
    configFile: false,
    logLevel: 'error',
    root: here('.'),
    build: {
      outDir: here('../node_modules/.cache/bench'),
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: { polyfill: false },
    },
  };
  await build({
    ...settings,
    plugins: [viteBabel()],
    resolve: { conditions: ['@my-air/source', ...defaultClientConditions] },
  });
  const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
  const { port } = server.httpServer.address();
  return { url: `http://127.0.0.1:${port}/`, close: () => server.httpServer.close() };
}

/**
 * Installs Stream's packages, which only this benchmark needs: they have a manifest and a lock file of their
 * own, so that a clone is started without them.
 */
function installStream() {
  const { packageManager } = JSON.parse(readFileSync(here('../../../package.json'), 'utf8'));
  const order = [
    '-y',
    packageManager,
    'install',
    '--ignore-workspace',
    '--frozen-lockfile',
    '--ignore-scripts',
  ];
  const { status, stderr, stdout } = spawnSync('npx', order, { cwd: here('stream'), encoding: 'utf8' });
  if (status !== 0) throw new Error(`Stream's packages could not be installed:\n${stdout}${stderr}`);
}
