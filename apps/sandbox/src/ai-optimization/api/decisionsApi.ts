import {
  acceptSuggestion,
  dismissSuggestion,
  textFault,
  undoSuggestion,
} from '@my-air/ai-optimization/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { bringChanges, textColumns, textsOf } from '../../ai-metadata/videoTexts.ts';
import { readData } from '../../content/readData.ts';
import { Texts, type WireLocale } from '../../content/wireLocales.ts';
import type { Queries } from '../../database/Database.ts';
import { aiVideos, type OptimizationSuggestionRow, optimizationSuggestions } from '../../database/schema.ts';
import { databaseId } from '../../http/databaseId.ts';
import { HttpError, invalid, notFound } from '../../http/HttpError.ts';
import { registerEndpoint } from '../../http/registerEndpoint.ts';
import type { ApiArea, ApiPlatform } from '../../Platform.ts';
import { requireCapability } from '../../user/requireCapability.ts';
import {
  capability,
  findOptimizationChannel,
  presentSuggestion,
  requireAccess,
} from '../presentSuggestions.ts';
import { type FoundSuggestion, selectSuggestions } from '../optimizedVideos.ts';

/** Why a text cannot be put in place. */
const textFaultMessages = readData(
  'ai-optimization/textFaults.json',
  v.strictObject({ empty: Texts, too_long: Texts, angle_brackets: Texts }),
);

/** The decisions about suggestions. Each can be sent again without doing more. */
export const decisionsApi: ApiArea = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerEndpoint(app, sandbox, acceptSuggestion, async (call, { partner }) => {
    requireCapability(partner, capability);
    const { db, params, body, locale } = call;
    const found = await findOwn(db, partner.id, params.id);
    const { suggestion, video, channelGuid } = found;
    if (suggestion.status === 'accepted' && suggestion.acceptedText === body.text) {
      return { suggestion: presentSuggestion(sandbox, found, locale) };
    }
    if (suggestion.status !== 'open') throw alreadyDecided(sandbox, found, locale);
    requireAccess(await findOptimizationChannel(call.scope, partner.id, channelGuid));
    const fault = textFault(suggestion.field, body.text);
    if (fault) throw invalid({ text: [textFaultMessages[fault][locale]] });
    const beforeText = textsOf(video)[suggestion.field];
    if (beforeText !== body.replaces) throw videoChanged(sandbox, found, locale);
    const change = { status: 'accepted', acceptedText: body.text, beforeText, decidedAt: clock.now() };
    return { suggestion: presentSuggestion(sandbox, await put(db, found, change, body.text), locale) };
  });

  registerEndpoint(app, sandbox, dismissSuggestion, async ({ db, params, locale }, { partner }) => {
    requireCapability(partner, capability);
    const found = await findOwn(db, partner.id, params.id);
    if (found.suggestion.status === 'accepted') throw alreadyDecided(sandbox, found, locale);
    const decidedAt = found.suggestion.decidedAt ?? clock.now();
    return {
      suggestion: presentSuggestion(
        sandbox,
        await put(db, found, { status: 'dismissed', decidedAt }),
        locale,
      ),
    };
  });

  registerEndpoint(app, sandbox, undoSuggestion, async (call, { partner }) => {
    requireCapability(partner, capability);
    const { db, params, locale } = call;
    const found = await findOwn(db, partner.id, params.id);
    const { suggestion, video, channelGuid } = found;
    const isAccepted = suggestion.status === 'accepted';
    if (isAccepted) {
      requireAccess(await findOptimizationChannel(call.scope, partner.id, channelGuid));
      if (textsOf(video)[suggestion.field] !== suggestion.acceptedText)
        throw videoChanged(sandbox, found, locale);
    }
    const change = { status: 'open', acceptedText: null, beforeText: null, decidedAt: null };
    const text = isAccepted ? (suggestion.beforeText ?? undefined) : undefined;
    return { suggestion: presentSuggestion(sandbox, await put(db, found, change, text), locale) };
  });

  async function findOwn(db: Queries, partnerId: number, id: string): Promise<FoundSuggestion> {
    const now = clock.now();
    await bringChanges(db, partnerId, now);
    const [found] = await selectSuggestions(
      db,
      { partnerId, now },
      eq(optimizationSuggestions.id, databaseId(id)),
    );
    if (!found) throw notFound();
    return found;
  }
};

/** Keeps a decision, and the text of the video if it changes. Writes of one user run one after the other. */
async function put(
  db: Queries,
  found: FoundSuggestion,
  change: Partial<OptimizationSuggestionRow>,
  text?: string,
): Promise<FoundSuggestion> {
  const { suggestion, video } = found;
  const columns = text === undefined ? {} : textColumns({ [suggestion.field]: text });
  if (text !== undefined) await db.update(aiVideos).set(columns).where(eq(aiVideos.id, video.id));
  await db.update(optimizationSuggestions).set(change).where(eq(optimizationSuggestions.id, suggestion.id));
  return { ...found, suggestion: { ...suggestion, ...change }, video: { ...video, ...columns } };
}

function alreadyDecided(sandbox: ApiPlatform, found: FoundSuggestion, locale: WireLocale) {
  return new HttpError(409, 'This suggestion has been decided meanwhile.', {
    code: 'already_decided',
    suggestion: presentSuggestion(sandbox, found, locale),
  });
}

function videoChanged(sandbox: ApiPlatform, found: FoundSuggestion, locale: WireLocale) {
  return new HttpError(409, 'The video was changed meanwhile.', {
    code: 'video_changed',
    suggestion: presentSuggestion(sandbox, found, locale),
  });
}
