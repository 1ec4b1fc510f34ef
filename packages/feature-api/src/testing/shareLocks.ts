import { onTestFinished, vi } from 'vitest';

/** Gives the page the locks that all tabs of a browser share, for one test; the test environment has none. */
export function shareLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const pending: { name: string }[] = [];
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, _options: LockOptions, task: () => Promise<unknown>) => {
        pending.push({ name });
        const next = last.then(() => {
          pending.shift();
          return task();
        });
        last = next.catch(() => undefined);
        return next;
      },
      query: async () => ({ pending }),
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}
