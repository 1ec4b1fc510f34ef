import { percentile } from '@my-air/bench';

/** Lets a page note, for each press, the time until it is painted, by the browser's own Event Timing, on a phone four times slower. */
export async function watchPresses(page) {
  await page.addInitScript(() => {
    window.presses = new Map();
    // Events below 16 ms are not listed, and count as nothing.
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (!interactionId) continue;
        window.presses.set(interactionId, Math.max(duration, window.presses.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * Reports the 95th percentile of a page's presses since the last report. `limit` is above what an otherwise idle machine of
 * two cores took on 30 November 2026, since twelve presses vary by half; the goal is what is owed.
 */
export async function reportPresses(report, page, name, limit) {
  const times = await page.evaluate(async () => {
    // The last press is painted and listed by then.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)));
    const noted = [...window.presses.values()];
    window.presses.clear();
    return noted;
  });
  console.log(`${name}: ${times.length} presses, longest ${Math.max(...times)} ms`);
  report.add({
    what: `From a press to its paint, ${name}, p95`,
    ours: percentile(times, 0.95),
    unit: 'ms',
    limit,
    goal: 100,
  });
}

/** The screen of a phone, as a context of the browser takes it. */
export const phone = { locale: 'en-US', viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' };
