import { step } from './run.mjs';

/** Runs checks one after the other, each whatever the others found, and remembers how each went. */
export function createChecks() {
  const rows = [];
  return {
    /**
     * Runs one. `work` returns an exit code, the output to show when it is not 0, and the counts of its tests where it
     * runs some: a check in which no test ran is red.
     */
    check: async (name, work) => {
      step(name);
      const startedAt = performance.now();
      const { code, output = '', tests } = await work();
      const isEmpty = tests !== undefined && tests.passed + tests.failed === 0;
      const isRed = code !== 0 || isEmpty || tests?.flaky > 0;
      rows.push({ name, isRed, tests, seconds: (performance.now() - startedAt) / 1000 });
      if (isRed) console.error(isEmpty && code === 0 ? `${name}: no test ran.` : output);
    },
    /** The checks that were run: name, seconds, counts of tests, and whether it is red. */
    rows,
    /** Says how it went, and ends the process with it. */
    finish: () => {
      const red = rows.filter(({ isRed }) => isRed).map(({ name }) => name);
      step(red.length === 0 ? 'All is green' : `Red: ${red.join(' · ')}`);
      process.exit(red.length === 0 ? 0 : 1);
    },
  };
}
