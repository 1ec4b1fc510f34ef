import { useSyncExternalStore } from 'react';

// The bytes of chosen files do not outlive the tab; what is known of them stands in the draft.
const chosen = new Map<number, readonly File[]>();
const listeners = new Set<() => void>();
const none: readonly File[] = [];

/** The files that were chosen for a chat's next message, in this tab. */
export function useDraftFiles(chatId: number): readonly File[] {
  return useSyncExternalStore(subscribe, () => chosen.get(chatId) ?? none);
}

/** Keeps the files of a chat's next message, also while another chat is open. */
export function keepDraftFiles(chatId: number, files: readonly File[]): void {
  if (files.length > 0) chosen.set(chatId, files);
  else chosen.delete(chatId);
  for (const onChange of listeners) onChange();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}
