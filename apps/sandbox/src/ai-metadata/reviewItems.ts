import type { ReviewItem } from '@my-air/ai-metadata/contract';
import { eq, sql, type SQL } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { aiTerms, type AiJobRow } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import { picturePath } from '../pictures/pictures.ts';
import type { ApiSandbox } from '../Sandbox.ts';
import { rowsOf } from './jobs/rowsOf.ts';
import { protectedRanges } from './text/protectedRanges.ts';

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

/** Results beside their sources. @param which the condition on an item `i`, and what may follow it */
export async function reviewItems(
  sandbox: ApiSandbox,
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
      thumbnail_url: absoluteUrl(sandbox, picturePath('banner', row.sourceTitle)),
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
