import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { run } from '../run.ts';
import type { Registry } from './Registry.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** The fields of a published package that a release changes. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
}

type ReleaseKind = 'patch' | 'minor' | 'major';

/** A clone of the last commit, in which releases are made: the work tree is never changed. */
export class ReleaseClone {
  readonly folder: string;
  readonly #env: Readonly<Record<string, string>>;

  private constructor(folder: string, registry: Registry) {
    this.folder = folder;
    this.#env = {
      npm_config_userconfig: registry.userConfig,
      // A dead registry is tried once.
      npm_config_fetch_retries: '0',
      TURBO_CACHE_DIR: join(root, '.turbo/cache'),
      GIT_AUTHOR_NAME: 'Rehearsal',
      GIT_AUTHOR_EMAIL: 'rehearsal@my-air.test',
      GIT_COMMITTER_NAME: 'Rehearsal',
      GIT_COMMITTER_EMAIL: 'rehearsal@my-air.test',
    };
  }

  /** Clones and installs the last commit. */
  static async make(folder: string, registry: Registry): Promise<ReleaseClone> {
    await run('git', ['clone', '--quiet', '--no-tags', root, folder], root);
    const clone = new ReleaseClone(folder, registry);
    // Releases are made on main, whichever branch is rehearsed.
    await clone.git('checkout', '--quiet', '-B', 'main');
    await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], folder, clone.#env);
    return clone;
  }

  git(...args: string[]): Promise<string> {
    return run('git', args, this.folder, this.#env);
  }

  /** Runs a step of the release command as it is run by hand. */
  release(...step: ['version' | 'publish' | 'canary'] | ['only', string]): Promise<string> {
    return run('pnpm', ['release', ...step], this.folder, this.#env);
  }

  /** Runs a step of the release command without pnpm on the path. */
  async releaseWithoutPnpm(step: 'version'): Promise<string> {
    // Git is the only program on it.
    const bin = join(dirname(this.folder), 'bin');
    const git = (await run('sh', ['-c', 'command -v git'], this.folder)).trim();
    mkdirSync(bin);
    symlinkSync(git, join(bin, 'git'));
    return run(process.execPath, ['tooling/commands/release.mjs', step], this.folder, {
      ...this.#env,
      PATH: bin,
    });
  }

  /** Writes a changed text of a package and its release note, and commits both. */
  async change(
    file: string,
    [find, replace]: readonly [string, string],
    kind: ReleaseKind,
    id = 'rehearsed',
  ): Promise<void> {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(find).length !== 2) throw new Error(`${file} has to hold "${find}" once`);
    writeFileSync(
      path,
      text.replace(find, () => replace),
    );
    const [, name = ''] = file.split('/');
    await this.note(id, name, kind);
  }

  /** Writes a release note of a package, and commits it with all that has changed. */
  async note(id: string, name: string, kind: ReleaseKind): Promise<void> {
    writeFileSync(
      join(this.folder, `.changeset/${id}.md`),
      `---\n'@my-air/${name}': ${kind}\n---\n\nRehearsed.\n`,
    );
    await this.commit(`[${name}] Rehearse a change`);
  }

  async commit(message: string): Promise<void> {
    await this.git('add', '--all');
    await this.git('commit', '--quiet', '--message', message);
  }

  /** The packages that are published, as their package.json says now. */
  manifests(): readonly Manifest[] {
    return globSync('{apps,packages}/*/package.json', { cwd: this.folder })
      .map(
        (file) =>
          JSON.parse(readFileSync(join(this.folder, file), 'utf8')) as Manifest & { private?: boolean },
      )
      .filter((manifest) => !manifest.private);
  }
}
