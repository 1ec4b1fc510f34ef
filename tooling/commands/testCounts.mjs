// oxlint-disable-next-line no-control-regex -- colour codes begin with a control character
const colours = /\u001B\[[0-9;]*m/g;
const outcomes = ['passed', 'failed', 'flaky', 'skipped'];

/**
 * The tests that a runner's lines report: Vitest's `Tests  1 failed | 11 passed (12)`, Playwright's `5 passed (3.2s)`.
 * A flaky test passed only when it was run again; it is not among the passed ones.
 */
export function countTests(log) {
  const counts = { passed: 0, failed: 0, flaky: 0, skipped: 0 };
  for (const line of log.replaceAll(colours, '').split('\n')) {
    const vitest = /^\s*Tests\s+(.*)\(\d+\)/.exec(line)?.[1];
    const playwright = /^\s*(\d+ (?:passed|failed|flaky|skipped))(?: \([\d.]+\w+\))?\s*$/.exec(line)?.[1];
    const text = vitest ?? playwright ?? '';
    for (const outcome of outcomes)
      counts[outcome] += Number(new RegExp(`(\\d+) ${outcome}`).exec(text)?.[1] ?? 0);
    // Vitest counts a retried test as passed and says so at its own line alone.
    if (/^\s*✓ .* \(retry x\d+\)/.test(line)) {
      counts.flaky += 1;
      counts.passed -= 1;
    }
  }
  return counts;
}

/** The sum of several counts. */
export function sumCounts(counts) {
  const total = countTests('');
  for (const one of counts) for (const outcome of outcomes) total[outcome] += one[outcome];
  return total;
}

/**
 * The closing line of a run, which other programs read: `N passed, N failed`, and the skipped tests. A flaky
 * test failed.
 */
export function closingLine({ passed, failed, flaky, skipped }, isRed) {
  const red = failed + flaky;
  const line = `${passed} passed, ${isRed ? Math.max(red, 1) : red} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
