import {
  approveAll,
  approveReviewItem,
  discardReviewItem,
  editReviewItem,
  listReview,
} from '@my-air/ai-metadata/contract';
import { eq, sql } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { aiItems, aiJobs } from '../../database/schema.ts';
import { databaseId } from '../../http/databaseId.ts';
import { notFound } from '../../http/HttpError.ts';
import { registerEndpoint } from '../../http/registerEndpoint.ts';
import type { ApiPart } from '../../Sandbox.ts';
import { failureMessage } from '../failureMessages.ts';
import { isGoingBack } from '../jobs/activeStatuses.ts';
import { beginApproval, isUndecided } from '../jobs/approveItems.ts';
import { cancelItems } from '../jobs/endItems.ts';
import { findOwnJob } from '../jobs/findOwnJob.ts';
import { moveCounters } from '../jobs/moveCounters.ts';
import { presentJob } from '../jobs/presentJob.ts';
import { publishItems } from '../jobs/publishItems.ts';
import { rowsOf } from '../jobs/rowsOf.ts';
import { showVideoStatus } from '../jobs/showVideoStatus.ts';
import { metaOf, pageOf } from '../pages.ts';
import { conflict, refusal } from '../refusals.ts';
import { reviewItems } from '../reviewItems.ts';
import { checkLimits } from '../text/checkResult.ts';

/** Results that wait for approval before they are published. */
export const reviewApi: ApiPart = (sandbox) => async (app) => {
  const { clock, translations } = sandbox;

  registerEndpoint(app, sandbox, listReview, async ({ db, params, query }, { partner }) => {
    const job = await findOwnJob(db, partner.id, params.id);
    const isWaiting = sql`i.job_id = ${job.id}::int and i.status = 'in_review' and ${isUndecided(job)}`;
    const isWanted =
      query.language === undefined ? isWaiting : sql`${isWaiting} and i.language = ${query.language}`;
    const { page, perPage, offset } = pageOf(query.page, 20);
    const [counted] = await rowsOf<{ total: number }>(
      db,
      sql`select count(*)::int as total from ai_items i where ${isWanted}`,
    );
    return {
      items: await reviewItems(
        sandbox,
        db,
        job,
        sql`${isWanted} order by i.id limit ${perPage}::int offset ${offset}::bigint`,
      ),
      meta: metaOf(counted!.total, page, perPage),
    };
  });

  registerEndpoint(app, sandbox, editReviewItem, async ({ db, params, body, locale }, { partner }) => {
    const { job, item } = await findItem(db, partner.id, params);
    if (item.status !== 'in_review')
      throw conflict('not_in_review', 'This translation no longer waits for approval.');
    const problem = checkLimits(body);
    if (problem) {
      const isOfTitle =
        problem.includes('title') || (problem === 'angle_brackets' && /[<>]/.test(body.title));
      const message = failureMessage(problem, locale);
      throw refusal(422, problem, message, { errors: { [isOfTitle ? 'title' : 'description']: [message] } });
    }
    await db
      .update(aiItems)
      .set({ resultTitle: body.title, resultDescription: body.description, isEdited: true })
      .where(eq(aiItems.id, item.id));
    return answer(db, job.id, item.id);
  });

  registerEndpoint(app, sandbox, approveReviewItem, async ({ db, params }, { partner }) => {
    const { job, item } = await findItem(db, partner.id, params);
    const now = clock.now();
    const [published] = isGoingBack(job) ? [] : await publishItems(db, [item.id], ['in_review']);
    if (published !== undefined) {
      await moveCounters(db, job.id, { inReview: -1, completed: 1, reserved: -1, spent: 1 }, now);
      await showVideoStatus(db, job.id, now, [item.videoId]);
    } else if (item.status !== 'completed' && item.status !== 'approved') {
      throw conflict('not_in_review', 'This translation no longer waits for approval.');
    }
    return answer(db, job.id, item.id);
  });

  registerEndpoint(app, sandbox, discardReviewItem, async ({ db, params }, { partner }) => {
    const { job, item } = await findItem(db, partner.id, params);
    if (item.status === 'in_review')
      await cancelItems(db, job, clock.now(), { which: sql`id = ${item.id}::int` });
    else if (item.status !== 'cancelled') {
      throw conflict('not_in_review', 'This translation no longer waits for approval.');
    }
    return answer(db, job.id, item.id);
  });

  registerEndpoint(app, sandbox, approveAll, async ({ db, params, body, afterCommit }, { partner }) => {
    const job = await findOwnJob(db, partner.id, params.id, true);
    if (job.inReview > 0 && !isGoingBack(job)) {
      await beginApproval(db, job, body.language ?? null, clock.now());
      afterCommit(translations.wake);
    }
    return { job: await presentJob(sandbox, db, job.id) };
  });

  async function findItem(db: Queries, partnerId: number, params: { id: string; item: string }) {
    const job = await findOwnJob(db, partnerId, params.id, true);
    const [item] = await db
      .select()
      .from(aiItems)
      .innerJoin(aiJobs, eq(aiJobs.id, aiItems.jobId))
      .where(sql`${aiItems.id} = ${databaseId(params.item)} and ${aiItems.jobId} = ${job.id}`);
    if (!item || !job.isReview || item.ai_items.resultTitle === null) throw notFound();
    return { job, item: item.ai_items };
  }

  async function answer(db: Queries, jobId: number, itemId: number) {
    const [job] = await db.select().from(aiJobs).where(eq(aiJobs.id, jobId));
    const [item] = await reviewItems(sandbox, db, job!, sql`i.id = ${itemId}::int`);
    return { item: item!, job: await presentJob(sandbox, db, jobId) };
  }
};
