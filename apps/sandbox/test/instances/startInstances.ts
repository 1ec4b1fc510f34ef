import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startSandbox, type RunningSandbox, type SandboxOptions } from '../../src/startSandbox.ts';
import { takePorts } from '../../src/takePorts.ts';
import { startProxy } from './startProxy.ts';

/** Starts two sandboxes in this process on one PostgreSQL database and one folder of uploads, behind a proxy. */
export async function startInstances(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const uploadsFolder = await mkdtemp(join(tmpdir(), 'my-air-uploads-'));
  const publicPort = await takePorts(0);
  const ports: number[] = [];
  const proxy = await startProxy(publicPort, ports);
  const shared = { uploadsFolder, ...options, port: 0, publicPort };
  const first = await startSandbox(shared);
  const second = await startSandbox(shared);
  ports.push(first.port, second.port);
  return {
    ...first,
    close: async () => {
      await proxy.close();
      await Promise.all([first.close(), second.close()]);
      await rm(uploadsFolder, { recursive: true, force: true });
    },
  };
}
