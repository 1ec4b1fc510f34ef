import type { ApiClient } from '@my-air/api-client';
import type { DataContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { choosePrompts, listPrompts, type OptimizationPrompt } from '../contract.ts';

/** The prompts there are, and which of them are chosen. */
export const promptsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['ai-optimization', 'prompts'],
    queryFn: async ({ signal }): Promise<readonly OptimizationPrompt[]> =>
      (await api.send(listPrompts, {}, { signal })).prompts,
    staleTime: 30_000,
    meta: { handles: 'inPlace' },
  });

/** Replaces the choice; an answer without prompts has them read anew, since there are some. */
export async function savePrompts(
  { api, queryClient }: DataContext,
  promptIds: readonly string[],
): Promise<void> {
  const body = { prompt_ids: [...promptIds] };
  const answer = await api.send(choosePrompts, { body });
  const { queryKey } = promptsQuery(api);
  if (answer.prompts.length > 0) queryClient.setQueryData(queryKey, answer.prompts);
  else void queryClient.invalidateQueries({ queryKey });
}
