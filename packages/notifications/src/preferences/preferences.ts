import type { NotificationType } from '../contract.ts';

/** What a person can switch off: the number at the bell, and the message that floats over the screen. */
export type Notice = 'count' | 'announcement';

/** The kinds of which each can be switched off. An agreement always counts: payouts may wait for it. A question never floats: it would stand in the way. */
export const optionalKinds: Readonly<Record<Notice, readonly NotificationType[]>> = {
  count: ['info', 'nps', 'chat'],
  announcement: ['agreement', 'chat', 'info'],
};

/** The kinds that were switched off; what is new to us stays on. */
export type Preferences = Readonly<Record<Notice, readonly NotificationType[]>>;

const storageKey = 'notifications:preferences';
const listeners = new Set<() => void>();
/** What counts where nothing can be stored. */
let inMemory: string | null = null;

/** What the person has switched off in this browser; the server knows no such thing. */
export function readPreferences(): Preferences {
  return parse(storedPreferences());
}

/** The preferences as they are stored, for comparing. */
export function storedPreferences(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Switches one on or off; it takes effect at once, in every tab. */
export function setPreference(notice: Notice, kind: NotificationType, isOn: boolean): void {
  const preferences = readPreferences();
  const others = preferences[notice].filter((known) => known !== kind);
  const next = JSON.stringify({ ...preferences, [notice]: isOn ? others : [...others, kind] });
  inMemory = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Nothing can be stored here: it counts until the page is left.
  }
  for (const onChange of listeners) onChange();
}

/** Tells of every change, those of other tabs too; answers with how to stop. */
export function subscribePreferences(onChange: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', follow);
  };
}

/** Whether notifications of a type, as the server names it, have this; a type that nobody knows is news. */
export function isOn(preferences: Preferences, notice: Notice, type: string): boolean {
  const kind = kindOf(type);
  if (!optionalKinds[notice].includes(kind)) return notice === 'count';
  return !preferences[notice].includes(kind);
}

const kindOf = (type: string): NotificationType =>
  type === 'nps' || type === 'agreement' || type === 'chat' ? type : 'info';

function parse(stored: string | null): Preferences {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return { count: kindsIn(value, 'count'), announcement: kindsIn(value, 'announcement') };
  } catch {
    return { count: [], announcement: [] };
  }
}

function kindsIn(value: unknown, notice: Notice): readonly NotificationType[] {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, notice) : undefined;
  return Array.isArray(list) ? optionalKinds[notice].filter((kind) => list.includes(kind)) : [];
}
