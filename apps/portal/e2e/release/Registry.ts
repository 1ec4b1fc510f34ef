import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../bin/verdaccio', import.meta.resolve('verdaccio')));

/** One package as the registry describes it. */
export interface Published {
  readonly versions: Readonly<Record<string, unknown>>;
  readonly 'dist-tags': Readonly<Record<string, string>>;
}

/** A registry of our packages alone, which keeps them in a folder and can be ended and started again. */
export class Registry {
  readonly #folder: string;
  readonly #port: number;
  #process: ChildProcess | undefined;
  /** The packages that were published since the start, each time. */
  readonly accepted: string[] = [];
  #onAccepted: () => void = () => {};

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  /** Starts a registry on a free port, with its files in a new folder. */
  static async start(folder: string): Promise<Registry> {
    mkdirSync(folder);
    const registry = new Registry(folder, await findFreePort());
    writeFileSync(
      join(folder, 'config.yaml'),
      `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
packages:
  '@my-air/*': { access: $all, publish: $all }
max_body_size: 100mb
log: { type: stdout, format: json, level: http }
`,
    );
    // Only our own packages come from here; all others from the registry of the machine.
    writeFileSync(
      registry.userConfig,
      `@my-air:registry=${registry.url}/\n//${registry.#host}/:_authToken=nobody\n`,
    );
    await registry.startAgain();
    return registry;
  }

  get #host(): string {
    return `127.0.0.1:${this.#port}`;
  }
  get url(): string {
    return `http://${this.#host}`;
  }
  /** The file of settings with which npm and pnpm take our packages from here. */
  get userConfig(): string {
    return join(this.#folder, 'npmrc');
  }

  /** Starts the registry on its port, with the packages that it has. */
  async startAgain(): Promise<void> {
    const child = spawn(
      process.execPath,
      [program, '--config', join(this.#folder, 'config.yaml'), '--listen', this.#host],
      { cwd: this.#folder, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    this.#process = child;
    const hasStarted = new Promise<void>((started, failed) => {
      child.once('close', () => failed(new Error('The registry ended at its start')));
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes('http address')) started();
        this.#note(line);
      });
    });
    await hasStarted;
  }

  /** Notes a package that was published. */
  #note(line: string): void {
    if (!line.startsWith('{')) return;
    const { request, status } = JSON.parse(line) as {
      request?: { method: string; url: string };
      status?: number;
    };
    if (request?.method !== 'PUT' || status !== 201) return;
    this.accepted.push(decodeURIComponent(request.url.slice(1)));
    this.#onAccepted();
  }

  /** Ends the registry as a crash would, once it has accepted some more packages. */
  async killAfter(count: number): Promise<void> {
    const last = this.accepted.length + count;
    await new Promise<void>((reached) => {
      this.#onAccepted = () => this.accepted.length >= last && reached();
    });
    await this.stop();
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const hasEnded = once(child, 'exit');
    child.kill('SIGKILL');
    await hasEnded;
  }

  /** A package as the registry has it; undefined when it was never published. */
  async read(name: string): Promise<Published | undefined> {
    const answer = await fetch(`${this.url}/${encodeURIComponent(name)}`);
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${name}: the registry responded with ${answer.status}`);
    return (await answer.json()) as Published;
  }
}

/** A port of the loopback that no server has. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
