import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import type { Draft } from './draft.ts';

/**
 * Keeps the values of a form as a draft, whenever one of them changes, and shows the text that another tab
 * has written there. The form starts with the draft by its `defaultValues`.
 */
export function useDraftForm<Input extends FieldValues, Output>(
  {
    subscribe,
    reset,
    getValues,
  }: Pick<UseFormReturn<Input, unknown, Output>, 'subscribe' | 'reset' | 'getValues'>,
  { write, read, subscribeToOtherTabs }: Pick<Draft<Input>, 'write' | 'read' | 'subscribeToOtherTabs'>,
): void {
  const latest = useRef({ write, read, subscribeToOtherTabs });
  useEffect(() => {
    latest.current = { write, read, subscribeToOtherTabs };
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A copy: the form changes its own object in place.
        callback: ({ values }) => latest.current.write(structuredClone(values)),
      }),
    [subscribe],
  );
  useEffect(
    () =>
      latest.current.subscribeToOtherTabs(() => {
        const theirs = latest.current.read();
        // A draft that is gone was sent or deleted there: the text of this form stays.
        if (theirs === undefined || JSON.stringify(theirs) === JSON.stringify(getValues())) return;
        reset(structuredClone(theirs), { keepDefaultValues: true });
      }),
    [reset, getValues],
  );
}
