import { isApiError, type ApiClient } from '@my-air/api-client';
import type { PortalContext } from '@my-air/feature-api';
import { queryOptions } from '@tanstack/react-query';
import { is } from 'valibot';

import { channelsQuery } from '../channels/channels.api.ts';
import {
  acceptSuggestion,
  dismissSuggestion,
  listSuggestions,
  Suggestion,
  undoSuggestion,
  writeSuggestions,
} from '../contract.ts';
import { sendWithRetryKey } from '../retryKeys.ts';

type Reach = Pick<PortalContext, 'api' | 'queryClient'>;

/** A decision about one suggestion. */
export type Decision =
  | { act: 'accept'; suggestion: Suggestion; text: string }
  | { act: 'dismiss' | 'undo'; suggestion: Suggestion };

/** How long the server may write, in milliseconds; more than it allows itself. */
const writingTimeout = 150_000;

/** The suggestions of a channel, in the order of the server. */
export const suggestionsQuery = (api: ApiClient, guid: string) =>
  queryOptions({
    queryKey: ['ai-optimization', 'suggestions', guid],
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> =>
      (await api.send(listSuggestions, { params: { platform_guid: guid } }, { signal })).suggestions,
    staleTime: 30_000,
  });

/** Sends a decision, and keeps what the server says about the suggestion, also when it refuses. */
export async function decide(portal: Reach, guid: string, decision: Decision): Promise<void> {
  const { suggestion } = decision;
  const text = decision.act === 'accept' ? decision.text : '';
  const wish = JSON.stringify([decision.act, suggestion.id, text, suggestion.current]);
  try {
    const answer = await sendWithRetryKey(wish, (key) => send(portal.api, decision, key));
    keep(portal, guid, answer.suggestion);
  } catch (error) {
    const told = isApiError(error)
      ? (error.body as { suggestion?: unknown } | undefined)?.suggestion
      : undefined;
    if (is(Suggestion, told)) keep(portal, guid, told);
    throw error;
  }
}

function send(api: ApiClient, decision: Decision, idempotencyKey: string) {
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

/** Writes suggestions for the latest videos without any; aborting stops the server too. Resolves with how many. */
export async function write({ api, queryClient }: Reach, guid: string, signal: AbortSignal): Promise<number> {
  const options = { signal, timeout: writingTimeout };
  const answer = await api.send(writeSuggestions, { params: { platform_guid: guid } }, options);
  queryClient.setQueryData(suggestionsQuery(api, guid).queryKey, answer.suggestions);
  changeChannel({ api, queryClient }, guid, answer.suggestions, answer.unwritten_count);
  return answer.added;
}

function keep({ api, queryClient }: Reach, guid: string, suggestion: Suggestion): void {
  const list = queryClient.setQueryData(suggestionsQuery(api, guid).queryKey, (kept) =>
    kept?.map((one) => (one.id === suggestion.id ? suggestion : one)),
  );
  if (list) changeChannel({ api, queryClient }, guid, list);
}

/** The counts of the channel follow its list, so that navigation and home say the same. */
function changeChannel(
  { api, queryClient }: Reach,
  guid: string,
  list: readonly Suggestion[],
  unwritten?: number,
): void {
  const open_count = list.filter(({ status }) => status === 'open').length;
  queryClient.setQueryData(channelsQuery(api).queryKey, (channels) =>
    channels?.map((one) =>
      one.platform_guid === guid
        ? { ...one, open_count, unwritten_count: unwritten ?? one.unwritten_count }
        : one,
    ),
  );
}
