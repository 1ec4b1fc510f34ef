import { isApiError } from '@my-air/api-client';
import type { PortalContext } from '@my-air/feature-api';
import * as v from 'valibot';

import { keptKey } from '../kept/keptStore.ts';
import { keepValue, keptValue } from '../kept/keptValue.ts';

/** What a person asked for and the server has not confirmed. */
const Intent = v.object({
  key: v.string(),
  signature: v.string(),
  startedAt: v.number(),
  /** What existed before the first try; null where it was not read. */
  known: v.nullable(v.array(v.string())),
});

// An answer that was lost longer ago is not waited for.
const longest = 3_600_000;

export interface OnceWork<Answer> {
  /** Names the place in this browser; one intent lives at each. */
  name: string;
  /** The same for the same wish. */
  signature: string;
  send: (idempotencyKey: string) => Promise<Answer>;
  /** The ids that exist now; null where the server does not list them. */
  listIds: () => Promise<readonly string[] | null>;
  /** What came into being since, if it is what was asked for. */
  find: (known: readonly string[]) => Promise<Answer | null>;
}

/**
 * Sends a wish once, whatever is pressed, in every tab. A server with idempotency keys is sent the same key again; on one
 * without them a lost answer is looked for in the list before anything is sent again.
 */
export async function sendOnce<Answer>(
  { config, session }: Pick<PortalContext, 'config' | 'session'>,
  work: OnceWork<Answer>,
): Promise<Answer> {
  const place = keptKey(`intent-${work.name}`, session.getUser()?.id ?? 0);
  const hasKeys = config.flags.idempotencyKey;
  const kept = keptValue(Intent, place);
  const age = kept ? Date.now() - kept.startedAt : 0;
  const earlier = kept?.signature === work.signature && age >= 0 && age < longest ? kept : undefined;

  return withLock(place, async () => {
    if (earlier?.known && !hasKeys) {
      const found = await work.find(earlier.known);
      if (found !== null) return forget(place, found);
    }
    const intent = earlier ?? {
      key: crypto.randomUUID(),
      signature: work.signature,
      startedAt: Date.now(),
      known: hasKeys ? null : ((await work.listIds()) as string[] | null),
    };
    keepValue(place, intent);
    try {
      return forget(place, await work.send(intent.key));
    } catch (error) {
      if (!isLost(error)) {
        forget(place, null);
        throw error;
      }
      const found = intent.known && (await work.find(intent.known).catch(() => null));
      if (found) return forget(place, found);
      throw error;
    }
  });
}

/** Whether nobody knows what the server did: no answer came, or none that could be read. */
function isLost(error: unknown): boolean {
  return !isApiError(error) || error.status === undefined || error.status >= 500 || error.status < 400;
}

function forget<Answer>(place: string, answer: Answer): Answer {
  keepValue(place, undefined);
  return answer;
}

/** One tab at a time; the later ones see what the first has done. */
async function withLock<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
  if (!('locks' in navigator)) return work();
  let begun: Promise<Answer> | undefined;
  try {
    return (await navigator.locks.request(name, () => (begun = work()))) as Answer;
  } catch (error) {
    // Locks are refused where storage is: then this tab works for itself.
    if (begun) throw error;
    return work();
  }
}
