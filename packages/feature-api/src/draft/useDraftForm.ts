import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import type { Draft } from './draftAt.ts';

/** Keeps the values of a form as a draft, whenever one of them changes. The form starts with the draft by its `defaultValues`. */
export function useDraftForm<Input extends FieldValues, Output>(
  { subscribe }: Pick<UseFormReturn<Input, unknown, Output>, 'subscribe'>,
  { write }: Pick<Draft<Input>, 'write'>,
): void {
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A copy: the form changes its own object in place.
        callback: ({ values }) => latest.current(structuredClone(values)),
      }),
    [subscribe],
  );
}
