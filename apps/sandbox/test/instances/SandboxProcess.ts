import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const longestStartMs = 120_000;

/** A sandbox in a process of its own, which can be killed and started again under the same address. */
export class SandboxProcess {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  /** @param env its settings; `PORT` is needed */
  constructor(env: Readonly<Record<string, string>>) {
    this.url = `http://localhost:${env.PORT}`;
    // The cache of compiled modules halves the time of a start.
    const cache = { NODE_COMPILE_CACHE: join(tmpdir(), 'my-air-chaos-modules') };
    this.#env = { ...process.env, NODE_OPTIONS: '', MANAGER_DELAY: 'off', ...cache, ...env };
  }

  /** Starts it. Resolves once it has announced itself; throws its output when it ended instead. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--conditions=@my-air/source', main], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`The sandbox did not start:\n${said}`)),
        longestStartMs,
      );
      child.once('exit', () => reject(new Error(`The sandbox ended:\n${said}`)));
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          if (said.includes('Sign in as one of these')) resolve();
        });
      }
      child.once('exit', () => clearTimeout(timer));
    });
  }

  /** Whether it runs, as far as is known. */
  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Ends it. Resolves once it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || !this.isRunning) return;
    const isGone = once(child, 'exit');
    child.kill(signal);
    await isGone;
  }
}
