import { createTexts } from '@my-air/client-state/early';

/** A storage that never throws: what the browser refuses to keep lives as long as the page. */
export interface SafeStorage {
  get: (key: string) => string | undefined;
  /** Answers whether the value will outlive the page. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: () => readonly string[];
}

/** Wraps a storage that may be denied, absent or full. Opening it is part of what may throw. */
export function safeStorage(open: () => Storage | null | undefined): SafeStorage {
  const { read, write, keys } = createTexts(open);
  return { get: read, set: write, remove: (key) => void write(key, undefined), keys };
}
