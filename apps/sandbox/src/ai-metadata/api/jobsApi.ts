import {
  cancelJob,
  getJob,
  listJobs,
  preCalculate,
  retryFailed,
  startBatch,
  undoJob,
} from '@my-air/ai-metadata/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import { type Queries, rowsOf } from '../../database/Database.ts';
import { aiChannels, type AiJobRow, aiJobs } from '../../database/schema.ts';
import { metaOf, pageOf } from '../../http/pages.ts';
import { registerEndpoint } from '../../http/registerEndpoint.ts';
import type { ApiArea } from '../../Platform.ts';
import { catchUp } from '../catchUp.ts';
import { findAiChannel, findAiChannels, presentAiChannel } from '../aiChannels.ts';
import { beginCancel, retryable } from '../jobs/endItems.ts';
import { findOwnJob, showVideoStatus } from '../jobs/jobs.ts';
import { addEntry, balanceOf } from '../jobs/ledger.ts';
import { moveCounters } from '../jobs/moveCounters.ts';
import { presentJob, presentJobs } from '../jobs/presentJob.ts';
import { holdJobs, priceOf, startJob } from '../jobs/startJob.ts';
import type { TranslationWorker } from '../jobs/TranslationWorker.ts';
import { countPicked, orderFrom, presentPlan } from '../orderFrom.ts';
import { conflict, notEnough, requireAgreements } from '../refusals.ts';
import { say } from '../../http/sentences.ts';

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
    if (ai!.isAccessRevoked) throw conflict('access_revoked', say('connect_again'));
    await holdJobs(db, ai!.id);
    const now = clock.now();
    const order = orderFrom(ai!, body, now);
    const plan = await priceOf(db, partner.id, order);
    const calculation = presentPlan(plan, asOf(body, now), await countPicked(db, order));
    if (plan.cost === 0) {
      throw conflict('nothing_to_translate', say('nothing_to_translate'), {
        pre_calculation: calculation,
      });
    }
    if (plan.cost > plan.balance) throw notEnough(calculation);
    if (body.expected_spent !== undefined && plan.cost > body.expected_spent) {
      throw conflict('price_changed', say('price_changed'), {
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

const activeStates = ['queued', 'processing', 'waiting', 'review', 'cancelling', 'undoing'];

/** Jobs, and what can be done with them. */
export const jobsApi: ApiArea<{ translations: TranslationWorker }> = (sandbox) => async (app) => {
  const { clock, translations } = sandbox;

  registerEndpoint(app, sandbox, listJobs, async ({ db, query, scope }, { partner }) => {
    await catchUp(scope, translations, partner.id);
    const wanted = await findAiChannels(db, partner.id, { guid: query.channel });
    const isWanted = and(
      eq(aiJobs.partnerId, partner.id),
      inArray(
        aiJobs.aiChannelId,
        wanted.map(({ ai }) => ai.id),
      ),
      query.active ? inArray(aiJobs.status, activeStates) : undefined,
    );
    const page = pageOf(query.page, 20, sandbox);
    const total = await db.$count(aiJobs, isWanted);
    const rows = await db.query.aiJobs.findMany({
      where: isWanted,
      orderBy: desc(aiJobs.id),
      limit: page.size,
      offset: page.offset,
    });
    return { jobs: await presentJobs(sandbox, db, rows), meta: { ...metaOf(total, page), total } };
  });

  registerEndpoint(app, sandbox, getJob, async ({ db, params, scope }, { partner }) => {
    await catchUp(scope, translations, partner.id);
    const { id } = await findOwnJob(db, partner.id, params.id);
    return { job: await presentJob(sandbox, db, id) };
  });

  registerEndpoint(app, sandbox, cancelJob, async ({ db, params, afterCommit }, { partner }) => {
    const job = await findOwnJob(db, partner.id, params.id, true);
    if (await beginCancel(db, job, clock.now())) afterCommit(translations.wake);
    return { job: await presentJob(sandbox, db, job.id) };
  });

  registerEndpoint(app, sandbox, retryFailed, async ({ db, params, afterCommit }, { partner }) => {
    const job = await findOwnJob(db, partner.id, params.id, true);
    if (job.status !== 'completed' && job.status !== 'cancelled') {
      throw conflict('not_over', say('job_not_over'));
    }
    await requireAccess(db, job);
    await requireAgreements(db, partner.id);
    const now = clock.now();
    const cost = await db.$count(sql`ai_items i`, retryable(job));
    if (cost === 0) throw conflict('nothing_to_translate', say('nothing_to_translate_again'));
    const { balance } = await balanceOf(db, partner.id);
    if (cost > balance) throw notEnough(presentPlan({ languages: [], cost, balance }, now, job.videos));
    const again = await rowsOf<{ videoId: number }>(
      db,
      sql`update ai_items i set status = 'queued', reason = null where ${retryable(job)} returning i.video_id as "videoId"`,
    );
    await addEntry(db, {
      partnerId: partner.id,
      kind: 'reserved',
      amount: cost,
      jobId: job.id,
      createdAt: now,
    });
    await moveCounters(db, job.id, { processing: cost, failed: -cost, reserved: cost }, now, 'processing');
    await db.update(aiJobs).set({ finishedAt: null, undoUntil: null }).where(eq(aiJobs.id, job.id));
    await showVideoStatus(db, job.id, now, [...new Set(again.map(({ videoId }) => videoId))]);
    afterCommit(translations.wake);
    return { job: await presentJob(sandbox, db, job.id) };
  });

  registerEndpoint(app, sandbox, undoJob, async ({ db, params, afterCommit }, { partner }) => {
    const job = await findOwnJob(db, partner.id, params.id, true);
    if (job.status === 'undoing' || job.status === 'undone') {
      return { job: await presentJob(sandbox, db, job.id) };
    }
    if (job.undoUntil === null) throw conflict('not_over', say('job_not_over'));
    if (job.undoUntil <= clock.now()) throw conflict('too_late', say('undo_too_late'));
    await requireAccess(db, job);
    if (job.completed === 0) throw conflict('nothing_to_undo', say('nothing_to_undo'));
    await db.update(aiJobs).set({ status: 'undoing' }).where(eq(aiJobs.id, job.id));
    afterCommit(translations.wake);
    return { job: await presentJob(sandbox, db, job.id) };
  });
};

/** 409 where the partner's access to the channel of a job is gone, so that nothing can be written there. */
async function requireAccess(db: Queries, { aiChannelId, partnerId }: AiJobRow): Promise<void> {
  const [ai] = await db.select().from(aiChannels).where(eq(aiChannels.id, aiChannelId)).for('update');
  if (ai?.partnerId !== partnerId || ai.isAccessRevoked)
    throw conflict('access_revoked', say('connect_again'));
}

function asOf({ as_of: given }: { as_of?: string | undefined }, now: Date): Date {
  return given === undefined ? now : new Date(given);
}
