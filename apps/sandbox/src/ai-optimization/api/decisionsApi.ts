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
import type { Call } from '../../http/Call.ts';
import { databaseId } from '../../http/databaseId.ts';
import { HttpError, invalid, notFound } from '../../http/HttpError.ts';
import { say } from '../../http/sentences.ts';
import { registerEndpoint } from '../../http/registerEndpoint.ts';
import type { ApiArea } from '../../Platform.ts';
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

type Decision = typeof acceptSuggestion | typeof dismissSuggestion | typeof undoSuggestion;

/** The decisions about suggestions. Each can be sent again without doing more. */
export const decisionsApi: ApiArea = (sandbox) => async (app) => {
  const { clock } = sandbox;

  /** Serves a decision about a suggestion of the partner's own; it responds with the suggestion afterwards. */
  function decide<E extends Decision>(
    endpoint: E,
    work: (call: Call<E>, found: FoundSuggestion, partnerId: number) => Promise<FoundSuggestion>,
  ): void {
    registerEndpoint<Decision>(app, sandbox, endpoint, async (call, { partner }) => {
      requireCapability(partner, capability);
      const found = await findOwn(call.db, partner.id, call.params.id);
      const decided = await work(call, found, partner.id);
      return { suggestion: presentSuggestion(sandbox, decided, call.locale) };
    });
  }

  decide(acceptSuggestion, async ({ db, scope, body, locale }, found, partnerId) => {
    const { suggestion, video, channelGuid } = found;
    if (suggestion.status === 'accepted' && suggestion.acceptedText === body.text) return found;
    if (suggestion.status !== 'open') throw refusal('already_decided', found, locale);
    requireAccess(await findOptimizationChannel(scope, partnerId, channelGuid));
    const fault = textFault(suggestion.field, body.text);
    if (fault) throw invalid({ text: [textFaultMessages[fault]] });
    const beforeText = textsOf(video)[suggestion.field];
    if (beforeText !== body.replaces) throw refusal('video_changed', found, locale);
    const change = { status: 'accepted', acceptedText: body.text, beforeText, decidedAt: clock.now() };
    return put(db, found, change, body.text);
  });

  decide(dismissSuggestion, async ({ db, locale }, found) => {
    if (found.suggestion.status === 'accepted') throw refusal('already_decided', found, locale);
    return put(db, found, { status: 'dismissed', decidedAt: found.suggestion.decidedAt ?? clock.now() });
  });

  decide(undoSuggestion, async ({ db, scope, locale }, found, partnerId) => {
    const { suggestion, video, channelGuid } = found;
    const isAccepted = suggestion.status === 'accepted';
    if (isAccepted) {
      requireAccess(await findOptimizationChannel(scope, partnerId, channelGuid));
      if (textsOf(video)[suggestion.field] !== suggestion.acceptedText)
        throw refusal('video_changed', found, locale);
    }
    const change = { status: 'open', acceptedText: null, beforeText: null, decidedAt: null };
    return put(db, found, change, isAccepted ? (suggestion.beforeText ?? undefined) : undefined);
  });

  /** The error of a decision that came after another one, with the suggestion as it is now. */
  function refusal(code: 'already_decided' | 'video_changed', found: FoundSuggestion, locale: WireLocale) {
    const suggestion = presentSuggestion(sandbox, found, locale);
    return new HttpError(409, say(code), { code, suggestion });
  }

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
