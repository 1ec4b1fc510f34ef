import { startSandbox, type RunningSandbox, type SandboxOptions } from '../startSandbox.ts';
import { takePorts } from '../takePorts.ts';
import { startProxy } from './startProxy.ts';

/** Starts two sandboxes in this process on one PostgreSQL database and one folder of uploads, behind a proxy. */
export async function startInstances(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const publicPort = await takePorts(0);
  const ports: number[] = [];
  const proxy = await startProxy(publicPort, ports);
  const first = await startSandbox({ ...options, port: 0, publicPort });
  const second = await startSandbox({ ...options, port: 0, publicPort });
  ports.push(first.port, second.port);
  return {
    ...first,
    close: async () => {
      await proxy.close();
      await Promise.all([first.close(), second.close()]);
    },
  };
}
