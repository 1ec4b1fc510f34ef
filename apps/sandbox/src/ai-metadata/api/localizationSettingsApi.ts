import {
  getLocalizationSettings,
  preCalculateSettings,
  saveLocalizationSettings,
} from '@my-air/ai-metadata/contract';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';

import { aiChannels, aiVideos } from '../../database/schema.ts';
import { invalid } from '../../http/HttpError.ts';
import { registerEndpoint } from '../../http/registerEndpoint.ts';
import type { ApiArea } from '../../Platform.ts';
import { findAiChannel } from '../findAiChannel.ts';
import { balanceOf } from '../jobs/ledger.ts';
import { checkLanguages, presentPlan } from '../orderFrom.ts';
import { requireAgreements } from '../refusals.ts';

const month = 30 * 86_400_000;

/** The settings of auto mode for new videos, and what they will cost. */
export const localizationSettingsApi: ApiArea = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerEndpoint(app, sandbox, getLocalizationSettings, async ({ db, params }, { partner }) => {
    const { ai } = await findAiChannel(db, partner.id, params.id);
    return { localization_settings: ai.settings };
  });

  registerEndpoint(app, sandbox, saveLocalizationSettings, async ({ db, params, body }, { partner }) => {
    const { ai } = await findAiChannel(db, partner.id, params.id);
    checkLanguages(body.translate_languages);
    const isEnabled = body.enabled_auto_localization;
    if (isEnabled) {
      await requireAgreements(db, partner.id);
      if (body.translate_languages.length === 0)
        throw invalid({ translate_languages: ['Choose a language.'] });
      if (body.video_types.length === 0) throw invalid({ video_types: ['Choose a type of videos.'] });
    }
    // Auto mode begins with what is new from now on; saving again while it is on loses nothing.
    const autoSince = isEnabled ? (ai.autoSince ?? clock.now()) : null;
    await db.update(aiChannels).set({ settings: body, autoSince }).where(eq(aiChannels.id, ai.id));
    return { localization_settings: body };
  });

  registerEndpoint(app, sandbox, preCalculateSettings, async ({ db, params, body }, { partner }) => {
    const { ai } = await findAiChannel(db, partner.id, params.id);
    checkLanguages(body.translate_languages);
    const now = clock.now();
    const { balance } = await balanceOf(db, partner.id);
    const targets = body.translate_languages.filter((code) => code !== body.original_language);
    const isRecent = and(
      eq(aiVideos.aiChannelId, ai.id),
      gt(aiVideos.publishedAt, new Date(now.getTime() - month)),
      lte(aiVideos.publishedAt, now),
      body.video_types ? inArray(aiVideos.videoType, body.video_types) : undefined,
    );
    const languages = targets.map((language) => ({
      language,
      new: 1,
      overwritten: 0,
      skipped: [],
      cost: 1,
      probably_too_long: 0,
    }));
    const cost = targets.length;
    return {
      ...presentPlan({ languages, cost, balance }, now, 1),
      videos_per_month: await db.$count(aiVideos, isRecent),
      videos_covered: cost === 0 ? null : Math.floor(balance / cost),
    };
  });
};
