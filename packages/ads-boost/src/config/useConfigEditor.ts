import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { OwnSettings } from '../contract.ts';
import { changedFields } from '../settings/fields.ts';
import { mergeEdits, type Merged } from '../settings/mergeEdits.ts';

/** Settings with the version that the server gave them. */
export interface Versioned {
  values: OwnSettings;
  version: number;
}

/** How settings are written and read. */
export interface ConfigStore {
  save: (next: Versioned) => Promise<Versioned>;
  /** Reads what is stored now. */
  reload: () => Promise<Versioned>;
}

/** Two edits at once: what was saved meanwhile, and what came of bringing both together. */
export interface Conflict extends Merged {
  ours: OwnSettings;
  theirs: Versioned;
}

/** Edits settings: what is changed, saved, in conflict, and can be undone. */
export function useConfigEditor(initial: Versioned, store: ConfigStore) {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const [base, setBase] = useState(initial);
  const [edited, setEdited] = useState(initial.values);
  const [previous, setPrevious] = useState<OwnSettings>();
  const [conflict, setConflict] = useState<Conflict>();

  const saving = useMutation({
    mutationFn: async ({ values, version, from }: Versioned & { from: OwnSettings }) => {
      try {
        return { saved: await store.save({ values, version }), from };
      } catch (error) {
        if (!isApiError(error) || error.code !== 'conflict') throw error;
        const theirs = await store.reload();
        setConflict({ ours: values, theirs, ...mergeEdits(from, values, theirs.values) });
        return undefined;
      }
    },
    onSuccess: (result) => {
      if (!result) return;
      setBase(result.saved);
      setEdited(result.saved.values);
      setPrevious(result.from);
      setConflict(undefined);
      toasts.show({ type: 'save', title: t`Settings saved` });
    },
    meta: { handlesConflict: true },
  });

  const write = (values: OwnSettings, { version, values: from }: Versioned = base) =>
    saving.mutate({ values, version, from });

  return {
    base: base.values,
    edited,
    edit: setEdited,
    changed: changedFields(base.values, edited),
    isSaving: saving.isPending,
    save: () => write(edited),
    discard: () => setEdited(base.values),
    /** Brings back what was there before the last change; undefined when nothing was saved on this visit. */
    undo: previous && (() => write(previous)),
    conflict,
    /** Saves what the person decided on top of what was saved meanwhile. */
    decide: (values: OwnSettings) => conflict && write(values, conflict.theirs),
    /** Goes on editing from what was saved meanwhile, with our edits where they do not clash. */
    leaveConflict: () => {
      if (!conflict) return;
      setBase(conflict.theirs);
      setEdited(conflict.values);
      setConflict(undefined);
    },
  };
}
export type ConfigEditor = ReturnType<typeof useConfigEditor>;
