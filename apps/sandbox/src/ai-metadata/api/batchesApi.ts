import { preCalculate, startBatch } from '@my-air/ai-metadata/contract';
import { eq } from 'drizzle-orm';

import { aiChannels } from '../../database/schema.ts';
import { registerEndpoint } from '../../http/registerEndpoint.ts';
import type { ApiArea } from '../../Platform.ts';
import { findAiChannel } from '../findAiChannel.ts';
import { presentJob } from '../jobs/presentJob.ts';
import { holdJobs, priceOf, startJob } from '../jobs/startJob.ts';
import type { TranslationWorker } from '../jobs/TranslationWorker.ts';
import { countPicked, orderFrom, presentPlan } from '../orderFrom.ts';
import { presentAiChannel } from '../presentAiChannel.ts';
import { conflict, notEnough, requireAgreements } from '../refusals.ts';

/** The cost of a selection, and the start of its translation. */
export const batchesApi: ApiArea<{ translations: TranslationWorker }> = (sandbox) => async (app) => {
  const { clock, translations } = sandbox;

  registerEndpoint(app, sandbox, preCalculate, async ({ db, params, body }, { partner }) => {
    const { ai } = await findAiChannel(db, partner.id, params.id);
    const now = clock.now();
    const order = orderFrom(ai, body, now);
    const plan = await priceOf(db, partner.id, order);
    return presentPlan(plan, asOf(body, now), await countPicked(db, order));
  });

  registerEndpoint(app, sandbox, startBatch, async ({ db, params, body, afterCommit }, { partner }) => {
    const found = await findAiChannel(db, partner.id, params.id);
    await requireAgreements(db, partner.id);
    // The worker may take the access away at the same time.
    const [ai] = await db.select().from(aiChannels).where(eq(aiChannels.id, found.ai.id)).for('update');
    if (ai!.isAccessRevoked) throw conflict('access_revoked', 'Connect the channel again first.');
    await holdJobs(db, ai!.id);
    const now = clock.now();
    const order = orderFrom(ai!, body, now);
    const plan = await priceOf(db, partner.id, order);
    const calculation = presentPlan(plan, asOf(body, now), await countPicked(db, order));
    if (plan.cost === 0) {
      throw conflict('nothing_to_translate', 'None of the videos is to be translated.', {
        pre_calculation: calculation,
      });
    }
    if (plan.cost > plan.balance) throw notEnough(calculation);
    if (body.expected_spent !== undefined && plan.cost > body.expected_spent) {
      throw conflict('price_changed', 'The price has changed since it was calculated.', {
        pre_calculation: calculation,
      });
    }
    const { id } = await startJob(db, ai!, { ...order, isReview: body.is_review ?? false }, plan);
    afterCommit(translations.wake);
    return {
      channel: await presentAiChannel(sandbox, db, { ...found, ai: ai! }),
      batch_translation_id: id,
      job: await presentJob(sandbox, db, id),
    };
  });
};

function asOf({ as_of: given }: { as_of?: string | undefined }, now: Date): Date {
  return given === undefined ? now : new Date(given);
}
