import type { ApiClient } from '@my-air/api-client';
import { nullIfUnknown } from '@my-air/feature-kit/data';
import type { DataContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { addGlossaryTerm, deleteGlossaryTerm, listGlossary } from '../contract.ts';

/** The names that no translation changes; null where the server knows no glossary. */
export const glossaryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['ai-metadata', 'glossary'],
    queryFn: ({ signal }) => nullIfUnknown(api.send(listGlossary, {}, { signal }).then(({ terms }) => terms)),
    staleTime: 60_000,
  });

/** Adds a name; an answer that does not say which it is has the list read anew. */
export async function addTerm({ api, queryClient }: DataContext, text: string): Promise<void> {
  const { term } = await api.send(addGlossaryTerm, { body: { text } });
  const { queryKey } = glossaryQuery(api);
  if (term?.id == null) {
    void queryClient.invalidateQueries({ queryKey });
    return;
  }
  queryClient.setQueryData(queryKey, (terms) => [...(terms ?? []).filter(({ id }) => id !== term.id), term]);
}

/** Removes a name. */
export async function removeTerm({ api, queryClient }: DataContext, id: number): Promise<void> {
  await api.send(deleteGlossaryTerm, { params: { id } });
  queryClient.setQueryData(glossaryQuery(api).queryKey, (terms) => terms?.filter((term) => term.id !== id));
}
