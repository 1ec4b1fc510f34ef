import { step } from './run.mjs';

/** Runs checks one after the other, each whatever the others found, and remembers which failed. */
export function createChecks() {
  const red = [];
  return {
    /** Runs one; `work` returns an exit code, and the output to show when it is not 0. */
    check: async (name, work) => {
      step(name);
      const { code, output = '' } = await work();
      if (code === 0) return;
      red.push(name);
      console.error(output);
    },
    /** Says how it went, and ends the process with it. */
    finish: () => {
      step(red.length === 0 ? 'All is green' : `Red: ${red.join(' · ')}`);
      process.exit(red.length === 0 ? 0 : 1);
    },
  };
}
