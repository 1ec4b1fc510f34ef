import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// oxlint-disable-next-line no-control-regex -- colour codes begin with a control character
const colours = /\u001B\[[0-9;]*m/g;

/** The tests that a runner's closing lines report: Vitest's `Tests  1 failed | 11 passed (12)` and Playwright's `5 passed (3.2s)`. */
export function countTests(log) {
  let passed = 0;
  let failed = 0;
  for (const line of log.replaceAll(colours, '').split('\n')) {
    const vitest = /^\s*Tests\s+(.*)\(\d+\)/.exec(line)?.[1];
    const playwright = /^\s*(\d+ (?:passed|failed|flaky))(?: \([\d.]+\w+\))?\s*$/.exec(line)?.[1];
    const text = vitest ?? playwright;
    if (!text) continue;
    passed += Number(/(\d+) (?:passed|flaky)/.exec(text)?.[1] ?? 0);
    failed += Number(/(\d+) failed/.exec(text)?.[1] ?? 0);
  }
  return { passed, failed };
}

/** Sums the tests over the logs that turbo keeps of the named tasks, restored from its cache or fresh. */
export function countAllTests(root, tasks) {
  const total = { passed: 0, failed: 0 };
  for (const kind of ['apps', 'packages', 'tooling']) {
    for (const name of readdirSync(join(root, kind))) {
      for (const task of tasks) {
        const log = join(root, kind, name, '.turbo', `turbo-${task.replaceAll(':', '$colon$')}.log`);
        if (!existsSync(log)) continue;
        const { passed, failed } = countTests(readFileSync(log, 'utf8'));
        total.passed += passed;
        total.failed += failed;
      }
    }
  }
  return total;
}
