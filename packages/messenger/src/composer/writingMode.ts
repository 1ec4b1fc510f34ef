import { useUser } from '@my-air/feature-api';
import { useSyncExternalStore } from 'react';

/** How a message is written: with its formatting in sight, or as plain text with markdown's signs. */
export type WritingMode = 'rich' | 'plain';

const listeners = new Set<() => void>();
/** What was chosen in this tab, where the browser keeps nothing. */
const chosen = new Map<string, WritingMode>();

/** How the person who is signed in prefers to write in this browser. */
export function useWritingMode(): readonly [WritingMode, (mode: WritingMode) => void] {
  const place = writingModeKey(useUser()?.id ?? 0);
  const mode = useSyncExternalStore(subscribe, () => readMode(place));
  return [mode, (next) => keepMode(place, next)];
}

/** Where a person's preference stands in the browser's storage. */
export function writingModeKey(userId: number): string {
  return `my-air:messenger:writing:${userId}`;
}

function readMode(place: string): WritingMode {
  const here = chosen.get(place);
  if (here) return here;
  try {
    return localStorage.getItem(place) === 'plain' ? 'plain' : 'rich';
  } catch {
    return 'rich';
  }
}

function keepMode(place: string, mode: WritingMode): void {
  try {
    localStorage.setItem(place, mode);
    chosen.delete(place);
  } catch {
    // Kept for as long as this tab lives.
    chosen.set(place, mode);
  }
  for (const onChange of listeners) onChange();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
