import { useSyncExternalStore } from 'react';

/** What sends a message: Enter, or Ctrl (Cmd) with Enter; the other of the two begins a new line. */
export type SendKey = 'enter' | 'ctrl-enter';

const place = 'my-air:messenger:send-key';
const listeners = new Set<() => void>();
/** What was chosen in this tab, where the browser keeps nothing. */
let chosen: SendKey | undefined;

/** What sends a message, as the person prefers it in this browser. */
export function useSendKey(): readonly [SendKey, (key: SendKey) => void] {
  return [useSyncExternalStore(subscribe, readSendKey), setSendKey];
}

function readSendKey(): SendKey {
  if (chosen) return chosen;
  try {
    return localStorage.getItem(place) === 'ctrl-enter' ? 'ctrl-enter' : 'enter';
  } catch {
    return 'enter';
  }
}

function setSendKey(key: SendKey): void {
  chosen = key;
  try {
    localStorage.setItem(place, key);
  } catch {
    // Kept for as long as this tab lives.
  }
  for (const onChange of listeners) onChange();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}
