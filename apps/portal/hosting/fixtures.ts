import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { Sandbox, test as base } from '@my-air/e2e';
import { findProgram, freePorts, startWebServer, type WebServerName } from './webServers.ts';

/** The origins of error reports that the policy allows: a receiver on this computer. */
export const monitoringOrigin = 'http://localhost:*';

/** The portal as files, and the sandbox behind it. */
export interface Hosted {
  /** The address of the portal. */
  url: string;
  /** The same without TLS. */
  plainUrl: string;
  sandbox: Sandbox;
  /** Copies a build into the site as docs/hosting.md says, with the settings of the sandbox and these in place of them. */
  release: (build: string, settings?: object) => void;
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
        const ofSandbox = await readSettings(sandbox);
        const release = (build: string, settings = {}) =>
          copyBuild(build, site, { ...ofSandbox, ...settings }, name);
        release(ownBuild);
        const server = await startWebServer(name, {
          site,
          work,
          apiPort: sandbox.port,
          identity: new URL(ofSandbox.identityProvider.authorizeUrl).origin,
          monitoring: monitoringOrigin,
          ports: { https, http },
        });
        await provide({ url, plainUrl: `http://localhost:${http}`, sandbox, release });
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

async function readSettings({ url }: Sandbox) {
  const answer = await fetch(`${url}/config.json`);
  return (await answer.json()) as { identityProvider: { authorizeUrl: string } };
}

/** The steps of docs/hosting.md. */
function copyBuild(build: string, site: string, settings: object, name: WebServerName): void {
  cpSync(build, site, { recursive: true });
  writeFileSync(join(site, 'config.json'), JSON.stringify(settings));
  if (name !== 'caddy') return;
  for (const page of globSync('**/*.html', { cwd: site })) {
    const html = readFileSync(join(site, page), 'utf8');
    writeFileSync(
      join(site, page),
      html.replaceAll('__CSP_NONCE__', '<% placeholder "http.request.uuid" %>'),
    );
  }
}
