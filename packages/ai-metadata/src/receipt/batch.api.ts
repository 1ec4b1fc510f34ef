import type { PortalContext } from '@my-air/feature-api';
import { sendOnce } from '@my-air/data-kit/writes';

import { listJobs, startBatch, type Job, type PreCalculation } from '../contract.ts';
import { keepChannel } from '../channels/channels.api.ts';
import { orNull } from '../failure/orNull.ts';
import { keepJob } from '../jobs/jobs.api.ts';
import { jobsQuery } from '../jobs/jobsQuery.ts';
import type { BatchSettings } from './BatchSettings.ts';
import { bodyOf, type BatchOrder } from './price.api.ts';

/** A job that runs: its id where the server sends it. */
export interface StartedBatch {
  jobId: string | undefined;
}

/** Starts the job of an order once, at the price that the user has seen. */
export async function startBatchOnce(
  portal: PortalContext,
  order: BatchOrder,
  price: PreCalculation,
): Promise<StartedBatch> {
  const { api } = portal;
  const { channelId: id, settings } = order;
  const jobs = () => orNull(api.send(listJobs, { query: { channel: id } }).then((answer) => answer.jobs));
  const started = await sendOnce<StartedBatch>(portal, {
    name: `batch-${id}`,
    signature: JSON.stringify([bodyOf(order), settings.review]),
    send: async (idempotencyKey) => {
      const body = {
        ...bodyOf(order),
        ...(price.as_of && { as_of: price.as_of }),
        ...(settings.review && { is_review: true }),
        expected_spent: price.translation_spent,
      };
      const { channel, batch_translation_id, job } = await api.send(
        startBatch,
        { params: { id }, body },
        { idempotencyKey },
      );
      keepChannel(portal, channel);
      if (job) keepJob(portal, job);
      const jobId = batch_translation_id ?? job?.id;
      return { jobId: jobId == null ? undefined : String(jobId) };
    },
    listIds: async () => (await jobs())?.map((job) => String(job.id)) ?? null,
    find: async (known) => {
      const job = (await jobs())?.find((one) => !known.includes(String(one.id)) && isOf(one, settings));
      if (!job) return null;
      keepJob(portal, job);
      return { jobId: String(job.id) };
    },
  });
  void portal.queryClient.invalidateQueries({ queryKey: ['ai-metadata', 'videos', id] });
  void portal.queryClient.invalidateQueries({ queryKey: jobsQuery(api).queryKey });
  void portal.queryClient.invalidateQueries({ queryKey: ['ai-metadata', 'balance'] });
  return started;
}

/** Whether a job translates into the languages of an order. */
function isOf({ translate_languages }: Job, { languages }: BatchSettings): boolean {
  return JSON.stringify([...(translate_languages ?? [])].sort()) === JSON.stringify([...languages].sort());
}
