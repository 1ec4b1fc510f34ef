import { type FailureReason, getReceipt, listFailures } from '@my-air/ai-metadata/contract';
import { sql } from 'drizzle-orm';

import { rowsOf } from '../../database/Database.ts';
import { metaOf, pageOf } from '../../http/pages.ts';
import { registerEndpoint } from '../../http/registerEndpoint.ts';
import type { ApiArea } from '../../Platform.ts';
import { findOwnJob } from '../jobs/jobs.ts';
import { failureMessages } from '../refusals.ts';

/** The failures of a job, and its receipt. */
export const jobDetailsApi: ApiArea = (sandbox) => async (app) => {
  registerEndpoint(app, sandbox, listFailures, async ({ db, params, query, locale }, { partner }) => {
    const job = await findOwnJob(db, partner.id, params.id);
    const isFailed = sql`i.job_id = ${job.id}::int and i.status = 'failed'`;
    const counts = await rowsOf<{ reason: FailureReason; language: string; count: number }>(
      db,
      sql`select i.reason, i.language, count(*)::int as count from ai_items i where ${isFailed}
        group by i.reason, i.language order by i.reason, i.language`,
    );
    const groups = [...new Set(counts.map(({ reason }) => reason))].map((reason) => {
      const reasonCounts = counts.filter((row) => row.reason === reason);
      return {
        reason,
        message: failureMessages[reason][locale],
        count: reasonCounts.reduce((sum, { count }) => sum + count, 0),
        languages: reasonCounts.map(({ language, count }) => ({ language, count })),
      };
    });
    const isWanted = query.reason === undefined ? isFailed : sql`${isFailed} and i.reason = ${query.reason}`;
    const page = pageOf(query.page, 50, sandbox);
    const rows = await rowsOf<{
      id: number;
      reason: FailureReason;
      language: string;
      attempts: number;
      guid: string;
      title: string;
    }>(
      db,
      sql`select i.id, i.reason, i.language, i.attempts, v.platform_guid as guid, v.title
        from ai_items i join ai_videos v on v.id = i.video_id where ${isWanted}
        order by i.id limit ${page.size}::int offset ${page.offset}::bigint`,
    );
    const total = groups
      .filter(({ reason }) => query.reason === undefined || reason === query.reason)
      .reduce((sum, { count }) => sum + count, 0);
    return {
      groups,
      failures: rows.map(({ guid, title, ...row }) => ({
        ...row,
        message: failureMessages[row.reason][locale],
        video: { platform_guid: guid, title, url: `https://www.youtube.com/watch?v=${guid}` },
      })),
      meta: { ...metaOf(total, page), total },
    };
  });

  registerEndpoint(app, sandbox, getReceipt, async ({ db, params }, { partner }) => {
    const job = await findOwnJob(db, partner.id, params.id);
    const counts = await rowsOf<{ language: string; status: string; count: number }>(
      db,
      sql`select language, status, count(*)::int as count from ai_items where job_id = ${job.id}::int
        group by language, status
        union all select language, case when is_cancelled then 'cancelled' else 'queued' end, cardinality(video_ids)
        from ai_job_parts where job_id = ${job.id}::int`,
    );
    const countOf = (language: string, ...statuses: string[]) =>
      counts
        .filter((row) => row.language === language && statuses.includes(row.status))
        .reduce((sum, { count }) => sum + count, 0);
    const languages = job.promised.map((promise) => {
      const { language } = promise;
      const [failed, cancelled] = [countOf(language, 'failed'), countOf(language, 'cancelled')];
      const completed = countOf(language, 'completed', 'undone');
      return {
        ...promise,
        completed,
        failed,
        cancelled,
        processing: countOf(language, 'queued', 'approved'),
        in_review: countOf(language, 'in_review'),
        undone: countOf(language, 'undone'),
        spent: completed,
        returned: failed + cancelled,
      };
    });
    return {
      promised: {
        cost: languages.reduce((sum, { cost }) => sum + cost, 0),
        balance_before: job.balanceBefore,
      },
      languages,
      // A failed item that was paid for on a second attempt is spent, and no longer returned.
      spent: job.completed,
      returned: job.failed + job.cancelled,
      reserved: job.reserved,
    };
  });
};
