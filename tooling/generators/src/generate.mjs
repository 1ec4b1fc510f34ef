import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { duties } from './duties.mjs';
import { featureFiles } from './featureFiles.mjs';
import { withNeeded } from './parts.mjs';
import { namesOf } from './templates.mjs';
import { workspaceEdits } from './workspaceEdits.mjs';

// `pnpm gen feature events --with card,e2e`: writes a package, and names it wherever a feature is named. All is worked out
// before anything is written, and what was written is taken back when a file cannot be.
const repository = fileURLToPath(new URL('../../..', import.meta.url));
const root = process.env.MY_AIR_ROOT ?? repository;

function plan() {
  const { values, positionals } = parseArgs({
    options: { with: { type: 'string' } },
    allowPositionals: true,
  });
  const [kind, name] = positionals;
  if (kind !== 'feature' || !name)
    throw new Error(
      'Usage: pnpm gen feature <name> [--with contract,card,…], for example: pnpm gen feature live-events',
    );
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    throw new Error(`"${name}" is not kebab-case. Try something like "ads-boost".`);
  const parts = withNeeded(values.with);
  const names = namesOf(name);
  const files = featureFiles(root, names, parts);
  const taken = [`packages/${name}`, ...files.map(([path]) => path)].find((path) =>
    existsSync(join(root, path)),
  );
  if (taken) throw new Error(`${taken} is already there. Choose another name, or change that feature.`);
  const edited = new Map();
  for (const [path, change] of workspaceEdits(names, parts)) {
    const text = edited.get(path) ?? readFileSync(join(root, path), 'utf8');
    const changed = change(text);
    if (changed === text)
      throw new Error(`${path} has no place for ${name}: see tooling/generators/src/workspaceEdits.mjs.`);
    edited.set(path, changed);
  }
  return { names, parts, files: [...files, ...edited] };
}

function write(files) {
  const texts = new Map(
    files.map(([path]) => [path, existsSync(join(root, path)) ? readFileSync(join(root, path)) : undefined]),
  );
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    const formatted = files.map(([path]) => path).filter((path) => !/\.(?:po|jpg)$|CODEOWNERS/.test(path));
    execFileSync(process.execPath, [join(repository, 'node_modules/oxfmt/bin/oxfmt'), ...formatted], {
      cwd: root,
      stdio: 'pipe',
    });
  } catch (error) {
    for (const [path, text] of texts)
      if (text) writeFileSync(join(root, path), text);
      else rmSync(join(root, path), { force: true });
    throw error;
  }
}

try {
  const { names, parts, files } = plan();
  write(files);
  console.log(duties(names, parts));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
