import type { EntryParameters, PortalContext } from '@my-air/feature-api';

/** Values that came with the address, for the feature that asked for them. */
export interface EntryValues {
  /** Which of all the entries they are for, by its names. */
  key: string;
  values: Readonly<Record<string, string>>;
}

const storageKey = 'entryParameters';
const longestValue = 200;

/** Takes every feature's parameters out of an address; answers with their values. */
export function takeEntryValues(url: URL, entries: readonly EntryParameters[]): EntryValues[] {
  // Two features may ask for the same one: each is given it, whichever comes first.
  const given = new URLSearchParams(url.searchParams);
  return entries.flatMap((entry) => {
    const present = entry.names.filter((name) => given.has(name));
    if (present.length === 0) return [];
    const values = Object.fromEntries(present.map((name) => [name, clean(given.get(name) ?? '')]));
    for (const name of present) url.searchParams.delete(name);
    return [{ key: keyOf(entry), values }];
  });
}

/** Keeps values over a sign-in, which leaves the page and comes back to it. */
export function rememberEntryValues(taken: readonly EntryValues[], storage: Storage | undefined): void {
  try {
    if (taken.length > 0) storage?.setItem(storageKey, JSON.stringify(taken));
  } catch {
    // A storage that is full or denied: the parameters act only when the person is signed in already.
  }
}

/** The values that were kept, once. */
export function recallEntryValues(storage: Storage | undefined): EntryValues[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(storageKey) ?? '[]');
    storage?.removeItem(storageKey);
    return Array.isArray(kept) ? kept.filter(isEntryValues) : [];
  } catch {
    return [];
  }
}

/** Acts on the values whose time has come. */
export async function actOnEntryValues(
  taken: readonly EntryValues[],
  entries: readonly EntryParameters[],
  portal: PortalContext,
): Promise<void> {
  for (const { key, values } of taken) {
    const entry = entries.find((candidate) => keyOf(candidate) === key);
    if (!entry) continue;
    const act = await entry.load();
    await act(values, portal);
  }
}

/** Whether values wait for a signed-in person. */
export function waitsForSession({ key }: EntryValues, entries: readonly EntryParameters[]): boolean {
  return entries.find((entry) => keyOf(entry) === key)?.when !== 'ready';
}

function keyOf({ names }: EntryParameters): string {
  return names.join(',');
}

function clean(value: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  return value.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, longestValue);
}

function isEntryValues(value: unknown): value is EntryValues {
  if (typeof value !== 'object' || value === null) return false;
  const { key, values } = value as Partial<EntryValues>;
  const isText = (text: unknown) => typeof text === 'string';
  return isText(key) && typeof values === 'object' && values !== null && Object.values(values).every(isText);
}
