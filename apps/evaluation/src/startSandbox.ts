import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** A sandbox of our own. */
export interface StartedSandbox {
  readonly url: string;
  close(): void;
}

/** The folder of the sandbox. */
export const sandboxFolder = dirname(createRequire(import.meta.url).resolve('@my-air/sandbox/package.json'));

/** Starts a sandbox in memory on free ports. Its gateway is set up by the environment (`AI_GATEWAY_URL` and the others); it sets no limits. */
export function startSandbox(): Promise<StartedSandbox> {
  const child = spawn(process.execPath, ['--conditions=@my-air/source', 'src/main.ts'], {
    cwd: sandboxFolder,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: 'memory',
      DATABASE_URL: '',
      AI_GATEWAY_PER_MINUTE: '1000000',
      AI_GATEWAY_PER_DAY: '1000000',
      AI_GATEWAY_DAILY_SPEND_USD: '1000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((started, failed) => {
    let output = '';
    child.once('close', () => failed(new Error(`The sandbox ended at its start:\n${output}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        const url = /(http:\/\/localhost:\d+)\/sandbox/.exec(output)?.[1];
        if (url) started({ url, close: () => child.kill() });
      });
    }
  });
}
