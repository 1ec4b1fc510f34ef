import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { run } from '../run.ts';
import type { Registry } from './Registry.ts';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
}

/** A portal outside the workspace, made and kept with npm from the registry alone. */
export class StrangersPortal {
  readonly folder: string;
  readonly #env: Readonly<Record<string, string>>;

  private constructor(folder: string, env: Readonly<Record<string, string>>) {
    this.folder = folder;
    this.#env = env;
  }

  /** Makes a portal with `npm create`, in a new folder. */
  static async create(parent: string, registry: Registry): Promise<StrangersPortal> {
    const env = {
      npm_config_userconfig: registry.userConfig,
      // The versions of another rehearsal are not in it.
      npm_config_cache: join(parent, 'npm-cache'),
    };
    const choices = ['--features', 'home,messenger,news', '--brand', 'Acme', '--accent', '#0a7'];
    await run('npm', ['create', '--yes', '@my-air/portal', 'acme', '--', ...choices], parent, env);
    return new StrangersPortal(join(parent, 'acme'), env);
  }

  npm(...args: string[]): Promise<string> {
    return run('npm', args, this.folder, this.#env);
  }

  /** Runs a script of the portal with a backend. */
  runWith(env: Readonly<Record<string, string>>, script: string): Promise<string> {
    return run('npm', ['run', script], this.folder, { ...this.#env, ...env });
  }

  /** The packages that its package.json names. */
  dependencies(): Readonly<Record<string, string>> {
    const manifest = JSON.parse(readFileSync(join(this.folder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    return manifest.dependencies;
  }

  /** The versions that are installed, by their places. */
  installed(): Readonly<Record<string, string>> {
    const lock = JSON.parse(readFileSync(join(this.folder, 'package-lock.json'), 'utf8')) as Lock;
    const places = Object.entries(lock.packages).filter(([place]) => place !== '');
    return Object.fromEntries(places.map(([place, { version = '' }]) => [place, version]));
  }
}
