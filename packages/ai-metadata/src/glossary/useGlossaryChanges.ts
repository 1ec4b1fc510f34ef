import { readId } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-api';
import { useWrite } from '@my-air/feature-api/writes';

import { addTerm, removeTerm } from './glossary.api.ts';

/** Adds names to the glossary and removes them. */
export function useGlossaryChanges(onAdded: (name: string) => void) {
  const portal = usePortal();
  const add = useWrite({
    mutationKey: ['ai-metadata', 'add-term'],
    mutationFn: (name: string) => addTerm(portal, name),
    onSuccess: (_, name) => onAdded(name),
    meta: { handles: 'inPlace' },
  });
  const remove = useWrite({
    mutationKey: ['ai-metadata', 'remove-term'],
    mutationFn: (id: string) => removeTerm(portal, readId(id)),
    meta: { handles: 'inPlace' },
  });
  return { add, remove, error: add.error ?? remove.error };
}
