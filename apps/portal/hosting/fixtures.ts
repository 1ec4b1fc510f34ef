import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { Sandbox, test as base } from '@my-air/e2e';
import { findProgram, freePorts, startWebServer, type WebServer, type WebServerName } from './webServers.ts';

const run = promisify(execFile);
const manifest = fileURLToPath(import.meta.resolve('@my-air/shell/package.json'));

/** The portal as files, and the sandbox behind it. */
export interface Hosted {
  /** The address of the portal. */
  url: string;
  /** The same without TLS. */
  plainUrl: string;
  /** The folder that is served. */
  site: string;
  server: WebServer;
  sandbox: Sandbox;
  /** Writes a build into the site as docs/hosting.md says, with the settings of the sandbox and these in place of them. */
  release: (build: string, settings?: object) => Promise<void>;
}

/** The build of the portal in this workspace. */
export const ownBuild = resolve(import.meta.dirname, '../dist');

/** A test with a server that is installed; others are skipped and say how to install it. */
export const testWith = (name: WebServerName) => {
  const test = base.extend<object, { hosted: Hosted }>({
    hosted: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
      async ({}, provide) => {
        const folder = mkdtempSync(join(tmpdir(), `my-air-${name}-`));
        // The workers of nginx read it as another user.
        chmodSync(folder, 0o755);
        const [site, work] = [join(folder, 'site'), join(folder, 'work')];
        mkdirSync(work);
        const [https = 0, http = 0] = await freePorts(2);
        const url = `https://localhost:${https}`;
        const sandbox = await Sandbox.start(undefined, {
          PORTAL_ORIGIN: url,
          ALLOWED_HOSTS: `localhost:${https}`,
        });
        const release: Hosted['release'] = (build, settings = {}) =>
          writeRelease(build, site, sandbox, settings);
        await release(ownBuild);
        const server = await startWebServer(name, {
          site,
          work,
          apiPort: sandbox.port,
          ports: { https, http },
        });
        await provide({ url, plainUrl: `http://localhost:${http}`, site, server, sandbox, release });
        await server.stop();
        await sandbox.stop();
        rmSync(folder, { recursive: true });
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    sandbox: [({ hosted }, provide) => provide(hosted.sandbox), { scope: 'worker' }],
    baseURL: async ({ hosted }, provide) => {
      await hosted.sandbox.reset();
      await provide(hosted.url);
    },
  });
  test.skip(!findProgram(name), `${name} is not installed: apt-get install ${name}`);
  return test;
};

/** The steps of docs/hosting.md: the settings into the build, and the build into the site. */
async function writeRelease(build: string, site: string, sandbox: Sandbox, settings: object): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'my-air-build-'));
  try {
    cpSync(build, copy, { recursive: true });
    const answer = await fetch(`${sandbox.url}/config.json`);
    const ofSandbox = (await answer.json()) as object;
    writeFileSync(join(copy, 'config.json'), JSON.stringify({ ...ofSandbox, ...settings }));
    await run(process.execPath, [resolve(manifest, '../bin/my-air-release.js'), copy, site]);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
