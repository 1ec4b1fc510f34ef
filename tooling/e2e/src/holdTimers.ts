import type { BrowserContext } from '@playwright/test';

/**
 * Lets timers of this delay in the pages of a context run for ten minutes, as long as a test on a busy machine may
 * need: those of a toast with a button that the test presses. Unit tests check the real time.
 */
export async function holdTimers(context: BrowserContext, delay: number): Promise<void> {
  await context.addInitScript((held) => {
    const start = window.setTimeout.bind(window);
    const patient = (run: () => void, after?: number) => start(run, after === held ? 600_000 : after);
    window.setTimeout = patient as typeof window.setTimeout;
  }, delay);
}
