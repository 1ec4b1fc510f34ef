import { usePortal } from '@my-air/feature-api';
import { useMutation } from '@tanstack/react-query';

import { toldInPlace } from '../failure/useFailureText.ts';
import { addTerm, removeTerm } from './glossary.api.ts';

/** Adds names to the glossary and removes them. */
export function useGlossaryChanges(onAdded: (name: string) => void) {
  const portal = usePortal();
  const add = useMutation({
    mutationKey: ['ai-metadata', 'add-term'],
    mutationFn: (name: string) => addTerm(portal, name),
    onSuccess: (_, name) => onAdded(name),
    meta: { handles: toldInPlace },
  });
  const remove = useMutation({
    mutationKey: ['ai-metadata', 'remove-term'],
    mutationFn: (id: string) => removeTerm(portal, Number(id)),
    meta: { handles: toldInPlace },
  });
  return { add, remove, error: add.error ?? remove.error };
}
