import {
  type AiVideo,
  listAiVideos,
  listLocalizableLanguages,
  listVideosByGuid,
  selectAllVideos,
} from '@my-air/ai-metadata/contract';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';

import { type Queries, rowsOf } from '../../database/Database.ts';
import { aiLocalizations, type AiVideoRow, aiVideos } from '../../database/schema.ts';
import { absoluteUrl } from '../../http/absoluteUrl.ts';
import { metaOf, pageOf } from '../../http/pages.ts';
import { registerEndpoint } from '../../http/registerEndpoint.ts';
import { picturePath } from '../../pictures/pictures.ts';
import type { ApiArea, ApiPlatform } from '../../Platform.ts';
import { catchUp } from '../catchUp.ts';
import { findAiChannel } from '../aiChannels.ts';
import { idArray, matchesFilter, pendingPairs } from '../jobs/pickedVideos.ts';
import type { TranslationWorker } from '../jobs/TranslationWorker.ts';
import { localizableLanguages, presentLanguage } from '../orderFrom.ts';

/** The videos of a channel: in pages, as a whole, and some by their ids. */
export const aiVideosApi: ApiArea<{ translations: TranslationWorker }> = (sandbox) => async (app) => {
  const { clock, translations } = sandbox;

  registerEndpoint(app, sandbox, listAiVideos, async ({ db, params, query, scope }, { partner }) => {
    const { ai } = await findAiChannel(db, partner.id, params.id);
    await catchUp(scope, translations, partner.id);
    // In a rough world too its pages are full: the specification tells the last one by its length.
    const page = pageOf(query.page);
    const matches = matchesFilter(ai.id, clock.now(), query);
    const direction = sql.raw(query.order_by ?? 'DESC');
    const rows = await rowsOf<{ id: number }>(
      db,
      sql`select v.id from ai_videos v where ${matches}
        order by v.published_at ${direction}, v.id ${direction} limit ${page.perPage}::int offset ${page.offset}::bigint`,
    );
    const total = await db.$count(sql`ai_videos v`, matches);
    const ids = rows.map(({ id }) => id);
    return { data: await presentVideos(sandbox, db, ids), meta: { ...metaOf(total, page), total } };
  });

  registerEndpoint(app, sandbox, selectAllVideos, async ({ db, params, query }, { partner }) => {
    const { ai } = await findAiChannel(db, partner.id, params.id);
    const now = clock.now();
    const matches = matchesFilter(ai.id, now, query);
    if (query.total_only) {
      const total = await db.$count(sql`ai_videos v`, matches);
      return { total, platform_guids: null, as_of: now.toISOString() };
    }
    const rows = await rowsOf<{ guid: string }>(
      db,
      sql`select v.platform_guid as guid from ai_videos v where ${matches} order by v.published_at desc, v.id desc`,
    );
    return { total: rows.length, platform_guids: rows.map(({ guid }) => guid), as_of: now.toISOString() };
  });

  registerEndpoint(app, sandbox, listVideosByGuid, async ({ db, params, body }, { partner }) => {
    const { ai } = await findAiChannel(db, partner.id, params.id);
    const rows = await db
      .select({ id: aiVideos.id })
      .from(aiVideos)
      .where(
        and(
          eq(aiVideos.aiChannelId, ai.id),
          inArray(aiVideos.platformGuid, body.platform_guids),
          lte(aiVideos.seenFrom, clock.now()),
        ),
      )
      .orderBy(aiVideos.id);
    const ids = rows.map(({ id }) => id);
    return { yt_videos: await presentVideos(sandbox, db, ids) };
  });

  registerEndpoint(app, sandbox, listLocalizableLanguages, ({ locale }) => ({
    languages: localizableLanguages.map((code) => presentLanguage(code, locale === 'ua' ? 'uk' : locale)),
  }));
};

/** Videos as the contract has them, in the order of their ids' list. */
async function presentVideos(sandbox: ApiPlatform, db: Queries, ids: readonly number[]): Promise<AiVideo[]> {
  if (ids.length === 0) return [];
  const rows = await db.query.aiVideos.findMany({ where: inArray(aiVideos.id, [...ids]) });
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
  sandbox: ApiPlatform,
  row: AiVideoRow,
  languages: readonly { language: string; isManual: boolean }[],
): AiVideo {
  const now = sandbox.clock.now();
  const { platformGuid: guid, scheduledLaunch } = row;
  return {
    id: row.id,
    platform_guid: guid,
    thumbnail_url: absoluteUrl(sandbox, picturePath('video', row.title)),
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
