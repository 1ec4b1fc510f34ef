import { sql, type SQL } from 'drizzle-orm';

import { type Queries, rowsOf } from '../../src/database/Database.ts';

/** The states that must not occur, each with a query that finds it. */
const faults: readonly (readonly [string, SQL])[] = [
  [
    'a counter of a job differs from the count of its items',
    sql`select j.id from ai_jobs j left join (
        select job_id, sum(amount) as total, sum(amount) filter (where status in ('queued', 'approved')) as processing,
          sum(amount) filter (where status = 'in_review') as in_review,
          sum(amount) filter (where status in ('completed', 'undone')) as completed,
          sum(amount) filter (where status = 'failed') as failed,
          sum(amount) filter (where status = 'cancelled') as cancelled, sum(amount) filter (where status = 'undone') as undone
        from (
          select job_id, status, count(*) as amount from ai_items group by job_id, status
          union all select job_id, case when is_cancelled then 'cancelled' else 'queued' end,
            cardinality(video_ids) from ai_job_parts
        ) states group by job_id
      ) c on c.job_id = j.id
      where (j.total, j.processing, j.in_review, j.completed, j.failed, j.cancelled, j.undone)
        is distinct from (coalesce(c.total, 0), coalesce(c.processing, 0), coalesce(c.in_review, 0),
          coalesce(c.completed, 0), coalesce(c.failed, 0), coalesce(c.cancelled, 0), coalesce(c.undone, 0))`,
  ],
  [
    'the ledger of a job differs from its counters',
    sql`select j.id from ai_jobs j left join (
        select job_id, sum(amount) filter (where kind = 'reserved') as reserved,
          sum(amount) filter (where kind = 'spent') as spent, sum(amount) filter (where kind = 'returned') as returned,
          sum(amount) filter (where kind = 'undone') as undone
        from ai_ledger group by job_id
      ) l on l.job_id = j.id
      where j.spent <> coalesce(l.spent, 0) or j.returned <> coalesce(l.returned, 0)
        or j.undone <> coalesce(l.undone, 0)
        or j.reserved <> coalesce(l.reserved, 0) - coalesce(l.spent, 0) - coalesce(l.returned, 0)`,
  ],
  [
    'a job has paid for something else than what it completed, or holds something else than what is left',
    sql`select id from ai_jobs where spent <> completed or reserved <> processing + in_review`,
  ],
  [
    'a job has ended and is not done, or is done and has not ended',
    sql`select id from ai_jobs
      where (status in ('completed', 'cancelled', 'undone')) <> (processing + in_review = 0 and status <> 'undoing')
        or (status = 'undone' and undone <> completed)`,
  ],
  [
    'a completed translation is not on the platform, or with another text',
    sql`select i.id from ai_items i left join ai_localizations x on x.video_id = i.video_id and x.language = i.language
      where i.status = 'completed' and x.item_id is distinct from i.id
        and not exists (select from ai_items o where o.before_item_id = i.id)
      union all
      select i.id from ai_items i join ai_localizations x on x.item_id = i.id
      where i.status <> 'completed' or x.title <> i.result_title or x.description <> i.result_description`,
  ],
  [
    'an order was not credited exactly once, or was credited without being paid',
    sql`select o.id from ai_orders o
      left join ai_ledger l on l.order_id = o.id and l.kind = 'bought'
      group by o.id having coalesce(sum(l.amount), 0) <> case when o.status = 'paid' then o.translations_amount else 0 end`,
  ],
  [
    'a balance is negative',
    sql`select partner_id as id from ai_ledger group by partner_id
      having sum(case kind when 'bought' then amount when 'returned' then amount when 'undone' then amount
        when 'reserved' then -amount else 0 end) < 0`,
  ],
];

/** All faults of translations: done or charged twice, left out, not adding up. Empty when all is right. */
export async function findFaults(db: Queries): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of faults) {
    const rows = await rowsOf<{ id: number }>(db, sql`select id from (${query}) found limit 5`);
    if (rows.length > 0) found.push(`${name}: ${rows.map(({ id }) => id).join(', ')}`);
  }
  return found;
}
