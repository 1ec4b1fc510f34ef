import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, inject, test, vi } from 'vitest';

import { nameDatabase } from '#test/support/ownDatabase.ts';
import { takePorts } from '../../src/takePorts.ts';

const root = resolve(import.meta.dirname, '../../../..');
const file = readFileSync(resolve(root, 'apps/sandbox/hosting/Containerfile'), 'utf8');

/** What the Containerfile says at a place; a test of another file would prove nothing. */
function read(pattern: RegExp): string {
  const [, found] = pattern.exec(file) ?? [];
  if (found === undefined) throw new Error(`the Containerfile has no ${pattern.source}`);
  return found;
}

const deploy = read(/^RUN (.* deploy .*) \/app$/m).split(' ');
const command = JSON.parse(read(/^CMD (\[.*\])$/m)) as string[];
const probe = JSON.parse(read(/^ {2}CMD (\[.*\])$/m)) as string[];
const settings = Object.fromEntries(
  read(/^ENV (.*)$/m)
    .split(' ')
    .map((line) => line.split('=') as [string, string]),
);
/** With root's rights, the steps run as the image does: as another user, and with a root file system for reading only. */
const canMount =
  process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'setpriv', '--version']).status === 0;
const isBuilt = existsSync(resolve(root, 'apps/portal/dist/index.html'));

test.skipIf(!isBuilt)(
  'the steps of the image, without an engine: unprivileged, on a file system for reading only and on PostgreSQL, to the first page',
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'my-air-image-'));
    chmodSync(folder, 0o755);
    const [app, data] = [join(folder, 'app'), join(folder, 'data')];
    execFileSync(deploy[0]!, [...deploy.slice(1), app], { cwd: root, stdio: 'ignore' });
    cpSync(resolve(root, 'apps/portal/dist'), join(app, 'portal'), { recursive: true });
    mkdirSync(data);
    chmodSync(data, 0o777);
    const database = nameDatabase(inject('postgresServer'), inject('databasePrefix'));
    await database.create();
    const port = await takePorts(0);
    const env = {
      ...settings,
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: data,
      PORTAL_DIST: join(app, 'portal'),
      DATABASE_URL: database.address,
      PUBLIC_ORIGINS:
        'https://portal.air.test,https://id.air.test,https://world.air.test,https://api.air.test',
    };
    const [name = '', ...args] = command.map((word) => (word === 'node' ? process.execPath : word));
    const readOnly = `mount --make-rprivate / && mount --bind ${data} ${data} && mount -o remount,ro,bind / && exec "$@"`;
    const asImage = ['--mount', 'sh', '-c', readOnly, 'sh', 'setpriv', '--reuid=65534', '--regid=65534'];
    const without = ['--clear-groups', '--no-new-privs', '--bounding-set=-all', name, ...args];
    const startedAt = performance.now();
    const child = canMount
      ? spawn('unshare', [...asImage, ...without], { cwd: app, env })
      : spawn(name, args, { cwd: app, env });
    try {
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (said += String(chunk)));
      const open = () =>
        fetch(`http://localhost:${port}/login`, { headers: { accept: 'text/html' } }).catch(() => undefined);
      const page = await vi.waitUntil(
        () => {
          if (child.exitCode !== null) throw new Error(said);
          return open();
        },
        { timeout: 120_000 },
      );
      const seconds = (performance.now() - startedAt) / 1000;
      const how = canMount ? 'unprivileged, for reading only' : 'without another user';
      console.log(`from the start to the first page on PostgreSQL, ${how}: ${seconds.toFixed(1)} s`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<div id="root">');
      const asked = probe.map((word) => word.replace('localhost:3000', `localhost:${port}`));
      execFileSync(process.execPath, asked.slice(1));
    } finally {
      const isOver = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await isOver;
      await database.drop();
      rmSync(folder, { recursive: true });
    }
    expect(child.exitCode, 'a stop is orderly').toBe(0);
  },
);

test('the image runs as a user without rights, and compose gives it no more', () => {
  expect(file.lastIndexOf('\nUSER node')).toBeGreaterThan(file.lastIndexOf('\nFROM'));
  const compose = readFileSync(resolve(root, 'apps/sandbox/hosting/compose.yaml'), 'utf8');
  for (const line of ['read_only: true', "cap_drop: ['ALL']", 'no-new-privileges:true', 'service_healthy'])
    expect(compose).toContain(line);
});
