import { mostDecided, type Suggestion } from '@my-air/ai-optimization/contract';
import { desc, eq, ne } from 'drizzle-orm';

import { textsOf } from '../ai-metadata/videoTexts.ts';
import { findChannel, findChannels } from '../channels/findChannels.ts';
import type { WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { type ChannelRow, optimizationSuggestions } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { picturePath } from '../pictures/pictures.ts';
import type { Platform, Scope } from '../Platform.ts';
import { type FoundSuggestion, selectSuggestions } from './optimizedVideos.ts';
import { prompts } from './prompts.ts';
import { ruleReasons } from './ruleReasons.ts';

/** The capability that opens AI optimization to a partner. */
export const capability = 'ai_metadata_optimization';

const isOptimized = ({ platform, status }: ChannelRow) => platform === 'youtube' && status === 'connected';

/** The suggestions of a channel: all that are open, and the latest decisions; those of the latest video first. */
export async function listOfChannel(
  db: Queries,
  partnerId: number,
  guid: string,
  { locale, ...sandbox }: Pick<Platform, 'origins' | 'clock'> & { locale: WireLocale },
): Promise<Suggestion[]> {
  const wanted = { partnerId, guid, now: sandbox.clock.now() };
  const { status, decidedAt } = optimizationSuggestions;
  const [open, decided] = await Promise.all([
    selectSuggestions(db, wanted, eq(status, 'open')),
    selectSuggestions(db, wanted, ne(status, 'open')).orderBy(desc(decidedAt)).limit(mostDecided),
  ]);
  return [...open, ...decided]
    .sort(
      (one, other) =>
        other.video.publishedAt.getTime() - one.video.publishedAt.getTime() ||
        one.suggestion.id - other.suggestion.id,
    )
    .map((found) => presentSuggestion(sandbox, found, locale));
}

/** A suggestion as the contract has it. */
export function presentSuggestion(
  sandbox: Pick<Platform, 'origins'>,
  { suggestion, video }: FoundSuggestion,
  locale: WireLocale,
): Suggestion {
  const texts = textsOf(video);
  const prompt = prompts.find(({ id }) => id === suggestion.promptId);
  const isByRules = suggestion.rules.length > 0;
  return {
    id: String(suggestion.id),
    video: {
      id: video.platformGuid,
      title: texts.title,
      url: `https://www.youtube.com/watch?v=${video.platformGuid}`,
      thumbnail_url: absoluteUrl(sandbox, picturePath('video', texts.title)),
      published_at: video.publishedAt.toISOString(),
    },
    field: suggestion.field,
    current: suggestion.beforeText ?? texts[suggestion.field],
    suggested: suggestion.suggested,
    reason: isByRules ? ruleReasons(suggestion.rules, locale) : suggestion.reason,
    prompt: prompt ? prompt.name[locale] : null,
    source: isByRules ? 'rules' : 'model',
    status: suggestion.status,
    accepted_text: suggestion.acceptedText,
    decided_at: suggestion.decidedAt?.toISOString() ?? null,
  };
}

/** The partner's connected YouTube channels. */
export async function findOptimizationChannels(scope: Scope, partnerId: number): Promise<ChannelRow[]> {
  return (await findChannels(scope, partnerId)).filter(isOptimized);
}

/** One of them; 404 for any other. */
export async function findOptimizationChannel(
  scope: Scope,
  partnerId: number,
  guid: string,
): Promise<ChannelRow> {
  const channel = await findChannel(scope, partnerId, { platform: 'youtube', platform_guid: guid });
  if (!isOptimized(channel)) throw notFound();
  return channel;
}

/** 409 where the owner took our access back, so that nothing can be put in place. */
export function requireAccess({ isAccessRevoked }: ChannelRow): void {
  if (!isAccessRevoked) return;
  throw new HttpError(409, say('access_revoked'), {
    code: 'access_revoked',
  });
}
