// Runs the end-to-end tests of the package in the working folder: all of them with SAMPLE=whole, otherwise some of each file,
// as `npm test` does. Files and options that are named go to Playwright as they are, such as `pnpm e2e accounts --headed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { isWhole, sample } from '@my-air/vitest/sample';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

interface Listed {
  file: string;
  /** The titles of the groups that the test is in, and its own. */
  titles: string[];
}

const playwright = join(
  dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);

function runPlaywright(args: readonly string[], stdio: 'inherit' | 'pipe') {
  return spawnSync(process.execPath, [playwright, 'test', ...args], {
    stdio,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
}

function listTests(): Listed[] {
  const { stdout, stderr, status } = runPlaywright(['--list', '--reporter=json'], 'pipe');
  if (status !== 0) throw new Error(`The end-to-end tests could not be listed:\n${stdout}${stderr}`);
  const { suites } = JSON.parse(stdout) as JSONReport;
  const listIn = ({ file, specs, suites: groups = [] }: JSONReportSuite, above: string[]): Listed[] => [
    ...specs.map(({ title }) => ({ file, titles: [...above, title] })),
    ...groups.flatMap((group) => listIn(group, [...above, group.title])),
  ];
  return suites.flatMap((suite) => listIn(suite, []));
}

/** Whether the cases of a file are a sample already. */
const isDrawnWithin = (file: string) =>
  readFileSync(join('e2e', file), 'utf8').includes("from '@my-air/vitest/sample'");

function runDrawn(): number {
  const folder = mkdtempSync(join(tmpdir(), 'my-air-e2e-'));
  try {
    const drawn = sample(listTests(), {
      each: 3,
      kindOf: ({ file, titles }) => (isDrawnWithin(file) ? titles.join(' ') : file),
      nameOf: ({ titles }) => titles.join(' '),
    });
    const list = join(folder, 'tests.txt');
    writeFileSync(list, drawn.map(({ file, titles }) => [file, ...titles].join(' › ')).join('\n'));
    return runPlaywright([`--test-list=${list}`], 'inherit').status ?? 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const named = process.argv.slice(2);
process.exitCode = isWhole || named.length > 0 ? (runPlaywright(named, 'inherit').status ?? 1) : runDrawn();
