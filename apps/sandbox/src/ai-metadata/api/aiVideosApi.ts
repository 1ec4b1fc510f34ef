import {
  listAiVideos,
  listLocalizableLanguages,
  listVideosByGuid,
  selectAllVideos,
} from '@my-air/ai-metadata/contract';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';

import { aiVideos } from '../../database/schema.ts';
import { registerEndpoint } from '../../http/registerEndpoint.ts';
import type { ApiPart } from '../../Sandbox.ts';
import { catchUp } from '../catchUp.ts';
import { findAiChannel } from '../findAiChannel.ts';
import { matchesFilter } from '../jobs/pickedVideos.ts';
import { rowsOf } from '../jobs/rowsOf.ts';
import { localizableLanguages, presentLanguage } from '../languages.ts';
import { metaOf, pageOf } from '../pages.ts';
import { presentVideos } from '../presentVideo.ts';

const videosPerPage = 50;

/** The videos of a channel: in pages, as a whole, and some by their ids. */
export const aiVideosApi: ApiPart = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerEndpoint(app, sandbox, listAiVideos, async ({ db, params, query, scope }, { partner }) => {
    const { ai } = await findAiChannel(db, partner.id, params.id);
    await catchUp(scope, partner.id);
    const { page, perPage, offset } = pageOf(query.page, videosPerPage);
    const matches = matchesFilter(ai.id, clock.now(), query);
    const direction = sql.raw(query.order_by ?? 'DESC');
    const rows = await rowsOf<{ id: number }>(
      db,
      sql`select v.id from ai_videos v where ${matches}
        order by v.published_at ${direction}, v.id ${direction} limit ${perPage}::int offset ${offset}::bigint`,
    );
    const [counted] = await rowsOf<{ total: number }>(
      db,
      sql`select count(*)::int as total from ai_videos v where ${matches}`,
    );
    const ids = rows.map(({ id }) => id);
    return { data: await presentVideos(sandbox, db, ids), meta: metaOf(counted!.total, page, perPage) };
  });

  registerEndpoint(app, sandbox, selectAllVideos, async ({ db, params, query }, { partner }) => {
    const { ai } = await findAiChannel(db, partner.id, params.id);
    const now = clock.now();
    const matches = matchesFilter(ai.id, now, query);
    if (query.total_only) {
      const [counted] = await rowsOf<{ total: number }>(
        db,
        sql`select count(*)::int as total from ai_videos v where ${matches}`,
      );
      return { total: counted!.total, platform_guids: null, as_of: now.toISOString() };
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
