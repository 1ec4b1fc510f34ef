import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { type Draft, useDraft } from '@my-air/feature-kit/forms';
import { usePortal } from '@my-air/feature-kit';
import { useNow } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { OwnSettings } from '../contract.ts';
import { changedFields } from '../settings/fields.ts';
import { type Edit, openEdit, type Versioned } from '../settings/openEdit.ts';
import { boostDraft, undoPlace } from './boostDraft.ts';

/** The time for which the last change can be undone, also after the screen was left, in milliseconds. */
const undoTime = 3_600_000;

/** The reading and writing of settings. */
export interface ConfigStore {
  /** The stored settings, as far as this tab knows; replaced by `save` and `reload`. */
  stored: Versioned;
  save: (next: Versioned) => Promise<Versioned>;
  reload: () => Promise<Versioned>;
  /** Tells the drafts of several settings apart. */
  subject: string;
}

/** Edits settings: keeps changes as a draft, saves them, finds conflicts, and undoes the last change. */
export function useConfigEditor({ stored, save, reload, subject }: ConfigStore) {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const now = useNow();
  const draft = useDraft(boostDraft, subject);
  const undo = useDraft(undoPlace, subject);
  /** Takes the last change back, starting from the version that it made. */
  const undoing = undo.value && now - undo.value.at <= undoTime ? undo.value : undefined;
  const { edited, conflict } = openEdit(stored, draft.value);
  useSavedElsewhere(draft, stored.version, reload);

  const saving = useMutation({
    mutationFn: async ({ edited: values, version }: Edit) => {
      try {
        return await save({ values, version });
      } catch (error) {
        if (!isApiError(error) || error.code !== 'conflict') throw error;
        // The draft is of an older version then, which is a conflict.
        await reload();
        return undefined;
      }
    },
    onSuccess: (saved, sent) => {
      if (!saved) return;
      const isLatest = draft.forget(sent);
      const later = draft.read();
      if (!isLatest && later) {
        draft.write({ base: saved.values, version: saved.version, edited: later.edited });
      }
      undo.write({ base: saved.values, version: saved.version, edited: sent.base, at: Date.now() });
      toasts.show({ type: 'save', title: t`Settings saved` });
    },
  });

  /** Every change is a draft first, so that nothing is lost when saving fails. */
  function kept(edit: Edit): Edit {
    draft.write(edit);
    return edit;
  }
  const keep = (values: OwnSettings) =>
    kept({ base: stored.values, version: stored.version, edited: values });

  const changed = changedFields(stored.values, edited);
  // A value that was saved elsewhere meanwhile can be the same: then nothing of the draft is left to save.
  const isSettled = draft.value !== undefined && changed.length === 0 && !saving.isPending;
  const endDraft = useEffectEvent(draft.clear);
  useEffect(() => {
    if (isSettled) endDraft();
  }, [isSettled]);

  return {
    base: stored.values,
    edited,
    edit: (values: OwnSettings) => void keep(values),
    changed,
    isSaving: saving.isPending,
    save: () => saving.mutate(keep(edited)),
    discard: draft.clear,
    /**
     * Brings back the settings before the last change of this user in this browser; undefined without a
     * change within the hour. A later save elsewhere is a conflict, as for any other edit.
     */
    undo:
      undoing &&
      (() => {
        const { base, version, edited: before } = undoing;
        saving.mutate(kept({ base, version, edited: before }));
      }),
    conflict: saving.isPending ? undefined : conflict,
    /** Saves the user's decision on top of the settings saved meanwhile. */
    decide: (values: OwnSettings) => saving.mutate(keep(values)),
    /** Goes on editing from the settings saved meanwhile, with all of our edits. */
    leaveConflict: () => void keep(edited),
    /** The settings whose draft it is. */
    subject,
  };
}
export type ConfigEditor = ReturnType<typeof useConfigEditor>;

/** Reads the settings again when another tab has saved or discarded the draft, or edits a version unknown to this tab. */
function useSavedElsewhere(
  draft: Pick<Draft<Edit>, 'read' | 'subscribeToOtherTabs'>,
  version: number,
  reload: () => Promise<unknown>,
): void {
  const latest = useRef({ draft, version, reload });
  useEffect(() => {
    latest.current = { draft, version, reload };
  });
  useEffect(
    () =>
      latest.current.draft.subscribeToOtherTabs(() => {
        const { draft: current, version: known, reload: read } = latest.current;
        // A failure here shows at the next save.
        if (current.read()?.version !== known) read().catch(() => {});
      }),
    [],
  );
}
