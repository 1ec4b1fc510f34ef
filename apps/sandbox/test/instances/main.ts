import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { nameDatabase } from '#test/support/ownDatabase.ts';
import { startPostgresServer } from '#test/support/postgresServer.ts';
import { takePorts } from '../../src/takePorts.ts';
import { SandboxProcess } from './SandboxProcess.ts';
import { startProxy } from './startProxy.ts';

/** Two processes of the sandbox on one PostgreSQL server of their own, behind a proxy that takes them in turn. */
const server = await startPostgresServer();
const folder = await mkdtemp(join(tmpdir(), 'my-air-instances-'));
const { address, create } = nameDatabase(server.url);
await create();
const publicPort =
  process.env.PORT && process.env.PORT !== '0' ? Number(process.env.PORT) : await takePorts(0);
const ports: number[] = [];
const proxy = await startProxy(publicPort, ports);
const instances: SandboxProcess[] = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());

for (let count = 0; count < 2; count += 1) {
  const port = await takePorts(0);
  const instance = new SandboxProcess({
    DATABASE_URL: address,
    DATA_DIR: folder,
    MANAGER_DELAY: process.env.MANAGER_DELAY ?? '',
    PORT: String(port),
    PUBLIC_PORT: String(publicPort),
  });
  instances.push(instance);
  await instance.start();
  ports.push(port);
}
console.log(`Two instances: http://localhost:${publicPort}/sandbox`);

async function end() {
  await proxy.close();
  await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
  await server.remove();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}
