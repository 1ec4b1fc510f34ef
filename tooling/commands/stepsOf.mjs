// oxlint-disable-next-line no-control-regex -- colour codes begin with a control character
const colours = /\u001B\[[0-9;]*m/g;

/**
 * The steps that a runner's log reports, in seconds: Vitest's `Duration 10.0s (transform 36%, tests 34%)`, whose shares
 * are those of all its workers together, and the line `Steps  reset 10.2s, load 30.1s` of our end-to-end reporter.
 * A log of several runs gives their sum.
 */
export function stepsOf(log) {
  const steps = {};
  const add = (name, seconds) => (steps[name] = (steps[name] ?? 0) + seconds);
  for (const line of log.replaceAll(colours, '').split('\n')) {
    const vitest = /^\s*Duration\s+([\d.]+)(ms|s|m)\s*\((.+)\)/.exec(line);
    if (vitest) {
      const whole = Number(vitest[1]) * { ms: 0.001, s: 1, m: 60 }[vitest[2]];
      for (const [, name, share] of vitest[3].matchAll(/(\w+) (\d+)%/g)) add(name, (whole * share) / 100);
    }
    const playwright = /^\s*Steps\s+(.+)$/.exec(line)?.[1] ?? '';
    for (const [, name, seconds] of playwright.matchAll(/(\w+) ([\d.]+)s/g)) add(name, Number(seconds));
  }
  return steps;
}
