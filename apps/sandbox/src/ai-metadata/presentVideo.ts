import type { AiVideo } from '@my-air/ai-metadata/contract';
import { asc, inArray, sql } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { aiLocalizations, aiVideos, type AiVideoRow } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import type { ApiSandbox } from '../Sandbox.ts';
import { idArray } from './jobs/pickedVideos.ts';
import { pendingPairs } from './jobs/pendingPairs.ts';
import { rowsOf } from './jobs/rowsOf.ts';
import { picturePath } from '../pictures/pictures.ts';

/** Videos as the contract has them, in the order of their ids' list. */
export async function presentVideos(
  sandbox: ApiSandbox,
  db: Queries,
  ids: readonly number[],
): Promise<AiVideo[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(aiVideos)
    .where(inArray(aiVideos.id, [...ids]));
  const languages = await db
    .select({
      videoId: aiLocalizations.videoId,
      language: aiLocalizations.language,
      isManual: aiLocalizations.isManual,
    })
    .from(aiLocalizations)
    .where(inArray(aiLocalizations.videoId, [...ids]))
    .orderBy(asc(aiLocalizations.language));
  const pending = await rowsOf<{ videoId: number }>(
    db,
    sql`select distinct video_id as "videoId" from (${pendingPairs}) pairs where video_id = any(${idArray(ids)})`,
  );
  const isPending = new Set(pending.map(({ videoId }) => videoId));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row
      ? presentVideo(
          sandbox,
          isPending.has(id) ? { ...row, translationStatus: 'processing', failureReason: null } : row,
          languages.filter(({ videoId }) => videoId === id),
        )
      : [];
  });
}

function presentVideo(
  sandbox: ApiSandbox,
  row: AiVideoRow,
  languages: readonly { language: string; isManual: boolean }[],
): AiVideo {
  const now = sandbox.clock.now();
  const { platformGuid: guid, scheduledLaunch } = row;
  return {
    id: row.id,
    platform_guid: guid,
    thumbnail_url: absoluteUrl(sandbox, picturePath('banner', guid)),
    url: `https://www.youtube.com/watch?v=${guid}`,
    title: row.title,
    description: row.description,
    published_at: row.publishedAt.toISOString(),
    languages: languages.map(({ language }) => language),
    translation_languages: row.translationLanguages ?? [],
    translation_status: row.translationStatus,
    translations_url: `https://studio.youtube.com/video/${guid}/translations`,
    translation_updated_at: row.translationUpdatedAt?.toISOString() ?? null,
    is_deleted: row.deletedAt !== null && row.deletedAt <= now,
    scheduled_launch:
      scheduledLaunch !== null && scheduledLaunch > now ? scheduledLaunch.toISOString() : null,
    privacy_status: row.privacyStatus,
    video_type: row.videoType,
    original_language: row.originalLanguage,
    manual_languages: languages.filter(({ isManual }) => isManual).map(({ language }) => language),
    failure_reason: row.failureReason,
  };
}
