import { step } from './run.mjs';

/** Runs checks one after the other, each whatever the others found, and remembers how each went. */
export function createChecks() {
  const rows = [];
  return {
    /** Runs one. `work` returns an exit code, and the output to show when it is not 0. */
    check: async (name, work) => {
      step(name);
      const startedAt = performance.now();
      const { code, output = '' } = await work();
      rows.push({ name, isRed: code !== 0, seconds: (performance.now() - startedAt) / 1000 });
      if (code !== 0) console.error(output);
    },
    /** The checks that were run: name, seconds, and whether it is red. */
    rows,
    /** Says how it went, and ends the process with it. */
    finish: () => {
      const red = rows.filter(({ isRed }) => isRed).map(({ name }) => name);
      step(red.length === 0 ? 'All is green' : `Red: ${red.join(' · ')}`);
      process.exit(red.length === 0 ? 0 : 1);
    },
  };
}
