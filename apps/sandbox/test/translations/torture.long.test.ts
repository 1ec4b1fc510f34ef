import { expect, test } from 'vitest';

import { runTorture } from './runTorture.ts';

/** `npm run prove -- translations` does it with 50,000 videos in four languages and five kills. */
const job = { videos: 900, languages: ['en', 'es', 'ru', 'pt-BR'], failureRate: 0.07, seed: 3 };

test.each(['embedded', 'postgres'] as const)(
  '[AIM-05] on %s, a job that is killed while it translates and while it is undone leaves nothing out, and nothing twice',
  async (database) => {
    const report = await runTorture({ ...job, database, kills: 2, undoKills: 1 }, () => {});
    expect(report.faults).toEqual([]);
    expect(report.counts).toMatchObject({ twice: 0, never: 0 });
    expect(report.counts.items).toBeGreaterThan(2_000);
  },
  300_000,
);
