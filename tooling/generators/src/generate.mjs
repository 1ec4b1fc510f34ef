import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { featureFiles } from './featureFiles.mjs';
import { installInShell } from './installInShell.mjs';

const root = process.env.MY_AIR_ROOT ?? fileURLToPath(new URL('../../..', import.meta.url));
const [kind, name] = process.argv.slice(2);

function stop(message) {
  console.error(message);
  process.exit(1);
}

if (kind !== 'feature' || !name)
  stop('Usage: pnpm gen feature <name>, for example: pnpm gen feature live-events');
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  stop(`"${name}" is not kebab-case. Try something like "ads-boost".`);
const folder = join(root, 'packages', name);
if (existsSync(folder))
  stop(`packages/${name} is already there. Choose another name, or change that feature.`);

for (const [path, content] of featureFiles(name)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
for (const app of ['portal', 'storybook']) {
  const path = join(root, 'apps', app, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  manifest.dependencies = Object.fromEntries(
    Object.entries({ ...manifest.dependencies, [`@my-air/${name}`]: 'workspace:*' }).sort(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  );
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}
installInShell(join(root, 'apps/portal/src'), name);

console.log(`packages/${name} is there, and the shell shows it. Next:
  pnpm install
  pnpm -F @my-air/${name} i18n:extract   then write the translations in src/locales
  pnpm -F @my-air/${name} i18n:compile
  pnpm -F @my-air/${name} dev            the feature alone, beside a running sandbox`);
