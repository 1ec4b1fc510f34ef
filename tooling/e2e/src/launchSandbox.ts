import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

/** A sandbox that is up. */
export interface Launched {
  child: ChildProcess;
  /** The first of its four ports. */
  port: number;
}

const folder = resolve(import.meta.dirname, '../../../apps/sandbox');
/** The time that a start may take on a busy machine, in milliseconds. */
const longestStart = 240_000;
/**
 * The program to start: one process, or with `E2E_INSTANCES=2` two of them on one PostgreSQL database behind
 * a proxy.
 */
const entry = process.env.E2E_INSTANCES === '2' ? 'test/instances/main.ts' : 'src/main.ts';
const mostTries = 3;

/**
 * Starts a sandbox on ports that it finds free itself, and learns them from its output: no other server, such
 * as that of a second run beside this one, can be taken for it. It serves the portal in `portalFolder`, or
 * the one that is built here. `env` is added to its environment.
 */
export async function launchSandbox(
  portalFolder?: string,
  env: NodeJS.ProcessEnv = {},
  tries = mostTries,
): Promise<Launched> {
  try {
    return await launch(portalFolder, env);
  } catch (error) {
    // Between finding ports free and taking them, another process was faster.
    if (tries > 1 && String(error).includes('EADDRINUSE')) return launchSandbox(portalFolder, env, tries - 1);
    throw error;
  }
}

function launch(portalFolder: string | undefined, env: NodeJS.ProcessEnv): Promise<Launched> {
  // The contracts of the features are read as sources: no other feature has to be built for the tests of one.
  const child = spawn(process.execPath, ['--conditions=@my-air/source', entry], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: 'memory',
      DATABASE_URL: '',
      NODE_OPTIONS: '',
      ...(portalFolder && { PORTAL_DIST: portalFolder }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((launched, failed) => {
    let output = '';
    const fail = (reason: string) => {
      child.kill('SIGKILL');
      failed(new Error(`${reason}:\n${output}`));
    };
    const timer = setTimeout(() => fail('The sandbox was not ready in time'), longestStart);
    child.once('close', () => fail('The sandbox ended at its start'));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        const port = /http:\/\/localhost:(\d+)\/sandbox/.exec(output)?.[1];
        if (port === undefined) return;
        clearTimeout(timer);
        launched({ child, port: Number(port) });
      });
    }
  });
}
