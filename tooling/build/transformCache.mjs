import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The files that decide the result besides the module itself: this folder's own code, and the versions of
 * every tool.
 */
const versions = ['pnpm-lock.yaml', 'tooling/build/babel.mjs', 'tooling/build/lingui.mjs'];
/** Installed elsewhere, as from a tarball, the package has no files with those versions. */
const isInWorkspace = (workspace) => versions.every((file) => existsSync(join(workspace, file)));

const hashOf = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/**
 * Keeps transformed modules on disk: the tests, stories and builds of every package read the kit's modules, and each
 * would transform them again. Outside the workspace nothing is kept. The entries of one set of tools are deleted when the next set writes its first one.
 */
export function createTransformCache(
  folder = join(root, 'node_modules/.cache/my-air/babel'),
  workspace = root,
) {
  if (!isInWorkspace(workspace)) return (_code, _file, _options, transform) => transform();
  const own = join(
    folder,
    hashOf(...versions.map((file) => readFileSync(join(workspace, file)))).slice(0, 16),
  );

  function prepare() {
    if (existsSync(own)) return;
    mkdirSync(own, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (!own.endsWith(name)) rmSync(join(folder, name), { recursive: true, force: true });
    }
  }

  /**
   * The transformed code of a module; `transform` makes it when no process has yet. `options` is any other
   * input to the result.
   */
  return async function cached(code, file, options, transform) {
    prepare();
    // The Lingui macro leaves the texts out for production.
    const path = join(own, hashOf(relative(root, file), options, process.env.NODE_ENV ?? '', code));
    const kept = await readFile(path, 'utf8').catch(() => undefined);
    if (kept !== undefined) return kept;
    const made = await transform();
    // Several processes write the same entry: each its own file, which then takes the place in one go.
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, made)
      .then(() => rename(draft, path))
      .catch(() => {});
    return made;
  };
}
