import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The records that turbo has kept of runs with `--summarize`, the newest first. */
export function runRecords(root) {
  const folder = join(root, '.turbo/runs');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}

export const readRecord = (file) => JSON.parse(readFileSync(file, 'utf8'));
