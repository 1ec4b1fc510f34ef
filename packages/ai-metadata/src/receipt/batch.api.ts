import type { PortalContext } from '@my-air/feature-kit';

import { startBatch, type PreCalculation } from '../contract.ts';
import { cacheChannel } from '../channels/channels.api.ts';
import { cacheJob } from '../jobs/jobs.api.ts';
import { bodyOf, type BatchOrder } from './price.api.ts';

/** A job that runs: its id where the server sends it. */
export interface StartedBatch {
  jobId: string | undefined;
}

/** Starts the job of an order at the price that the user has seen. */
export async function sendBatch(
  portal: PortalContext,
  order: BatchOrder,
  price: PreCalculation,
  idempotencyKey: string,
): Promise<StartedBatch> {
  const { channelId: id, settings } = order;
  const body = {
    ...bodyOf(order),
    ...(price.as_of && { as_of: price.as_of }),
    ...(settings.review && { is_review: true }),
    expected_spent: price.translation_spent,
  };
  const { channel, batch_translation_id, job } = await portal.api.send(
    startBatch,
    { params: { id }, body },
    { idempotencyKey },
  );
  cacheChannel(portal, channel);
  if (job) cacheJob(portal, job);
  const jobId = batch_translation_id ?? job?.id;
  return { jobId: jobId == null ? undefined : String(jobId) };
}
