import { expect, test } from 'vitest';

import { aiJobs } from '../database/schema.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import { findFaults } from '#test/support/findFaults.ts';

const { sandbox } = testSandbox();

test('[AIM-05] the seeds add up, with a job that has ended and one that waits for approval', async () => {
  const { db } = sandbox().control;
  expect(await findFaults(db)).toEqual([]);
  const jobs = await db.select().from(aiJobs).orderBy(aiJobs.id);
  expect(jobs.map(({ status }) => status)).toEqual(['completed', 'review']);
});
