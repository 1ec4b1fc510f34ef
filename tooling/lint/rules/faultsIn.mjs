import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../..', import.meta.url).pathname;

/** Runs the linter with one rule of ours over a file with some code; returns the number of faults. For tests. */
export function faultsIn(rule, file, code) {
  const folder = mkdtempSync(join(tmpdir(), 'my-air-lint-'));
  try {
    const config = join(folder, 'oxlint.json');
    const jsPlugins = [join(root, 'tooling/lint/plugin.mjs')];
    writeFileSync(join(folder, file), `${code}\n`);
    writeFileSync(config, JSON.stringify({ jsPlugins, rules: { [`my-air/${rule}`]: 'error' } }));
    const { diagnostics } = JSON.parse(lint(['-c', config, '-f', 'json', folder]));
    return diagnostics.filter(({ code: name }) => name.includes(rule)).length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The report of the linter, which exits with an error where it finds a fault. */
function lint(args) {
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), args, { encoding: 'utf8' });
  } catch (error) {
    return error.stdout;
  }
}
