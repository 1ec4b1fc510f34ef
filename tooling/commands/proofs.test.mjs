import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { addProofRow } from './addProofRow.mjs';
import { proofs, runProof } from './proofs.mjs';
import { root } from './run.mjs';

const quietly = { quiet: true };
const prints = (text, code = 0) => ({
  program: process.execPath,
  args: ['-e', `console.log(${JSON.stringify(text)}); process.exitCode = ${code}`],
});

test('a proof holds when each of its commands does, and says the lines that are counts', async () => {
  const counts = (output) => output.split('\n').filter((line) => line.includes('kills'));
  const good = prints('starting\nembedded: 3 kills, 0 differences');
  expect(await runProof({ commands: [good, prints('server: 4 kills')], counts }, quietly)).toEqual({
    isHeld: true,
    counts: 'embedded: 3 kills, 0 differences; server: 4 kills',
  });
  expect((await runProof({ commands: [prints('', 1), good], counts }, quietly)).isHeld).toBe(false);
});

test('without lines of its own, a proof says how its runners count their tests', async () => {
  const tests = prints('      \u001B[1mTests\u001B[22m  12 passed (12)\n  3 passed (2.0s)\n');
  expect(await runProof({ commands: [tests] }, quietly)).toEqual({
    isHeld: true,
    counts: 'Tests  12 passed (12); 3 passed (2.0s)',
  });
});

test('a second run writes a second row into the table of proofs', () => {
  const text = readFileSync(join(root, 'docs/proofs.md'), 'utf8');
  const row = {
    name: 'chaos',
    counts: '3 kills',
    minutes: 1.23,
    isHeld: true,
    commit: 'abc',
    date: '2026-11-24',
  };
  const once = addProofRow(text, row);
  const twice = addProofRow(once, { ...row, isHeld: false });
  expect(twice.slice(0, text.trimEnd().length)).toBe(text.trimEnd());
  expect(twice.slice(text.trimEnd().length)).toBe(
    '\n| chaos | holds | 3 kills | 1.2 | abc | 2026-11-24 |\n| chaos | **failed** | 3 kills | 1.2 | abc | 2026-11-24 |\n',
  );
  expect(text).toMatch(/\| proof \| .*\n\| --- /);
});

test('docs/proofs.md explains every proof', () => {
  const text = readFileSync(join(root, 'docs/proofs.md'), 'utf8');
  for (const [name, { what }] of Object.entries(proofs)) expect(text).toContain(`- **${name}**: ${what}.`);
});
