import {
  choosePrompts,
  listOptimizationChannels,
  listPrompts,
  listSuggestions,
} from '@my-air/ai-optimization/contract';
import { eq } from 'drizzle-orm';

import type { Gateway } from '../ai-gateway/Gateway.ts';
import { bringChanges } from '../ai-metadata/videoTexts.ts';
import type { WireLocale } from '../content/wireLocales.ts';
import { optimizationPrompts, optimizationSuggestions } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import { invalid } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea, Scope } from '../Platform.ts';
import { requireCapability } from '../user/requireCapability.ts';
import { decisionsApi } from './api/decisionsApi.ts';
import { writingApi } from './api/writingApi.ts';
import {
  capability,
  findOptimizationChannel,
  findOptimizationChannels,
  listOfChannel,
} from './presentSuggestions.ts';
import { selectSuggestions, unwrittenVideos } from './optimizedVideos.ts';
import { chosenPrompts, prompts } from './prompts.ts';

/** AI optimization for those who have the capability. New videos, and changes of old ones, come as the clock moves. */
export const aiOptimizationApi: ApiArea<{ gateway: Gateway }> = (sandbox) => async (app) => {
  await app.register(decisionsApi(sandbox));
  await app.register(writingApi(sandbox));

  registerEndpoint(app, sandbox, listOptimizationChannels, async ({ scope }, { partner }) => {
    requireCapability(partner, capability);
    const rows = await findOptimizationChannels(scope, partner.id);
    const channels = rows.map(async (row) => ({
      platform_guid: row.platformGuid,
      title: row.title,
      thumbnail_image: absoluteUrl(sandbox, row.thumbnailImage),
      subscriber_count: row.subscriberCount,
      open_count: await openCount(scope, partner.id, row.platformGuid),
      unwritten_count: (await unwrittenVideos(scope.db, partner.id, row.platformGuid, sandbox.clock.now()))
        .length,
      is_access_revoked: row.isAccessRevoked,
    }));
    return { channels: await Promise.all(channels) };
  });

  registerEndpoint(app, sandbox, listSuggestions, async ({ scope, params, locale }, { partner }) => {
    requireCapability(partner, capability);
    const { platformGuid } = await findOptimizationChannel(scope, partner.id, params.platform_guid);
    await bringChanges(scope.db, partner.id, sandbox.clock.now());
    return { suggestions: await listOfChannel(scope.db, partner.id, platformGuid, { ...sandbox, locale }) };
  });

  registerEndpoint(app, sandbox, listPrompts, async ({ scope, locale }, { partner }) => {
    requireCapability(partner, capability);
    return presentPrompts(await chosenPrompts(scope.db, partner.id), locale);
  });

  registerEndpoint(app, sandbox, choosePrompts, async ({ db, body, locale }, { partner }) => {
    requireCapability(partner, capability);
    const promptIds = [...new Set(body.prompt_ids)];
    if (!promptIds.every((id) => prompts.some((prompt) => prompt.id === id))) {
      throw invalid({ prompt_ids: [say('selected', { name: 'prompt_ids' })] });
    }
    await db
      .insert(optimizationPrompts)
      .values({ partnerId: partner.id, promptIds })
      .onConflictDoUpdate({ target: optimizationPrompts.partnerId, set: { promptIds } });
    return presentPrompts(promptIds, locale);
  });

  async function openCount({ db }: Scope, partnerId: number, guid: string): Promise<number> {
    const wanted = { partnerId, guid, now: sandbox.clock.now() };
    const rows = await selectSuggestions(db, wanted, eq(optimizationSuggestions.status, 'open'));
    return rows.length;
  }
};

function presentPrompts(chosen: readonly string[], locale: WireLocale) {
  return {
    prompts: prompts.map(({ id, name, description }) => ({
      id,
      name: name[locale],
      description: description[locale],
      is_chosen: chosen.includes(id),
    })),
  };
}
