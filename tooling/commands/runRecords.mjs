import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The file that the record of the last `npm test`, or of a part of `npm run check`, is kept in. */
export const lastRun = (root) => join(root, '.turbo/last-run.json');

/** The newest record that turbo has kept of a run with `--summarize`. */
export function lastRecord(root) {
  const folder = join(root, '.turbo/runs');
  const [newest] = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return newest && readRecord(newest);
}

export const readRecord = (file) => JSON.parse(readFileSync(file, 'utf8'));
