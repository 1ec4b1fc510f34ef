import {
  addGlossaryTerm,
  approveAll,
  approveReviewItem,
  deleteGlossaryTerm,
  discardReviewItem,
  editReviewItem,
  glossaryRules,
  listGlossary,
  listReview,
  type ReviewItem,
} from '@my-air/ai-metadata/contract';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';

import { type Queries, rowsOf } from '../../database/Database.ts';
import { aiItems, type AiJobRow, aiJobs, aiTerms } from '../../database/schema.ts';
import { absoluteUrl } from '../../http/absoluteUrl.ts';
import { databaseId } from '../../http/databaseId.ts';
import { notFound } from '../../http/HttpError.ts';
import { say } from '../../http/sentences.ts';
import { metaOf, pageOf } from '../../http/pages.ts';
import { registerEndpoint } from '../../http/registerEndpoint.ts';
import { picturePath } from '../../pictures/pictures.ts';
import type { ApiArea, ApiPlatform } from '../../Platform.ts';
import { beginApproval, isUndecided, publishItems } from '../jobs/approveItems.ts';
import { cancelItems } from '../jobs/endItems.ts';
import { findOwnJob, isGoingBack, showVideoStatus } from '../jobs/jobs.ts';
import { moveCounters } from '../jobs/moveCounters.ts';
import { presentJob } from '../jobs/presentJob.ts';
import type { TranslationWorker } from '../jobs/TranslationWorker.ts';
import { conflict, failureMessages, refusal } from '../refusals.ts';
import { checkLimits } from '../text/checkResult.ts';
import { protectedRanges } from '../text/protectedRanges.ts';

type TermRow = typeof aiTerms.$inferSelect;

/** The names that no translation changes. */
export const glossaryApi: ApiArea = (sandbox) => async (app) => {
  registerEndpoint(app, sandbox, listGlossary, async ({ db }, { partner }) => {
    const terms = await db.query.aiTerms.findMany({
      where: eq(aiTerms.partnerId, partner.id),
      orderBy: [asc(aiTerms.text), asc(aiTerms.id)],
    });
    return { terms: terms.map(present) };
  });

  registerEndpoint(app, sandbox, addGlossaryTerm, async ({ db, body }, { partner }) => {
    const { text, is_case_sensitive: isCaseSensitive = true } = body;
    if (Array.from(text).length > glossaryRules.length || /[\r\n]/.test(text)) {
      const message = say('name_not_valid', { count: glossaryRules.length });
      throw refusal(422, 'name_not_valid', message, { errors: { text: [message] } });
    }
    const isOwn = eq(aiTerms.partnerId, partner.id);
    const known = await db.query.aiTerms.findFirst({ where: and(isOwn, eq(aiTerms.text, text)) });
    if (known) return { term: present(known) };
    if ((await db.$count(aiTerms, isOwn)) >= glossaryRules.terms) {
      const message = say('glossary_full', { count: glossaryRules.terms });
      throw refusal(422, 'glossary_full', message, { errors: { text: [message] } });
    }
    const [added] = await db
      .insert(aiTerms)
      .values({ partnerId: partner.id, text, isCaseSensitive })
      .returning();
    return { term: present(added!) };
  });

  registerEndpoint(app, sandbox, deleteGlossaryTerm, async ({ db, params }, { partner }) => {
    const isIt = and(eq(aiTerms.partnerId, partner.id), eq(aiTerms.id, databaseId(params.id)));
    const deleted = await db.delete(aiTerms).where(isIt).returning();
    if (deleted.length === 0) throw notFound();
  });
};

interface Row {
  id: number;
  status: string;
  language: string;
  isEdited: boolean;
  title: string;
  description: string;
  existingTitle: string | null;
  existingDescription: string | null;
  guid: string;
  sourceTitle: string;
  sourceDescription: string;
  sourceLanguage: string | null;
}

/** Results that wait for approval before they are published. */
export const reviewApi: ApiArea<{ translations: TranslationWorker }> = (sandbox) => async (app) => {
  const { clock, translations } = sandbox;

  registerEndpoint(app, sandbox, listReview, async ({ db, params, query }, { partner }) => {
    const job = await findOwnJob(db, partner.id, params.id);
    const isWaiting = sql`i.job_id = ${job.id}::int and i.status = 'in_review' and ${isUndecided(job)}`;
    const isWanted =
      query.language === undefined ? isWaiting : sql`${isWaiting} and i.language = ${query.language}`;
    const page = pageOf(query.page, 20, sandbox);
    const total = await db.$count(sql`ai_items i`, isWanted);
    const ofPage = sql`${isWanted} order by i.id limit ${page.size}::int offset ${page.offset}::bigint`;
    return {
      items: await reviewItems(sandbox, db, job, ofPage),
      meta: { ...metaOf(total, page), total },
    };
  });

  registerEndpoint(app, sandbox, editReviewItem, async ({ db, params, body }, { partner }) => {
    const { job, item } = await findItem(db, partner.id, params);
    if (item.status !== 'in_review') throw decided();
    const problem = checkLimits(body);
    if (problem) {
      const isOfTitle =
        problem.includes('title') || (problem === 'angle_brackets' && /[<>]/.test(body.title));
      const message = failureMessages[problem];
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
      throw decided();
    }
    return answer(db, job.id, item.id);
  });

  registerEndpoint(app, sandbox, discardReviewItem, async ({ db, params }, { partner }) => {
    const { job, item } = await findItem(db, partner.id, params);
    if (item.status === 'in_review')
      await cancelItems(db, job, clock.now(), { which: sql`id = ${item.id}::int` });
    else if (item.status !== 'cancelled') throw decided();
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
    const item = await db.query.aiItems.findFirst({
      where: and(eq(aiItems.id, databaseId(params.item)), eq(aiItems.jobId, job.id)),
    });
    if (!item || !job.isReview || item.resultTitle === null) throw notFound();
    return { job, item };
  }

  async function answer(db: Queries, jobId: number, itemId: number) {
    const [job] = await db.select().from(aiJobs).where(eq(aiJobs.id, jobId));
    const [item] = await reviewItems(sandbox, db, job!, sql`i.id = ${itemId}::int`);
    return { item: item!, job: await presentJob(sandbox, db, jobId) };
  }
};

/** Results beside their sources. @param which the condition on an item `i`, and what may follow it */
async function reviewItems(
  sandbox: ApiPlatform,
  db: Queries,
  job: AiJobRow,
  which: SQL,
): Promise<ReviewItem[]> {
  const terms = await db.select().from(aiTerms).where(eq(aiTerms.partnerId, job.partnerId));
  const rows = await rowsOf<Row>(
    db,
    sql`select i.id, i.status, i.language, i.is_edited as "isEdited", i.result_title as title,
        i.result_description as description, x.title as "existingTitle", x.description as "existingDescription",
        v.platform_guid as guid, v.title as "sourceTitle", v.description as "sourceDescription",
        coalesce(v.original_language, ${job.originalLanguage}::text) as "sourceLanguage"
      from ai_items i join ai_videos v on v.id = i.video_id
      left join ai_localizations x on x.video_id = i.video_id and x.language = i.language
      where ${which}`,
  );
  return rows.map((row) => ({
    id: row.id,
    status: row.status === 'approved' ? 'processing' : row.status,
    language: row.language,
    source_language: row.sourceLanguage,
    video: {
      platform_guid: row.guid,
      title: row.sourceTitle,
      url: `https://www.youtube.com/watch?v=${row.guid}`,
      thumbnail_url: absoluteUrl(sandbox, picturePath('video', row.sourceTitle)),
    },
    source: { title: row.sourceTitle, description: row.sourceDescription },
    result: { title: row.title, description: row.description },
    existing:
      row.existingTitle === null
        ? null
        : { title: row.existingTitle, description: row.existingDescription ?? '' },
    is_edited: row.isEdited,
    protected_parts: [row.sourceTitle, row.sourceDescription].flatMap((text) =>
      protectedRanges(text, terms).map(({ kind, start, end }) => ({ kind, text: text.slice(start, end) })),
    ),
  }));
}

function present({ id, text, isCaseSensitive }: TermRow) {
  return { id, text, is_case_sensitive: isCaseSensitive };
}

const decided = () => conflict('not_in_review', say('not_in_review'));
