import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { closePendingModals, expect, Sandbox, signInThroughProvider, test as base } from '@my-air/e2e';
import { findProgram, freePorts, startProxy, type WebServer } from './webServers.ts';

interface Behind {
  sandbox: Sandbox;
  proxy: WebServer;
  /** The address of one of the four names. */
  addressOf: (name: 'portal' | 'id' | 'world' | 'api') => string;
}

/** The sandbox behind the proxy of its compose file: every name ends on this computer. */
const test = base.extend<object, { behind: Behind }>({
  behind: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, provide) => {
      const work = mkdtempSync(join(tmpdir(), 'my-air-proxy-'));
      const [https = 0, http = 0] = await freePorts(2);
      const addressOf: Behind['addressOf'] = (name) => `https://${name}.localhost:${https}`;
      const sandbox = await Sandbox.start(undefined, {
        PUBLIC_ORIGINS: (['portal', 'id', 'world', 'api'] as const).map(addressOf).join(','),
      });
      const proxy = await startProxy({ work, sandboxPort: sandbox.port, ports: { https, http } });
      await provide({ sandbox, proxy, addressOf });
      await proxy.stop();
      await sandbox.stop();
      rmSync(work, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  sandbox: [({ behind }, provide) => provide(behind.sandbox), { scope: 'worker' }],
  baseURL: ({ behind }, provide) => provide(behind.addressOf('portal')),
});
test.skip(!findProgram('caddy'), 'caddy is not installed: apt-get install caddy');

test('one signs in at the sandbox behind TLS, under a name for each of its parts', async ({
  page,
  behind,
  sandbox,
}) => {
  const portal = behind.addressOf('portal');
  await closePendingModals(page);
  await signInThroughProvider(page, 'ambassador');
  await expect(page).toHaveURL(`${portal}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía Herrera');
  const cookies = await page.context().cookies();
  expect(cookies.map(({ domain }) => domain)).toEqual(
    expect.arrayContaining(['portal.localhost', 'id.localhost']),
  );
  const kept = cookies.filter(({ httpOnly }) => httpOnly);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter(({ secure }) => !secure)).toEqual([]);
  await page.goto('/help-center');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await sandbox.policyReports()).toEqual([]);
});
