import {
  disconnectAiChannel,
  getLocalizationSettings,
  listAiChannels,
  preCalculateSettings,
  receiveCapability,
  requestForceUpdate,
  saveLocalizationSettings,
} from '@my-air/ai-metadata/contract';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';

import { endChannel } from '../../channels/endChannel.ts';
import { aiChannels, aiVideos, partners } from '../../database/schema.ts';
import { HttpError, invalid } from '../../http/HttpError.ts';
import { say } from '../../http/sentences.ts';
import { registerEndpoint } from '../../http/registerEndpoint.ts';
import type { ApiArea } from '../../Platform.ts';
import { catchUp } from '../catchUp.ts';
import { forceCoolDown, syncFrom } from '../connectAiChannel.ts';
import { findAiChannel, findAiChannels, presentAiChannel } from '../aiChannels.ts';
import { balanceOf } from '../jobs/ledger.ts';
import type { TranslationWorker } from '../jobs/TranslationWorker.ts';
import { checkLanguages, presentPlan } from '../orderFrom.ts';
import { conflict, refusal, requireAgreements } from '../refusals.ts';

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
        throw invalid({ translate_languages: [say('choose_language')] });
      if (body.video_types.length === 0) throw invalid({ video_types: [say('choose_video_type')] });
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

/** The channels that AI metadata has access to, their synchronisation, and the capability. */
export const aiChannelsApi: ApiArea<{ translations: TranslationWorker }> = (sandbox) => async (app) => {
  const { clock, translations } = sandbox;

  registerEndpoint(app, sandbox, listAiChannels, async ({ db, scope }, { partner }) => {
    await catchUp(scope, translations, partner.id);
    const found = await findAiChannels(db, partner.id);
    const channels = [];
    for (const one of found) channels.push(await presentAiChannel(sandbox, db, one));
    return { channels };
  });

  registerEndpoint(app, sandbox, requestForceUpdate, async ({ db, params }, { partner }) => {
    const found = await findAiChannel(db, partner.id, params.id);
    const now = clock.now();
    const { isAccessRevoked, syncedAt, forceUpdateAllowedAt } = found.ai;
    if (isAccessRevoked) throw conflict('access_revoked', say('connect_again'));
    if (syncedAt > now) throw conflict('already_syncing', say('already_syncing'));
    if (forceUpdateAllowedAt !== null && forceUpdateAllowedAt > now) {
      const seconds = Math.ceil((forceUpdateAllowedAt.getTime() - now.getTime()) / 1000);
      throw new HttpError(
        429,
        say('updated_recently'),
        { code: 'cool_down', force_update_allowed_at: forceUpdateAllowedAt.toISOString() },
        { 'retry-after': String(seconds) },
      );
    }
    const sync = { ...syncFrom(now), forceUpdateAllowedAt: new Date(now.getTime() + forceCoolDown) };
    await db.update(aiChannels).set(sync).where(eq(aiChannels.id, found.ai.id));
    return { channel: await presentAiChannel(sandbox, db, { ...found, ai: { ...found.ai, ...sync } }) };
  });

  registerEndpoint(app, sandbox, receiveCapability, async ({ db }, { partner }) => {
    await requireAgreements(db, partner.id);
    const connected = (await findAiChannels(db, partner.id)).filter(({ ai }) => !ai.isAccessRevoked);
    if (connected.length === 0) {
      throw refusal(403, 'no_channel', say('ai_channel'));
    }
    const capabilities = { ...partner.capabilities, metadata_ai_service: true };
    await db.update(partners).set({ capabilities }).where(eq(partners.id, partner.id));
  });

  registerEndpoint(app, sandbox, disconnectAiChannel, async ({ db, params, afterCommit }, { partner }) => {
    const { ai, channel } = await findAiChannel(db, partner.id, params.id, { withDisconnected: true });
    // A repeated request: it has been done already.
    if (ai.disconnectedAt) return;
    if (await endChannel(db, channel, clock.now(), { isGivenUp: false })) afterCommit(translations.wake);
  });
};
