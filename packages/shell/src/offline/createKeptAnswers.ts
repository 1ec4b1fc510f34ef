import { ageOf, isApiError } from '@my-air/api-client';
import type { User } from '@my-air/api-client/contract';
import { isImpersonated } from '@my-air/feature-api';

import { noteKeptTime, queryOf } from '../state/createQueryClient.ts';
import { firstScreenPainted } from '../state/firstScreen.ts';
import { answersPrefix, deleteCaches, openCaches } from './caches.ts';

/** The most answers that are kept for a user; the one kept longest ago is deleted first. */
const mostKept = 200;
/** The header of a kept answer with its time, in milliseconds. */
const keptAtHeader = 'x-kept-at';

export interface KeptAnswersOptions {
  getUser: () => User | undefined;
  /** The language of the answers, as the API writes it. */
  wireLocale: () => string;
  /** The age up to which an answer may be read, in milliseconds. */
  longestAge: number;
  /** Called with the time at which a given answer was kept. */
  onKept: (keptAt: number) => void;
}

/** The circumstances of a call. */
interface KeptCall {
  signal: AbortSignal | undefined;
  /** Whether the session in which the call was made goes on. */
  isCurrent: () => boolean;
}

/** The answers that this browser keeps for the signed-in user. */
export interface KeptAnswers {
  read: (url: URL, sent: Promise<string>, call: KeptCall) => Promise<string>;
  forget: () => Promise<void>;
}

interface Answer {
  text: string;
  keptAt: number;
  isCurrent: () => boolean;
}

/** Keeps the last answers of the signed-in user in the browser's caches, in one cache for each user. */
export function createKeptAnswers({
  getUser,
  wireLocale,
  longestAge,
  onKept,
}: KeptAnswersOptions): KeptAnswers {
  /** The addresses that the network has answered in this page: what is shown of them is newer than what was kept. */
  const answered = new Set<string>();
  /** The answers that wait until their user is known. */
  const waiting = new Map<string, Answer>();

  async function keep(key: string, answer: Answer): Promise<void> {
    // Of a foreign network that answers everything with a page of its own.
    if (!/^\s*([[{]|$)/.test(answer.text)) return;
    waiting.set(key, answer);
    await firstScreenPainted();
    const user = getUser();
    if (!user) return;
    // Answers that staff read on behalf of a user are not kept.
    if (isImpersonated(user)) return waiting.clear();
    const name = answersPrefix + user.id;
    await deleteCaches((other) => other.startsWith(answersPrefix) && other !== name);
    const cache = await openCaches()?.open(name);
    for (const [address, { text, keptAt, isCurrent }] of waiting) {
      waiting.delete(address);
      const headers = { [keptAtHeader]: String(keptAt) };
      if (isCurrent()) await cache?.put(address, new Response(text, { headers }));
    }
    const kept = (await cache?.keys()) ?? [];
    for (const oldest of kept.slice(0, Math.max(0, kept.length - mostKept))) await cache?.delete(oldest);
  }

  async function find(key: string): Promise<{ text: string; keptAt: number } | undefined> {
    const names = await openCaches()?.keys();
    const [name, another] = names?.filter((each) => each.startsWith(answersPrefix)) ?? [];
    const user = getUser();
    if (!name || another || (user && name !== answersPrefix + user.id)) return undefined;
    const found = await openCaches()?.match(key, { cacheName: name });
    const keptAt = Number(found?.headers.get(keptAtHeader) ?? Number.NaN);
    return found && ageOf(keptAt) <= longestAge ? { text: await found.text(), keptAt } : undefined;
  }

  /** Whether nothing newer than a kept answer is shown already. */
  function isWanted(key: string, signal: AbortSignal | undefined): boolean {
    const query = queryOf(signal);
    return query ? query.state.data === undefined : !answered.has(key);
  }

  return {
    async read(url, sent, { signal, isCurrent }) {
      const key = `/seen/${wireLocale()}/${encodeURIComponent(url.href)}`;
      try {
        const text = await sent;
        answered.add(key);
        // A browser may refuse to keep anything; the answer is there all the same.
        keep(key, { text, keptAt: Date.now(), isCurrent }).catch(() => {});
        return text;
      } catch (error) {
        const isGone = isApiError(error) && (error.code === 'network' || error.code === 'timeout');
        const kept = isGone && isWanted(key, signal) ? await find(key).catch(() => undefined) : undefined;
        if (!kept || !isCurrent()) throw error;
        if (signal) noteKeptTime(signal, kept.keptAt);
        onKept(kept.keptAt);
        return kept.text;
      }
    },
    async forget() {
      waiting.clear();
      answered.clear();
      await deleteCaches((name) => name.startsWith(answersPrefix)).catch(() => {});
    },
  };
}
