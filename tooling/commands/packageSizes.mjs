import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { root } from './run.mjs';

// `pnpm sizes`: the size of each published package beside its budget, the field `sizeBudget` of its package.json, in kB: its
// built modules together after gzip, without texts. It fails for a package that is larger, is not built, or has no budget.
const rows = globSync('packages/*/package.json', { cwd: root })
  .sort()
  .map((path) => ({ folder: join(root, path, '..'), ...JSON.parse(readFileSync(join(root, path), 'utf8')) }))
  .filter((manifest) => !manifest.private)
  .map(({ name, folder, sizeBudget }) => ({ name, sizeBudget, size: sizeOf(folder) }));

for (const { name, size, sizeBudget } of rows) {
  const isWithin = size > 0 && size <= sizeBudget;
  if (!isWithin) process.exitCode = 1;
  const sizes = `${size.toFixed(1).padStart(6)} of ${String(sizeBudget ?? '–').padStart(4)} kB`;
  console.log(`${isWithin ? '✓' : '✗'} ${name.padEnd(30)} ${sizes}`);
}

function sizeOf(folder) {
  const modules = globSync('dist/**/*.js', { cwd: folder }).filter((file) => !file.includes('locales/'));
  const code = modules.sort().map((file) => readFileSync(join(folder, file)));
  return code.length === 0 ? 0 : gzipSync(Buffer.concat(code)).length / 1000;
}
