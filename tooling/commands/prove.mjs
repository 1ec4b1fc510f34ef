import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { addProofRow } from './addProofRow.mjs';
import { proofs, runProof } from './proofs.mjs';
import { root, step } from './run.mjs';

// `npm run prove -- chaos`: a long proof, whose row is added to docs/proofs.md. Without a name it lists them.
const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(proofs, name));
if (names.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no proof ${unknown.join(', ')}. There are:`);
  for (const [name, { what }] of Object.entries(proofs)) console.log(`${name.padEnd(14)} ${what}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const file = join(root, 'docs/proofs.md');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
for (const name of names) {
  step(`Proving ${name}: ${proofs[name].what}`);
  const startedAt = performance.now();
  const { isHeld, counts } = await runProof(proofs[name]);
  const row = {
    name,
    counts,
    minutes: (performance.now() - startedAt) / 60_000,
    isHeld,
    commit: `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', 'apps', 'packages') ? ' and changes' : ''}`,
    date: new Date().toISOString().slice(0, 10),
  };
  writeFileSync(file, addProofRow(readFileSync(file, 'utf8'), row));
  step(`${name} ${isHeld ? 'holds' : 'FAILED'}: ${counts}`);
  if (!isHeld) process.exitCode = 1;
}
