import { newerCalls } from './newerCalls.mjs';
import { oldestBrowsers } from './oldestBrowsers.mjs';

/**
 * The calls that libraries make only where they exist, in ways that the check cannot see: the end of a
 * module's name, and the calls.
 */
const guarded = {
  'ky/distribution/core/Ky.js': ['AbortSignal.any'],
  'ky/distribution/utils/merge.js': ['AbortSignal.any'],
};

/** Fails the build on a call that one of the oldest browsers does not have, in our code or in a dependency's. */
export function knownCalls() {
  return {
    name: 'my-air-known-calls',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      );
      const faults = modules.flatMap(([id, { code }]) => {
        const known = Object.entries(guarded).find(([end]) => id.endsWith(end))?.[1] ?? [];
        const calls = newerCalls(this.parse(code ?? ''), oldestBrowsers);
        return calls
          .filter(({ name }) => !known.includes(name))
          .map(({ name, needs }) => `${name} needs ${needs} (${id})`);
      });
      if (faults.length > 0) {
        this.error(
          `The oldest supported browsers lack what is called here (docs/decisions/0015):\n${faults.join('\n')}\nCall something older, or check that it exists.`,
        );
      }
    },
  };
}
