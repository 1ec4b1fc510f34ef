import { readCookie, tabStorage, writeCookie } from '@my-air/feature-kit/state';
import * as v from 'valibot';

/** The data that this browser keeps while a user is at the identity provider. */
const Transaction = v.object({
  verifier: v.pipe(v.string(), v.length(43)),
  startedAt: v.number(),
  destination: v.string(),
  /** The id of the user whose place that is; undefined where it belongs to no user. */
  owner: v.optional(v.string()),
  remember: v.boolean(),
});
export type Transaction = v.InferOutput<typeof Transaction>;

const prefix = 'oauth.';
const callbackPath = '/oauth/login';
const lifetime = 600_000;

/**
 * Keeps an authorization that is under way under its own `state`, so that several tabs do not disturb each other.
 */
export function beginTransaction(state: string, transaction: Omit<Transaction, 'startedAt'>): void {
  forgetStale();
  const value = JSON.stringify({ ...transaction, startedAt: Date.now() });
  const isKept = tabStorage.write(prefix + state, value);
  // With denied storage, the way to the provider and back would lose it; a cookie of that one address
  // does not.
  if (!isKept) writeCookie(prefix + state, value, { path: callbackPath, maxAge: lifetime / 1000 });
}

/** Returns the transaction once; afterwards, or after ten minutes, or for an unknown state, undefined. */
export function takeTransaction(state: string): Transaction | undefined {
  // A state of ours and nothing else: it becomes a part of a key and of a cookie's name.
  if (!/^[\w-]{43}$/.test(state)) return undefined;
  const key = prefix + state;
  const found = parse(tabStorage.read(key)) ?? parse(readCookie(key));
  tabStorage.write(key, undefined);
  writeCookie(key, '', { path: callbackPath, maxAge: -1 });
  return isFresh(found) ? found : undefined;
}

const isFresh = (transaction: Transaction | undefined): transaction is Transaction =>
  transaction !== undefined && Math.abs(Date.now() - transaction.startedAt) <= lifetime;

function forgetStale(): void {
  for (const key of tabStorage.keys()) {
    if (key.startsWith(prefix) && !isFresh(parse(tabStorage.read(key)))) tabStorage.write(key, undefined);
  }
}

function parse(text: string | undefined): Transaction | undefined {
  if (!text) return undefined;
  try {
    const result = v.safeParse(Transaction, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
