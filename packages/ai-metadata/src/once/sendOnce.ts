import { isApiError } from '@my-air/api-client';
import type { KeptValue } from '@my-air/client-state';
import { withExclusiveLock } from '@my-air/client-state/tabs';
import type { PortalContext } from '@my-air/feature-api';
import * as v from 'valibot';

import { defineRecent } from '../kept/defineRecent.ts';

/** What a person asked for and the server has not confirmed. */
const Intent = v.object({
  key: v.string(),
  signature: v.string(),
  startedAt: v.number(),
  /** What existed before the first try; null where it was not read. */
  known: v.nullable(v.array(v.string())),
});

type Intent = v.InferOutput<typeof Intent>;
const intents = defineRecent('intent', Intent);

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
  const place = intents(session.getUser()?.id, work.name);
  const hasKeys = config.flags.idempotencyKey;
  const kept = place.get();
  const age = kept ? Date.now() - kept.startedAt : 0;
  const earlier = kept?.signature === work.signature && age >= 0 && age < longest ? kept : undefined;

  return withExclusiveLock(place.key, async () => {
    if (earlier?.known && !hasKeys) {
      const found = await work.find(earlier.known);
      if (found !== null) return forget(place, found);
    }
    const intent: Intent = earlier ?? {
      key: crypto.randomUUID(),
      signature: work.signature,
      startedAt: Date.now(),
      known: hasKeys ? null : ((await work.listIds()) as string[] | null),
    };
    place.set(intent);
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

function forget<Answer>(place: KeptValue<Intent | undefined>, answer: Answer): Answer {
  place.set(undefined);
  return answer;
}
