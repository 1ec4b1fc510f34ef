import { type ApiClient, isApiError } from '@my-air/api-client';
import type { DataContext } from '@my-air/feature-kit';
import { isSameChannel } from '@my-air/feature-kit/data';
import { queryOptions } from '@tanstack/react-query';
import { safeParse } from 'valibot';

import { channelsQuery } from '../channels/channels.api.ts';
import {
  acceptSuggestion,
  dismissSuggestion,
  listSuggestions,
  Suggestion,
  undoSuggestion,
  writeSuggestions,
} from '../contract.ts';

/** A decision about one suggestion. */
export type Decision =
  | { act: 'accept'; suggestion: Suggestion; text: string }
  | { act: 'dismiss' | 'undo'; suggestion: Suggestion };

/** The time for which the server may write, in milliseconds; more than it allows itself. */
const writingTimeout = 150_000;

/** The suggestions of a channel, in the order of the server. */
export const suggestionsQuery = (api: ApiClient, guid: string) =>
  queryOptions({
    queryKey: ['ai-optimization', 'suggestions', guid],
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> =>
      (await api.send(listSuggestions, { params: { platform_guid: guid } }, { signal })).suggestions,
    staleTime: 30_000,
  });

/** Sends a decision, and keeps the suggestion as the server returns it, also when it refuses. */
export async function decide(portal: DataContext, guid: string, decision: Decision): Promise<void> {
  try {
    keep(portal, guid, (await send(portal.api, decision)).suggestion);
  } catch (error) {
    const details = isApiError(error)
      ? (error.body as { suggestion?: unknown } | undefined)?.suggestion
      : undefined;
    const read = safeParse(Suggestion, details);
    if (read.success) keep(portal, guid, read.output);
    // The list says what was decided.
    else if (isApiError(error) && error.isUnconfirmed)
      void portal.queryClient.invalidateQueries({ queryKey: ['ai-optimization'] });
    throw error;
  }
}

function send(api: ApiClient, decision: Decision) {
  // Of this press alone: the server refuses what was decided already, and after an undo the same is meant anew.
  const idempotencyKey = crypto.randomUUID();
  const { id, current } = decision.suggestion;
  const params = { id };
  if (decision.act === 'accept') {
    const body = { text: decision.text, replaces: current };
    return api.send(acceptSuggestion, { params, body }, { idempotencyKey });
  }
  return decision.act === 'dismiss'
    ? api.send(dismissSuggestion, { params }, { idempotencyKey })
    : api.send(undoSuggestion, { params }, { idempotencyKey });
}

/**
 * Writes suggestions for the latest videos without any; aborting stops the server too. Resolves to their
 * number.
 */
export async function write(
  { api, queryClient }: DataContext,
  guid: string,
  signal: AbortSignal,
): Promise<number> {
  const options = { signal, timeout: writingTimeout };
  const answer = await api.send(writeSuggestions, { params: { platform_guid: guid } }, options);
  if (answer.suggestions.length === 0) {
    // Nothing is left to improve, or the list could not be read.
    void queryClient.invalidateQueries({ queryKey: ['ai-optimization'] });
    return answer.added;
  }
  queryClient.setQueryData(suggestionsQuery(api, guid).queryKey, answer.suggestions);
  changeChannel({ api, queryClient }, guid, answer.suggestions, answer.unwritten_count);
  return answer.added;
}

/** Puts a suggestion of a response in its place; one that does not say which it is has all read anew. */
function keep(
  { api, queryClient }: DataContext,
  guid: string,
  suggestion: Suggestion | null | undefined,
): void {
  if (suggestion?.id == null) {
    void queryClient.invalidateQueries({ queryKey: ['ai-optimization'] });
    return;
  }
  const list = queryClient.setQueryData(suggestionsQuery(api, guid).queryKey, (kept) =>
    kept?.map((one) => (one.id === suggestion.id ? suggestion : one)),
  );
  if (list) changeChannel({ api, queryClient }, guid, list);
}

/** The counts of the channel follow its list, so that navigation and home say the same. */
function changeChannel(
  { api, queryClient }: DataContext,
  guid: string,
  list: readonly Suggestion[],
  unwritten?: number,
): void {
  const open_count = list.filter(({ status }) => status === 'open').length;
  queryClient.setQueryData(channelsQuery(api).queryKey, (channels) =>
    channels?.map((one) =>
      isSameChannel(one, { platform_guid: guid })
        ? { ...one, open_count, unwritten_count: unwritten ?? one.unwritten_count }
        : one,
    ),
  );
}
