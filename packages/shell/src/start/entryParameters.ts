import { tabStorage, writeCookie } from '@my-air/feature-kit/state';
import type { EntryParameters, Feature, PortalContext } from '@my-air/feature-kit';

import type { ContributionsOf } from '../state/contributions.ts';

/** Values that came with the address, for the feature whose entry names them. */
export interface EntryValues {
  featureId: string;
  values: Readonly<Record<string, string>>;
}

const storageKey = 'entryParameters';
const longestValue = 200;

/**
 * Takes every feature's parameters out of an address. Those for cookies are kept immediately; returns all.
 */
export function takeEntryValues(
  url: URL,
  features: readonly Pick<Feature, 'id' | 'entryParameters'>[],
): EntryValues[] {
  // Two features may name the same parameter: each gets it, whichever comes first.
  const given = new URLSearchParams(url.searchParams);
  const entries = features.flatMap(({ id, entryParameters = [] }) =>
    entryParameters.map((entry) => ({ featureId: id, entry })),
  );
  return entries.flatMap(({ featureId, entry }) => {
    const present = entry.names.filter((name) => given.has(name));
    if (present.length === 0) return [];
    const values = Object.fromEntries(
      present.map((name) => [name, clean(given.get(name) ?? '', entry.longest)]),
    );
    for (const name of present) url.searchParams.delete(name);
    if (entry.cookieAge) keepInCookies(values, entry.cookieAge, entry.accepts);
    return [{ featureId, values }];
  });
}

/** For this site alone. A value with characters that mean more in a cookie than a plain word is not kept. */
function keepInCookies(
  values: EntryValues['values'],
  seconds: number,
  accepts: EntryParameters['accepts'],
): void {
  for (const [name, value] of Object.entries(values)) {
    if (!/^[\w-]{1,64}$/.test(value) || accepts?.[name]?.test(value) === false) continue;
    writeCookie(name, value, { maxAge: seconds });
  }
}

/** Keeps values over a sign-in, which leaves the page and comes back to it. */
export function rememberEntryValues(taken: readonly EntryValues[]): void {
  if (taken.length > 0) tabStorage.write(storageKey, JSON.stringify(taken));
}

/** The values that were kept, once. */
export function recallEntryValues(): EntryValues[] {
  const text = tabStorage.read(storageKey);
  tabStorage.write(storageKey, undefined);
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntryValues) : [];
  } catch {
    return [];
  }
}

/** Has the features act on the values, until the session ends. */
export async function actOnEntryValues(
  taken: readonly EntryValues[],
  contributions: readonly ContributionsOf[],
  portal: PortalContext,
  signal: AbortSignal,
): Promise<void> {
  for (const { featureId, values } of taken) {
    if (signal.aborted) return;
    await contributions.find((each) => each.featureId === featureId)?.onEntry?.(values, portal);
  }
}

function clean(value: string, longest = longestValue): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  return value.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, longest);
}

function isEntryValues(value: unknown): value is EntryValues {
  if (typeof value !== 'object' || value === null) return false;
  const { featureId, values } = value as Partial<EntryValues>;
  const isText = (text: unknown) => typeof text === 'string';
  return (
    isText(featureId) && typeof values === 'object' && values !== null && Object.values(values).every(isText)
  );
}
