import { isApiError } from '@my-air/api-client';
import { defineKept } from '@my-air/client-state';
import { isLockAwaited, withExclusiveLock } from '@my-air/client-state/tabs';
import * as v from 'valibot';

import type { PortalContext } from '@my-air/feature-api';
import { UnconfirmedError } from './UnconfirmedError.ts';

/** A write that was sent and not refused. */
const Intent = v.object({
  key: v.string(),
  signature: v.string(),
  /** Epoch milliseconds. */
  startedAt: v.number(),
  /** The ids that existed before the first try; null where they were not read. */
  known: v.nullable(v.array(v.string())),
  /** Whether a try failed and left the wish open. */
  hasFailed: v.optional(v.boolean()),
  /** The answer, once it was done. */
  done: v.optional(v.object({ answer: v.unknown() })),
});
type Intent = v.InferOutput<typeof Intent>;

const intents = defineKept({
  key: 'writes.intents',
  schema: v.array(Intent),
  initial: [] as Intent[],
  per: 'user',
  forgottenAtSignOut: true,
});

/**
 * The keys of the wishes that failed in this page and are open: the next press with the same signature is the
 * same wish.
 */
const openHere = new Map<string, string>();

/**
 * The time for which an intent is kept, in milliseconds: an answer that was lost earlier is not waited for.
 */
const lifetime = 3_600_000;
/** The number of intents of one name that are kept. */
const mostIntents = 8;

export interface OnceWork<Answer> {
  /**
   * The name of the kind of write, such as `order`; writes of one name are sent one after the other in all
   * tabs.
   */
  name: string;
  /** The content of the write as a text: the same for the same wish. */
  signature: string;
  send: (idempotencyKey: string) => Promise<Answer>;
  /** The ids that exist before the first try, for servers without keys; null where the server does not list them. */
  listIds?: () => Promise<readonly string[] | null>;
  /**
   * Finds the result of a write that the server has done; null where it has done none. Called before a write
   * of unknown outcome is sent again, and after a lost answer. With `listIds` it is called on servers without
   * keys alone.
   */
  find?: (known: readonly string[]) => Promise<Answer | null>;
}

/**
 * Sends a write once, whatever is pressed, over reloads and in every tab. The intent is read and written
 * under a lock that all tabs share, and is kept per user before the first byte. A server with idempotency
 * keys is sent the same key until the outcome is known; a server without them is asked what it has done
 * before anything is sent again. A wish that another tab fulfilled after the press is fulfilled; one that is
 * pressed later is a second one.
 * @throws what `send` throws, and UnconfirmedError where the outcome is unknown and the write may be done
 * twice.
 */
export function sendOnce<Answer>(
  { config, session }: Pick<PortalContext, 'config' | 'session'>,
  work: OnceWork<Answer>,
): Promise<Answer> {
  const hasKeys = config.flags.idempotencyKey;
  const place = intents(session.getUser()?.id, work.name);
  const isSame = ({ signature }: Intent) => signature === work.signature;
  const wish = `${place.key} ${work.signature}`;
  const before = place.get().find((one) => isSame(one) && isRecent(one));

  return withExclusiveLock(place.key, async () => {
    const kept = place.get().filter((one) => isRecent(one));
    const others = kept.filter((one) => !isSame(one));
    const keep = (intent: Intent) => place.set([...others, intent].slice(-mostIntents));
    const forget = () => place.set(others);
    const end = async (done: Intent, answer: Answer) => {
      // Needed by calls that wait in another tab, and by a tab that did not learn of it.
      if (done.hasFailed || (await isLockAwaited(place.key))) keep({ ...done, done: { answer } });
      else forget();
      openHere.delete(wish);
      return answer;
    };
    // A write that was done before the press is not the requested one, unless it failed here. One that was
    // under way is, also when it has ended since.
    const underWay = before?.done ? undefined : before;
    const isDoneBefore = ({ key, done }: Intent) =>
      Boolean(done && before?.done && key === before.key && key !== openHere.get(wish));
    const earlier = kept.find((one) => isSame(one) && !isDoneBefore(one)) ?? underWay;
    if (earlier?.done) return end(earlier, earlier.done.answer as Answer);

    const intent = earlier ?? {
      key: crypto.randomUUID(),
      signature: work.signature,
      startedAt: Date.now(),
      known: work.listIds && !hasKeys ? ((await work.listIds())?.slice() ?? null) : null,
    };
    const found = async () => {
      if (!work.find || (work.listIds && intent.known === null)) return null;
      return work.find(intent.known ?? []);
    };
    if (earlier) {
      const answer = await found();
      if (answer !== null) return end(intent, answer);
    }
    keep(intent);
    try {
      return await end(intent, await work.send(intent.key));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.isPassing) {
        openHere.set(wish, intent.key);
        keep({ ...intent, hasFailed: true });
      }
      if (error.outcome === 'refused') {
        // Browsers repeat a POST whose connection was cut, and without keys the repetition is what is refused.
        const answer = hasKeys || error.isPassing ? null : await found().catch(() => null);
        if (answer !== null) return end(intent, answer);
        if (!error.isPassing) {
          forget();
          openHere.delete(wish);
        }
        throw error;
      }
      const isChecked = work.find !== undefined && (!work.listIds || intent.known !== null);
      let answer: Answer | null;
      try {
        answer = await found();
      } catch {
        throw new UnconfirmedError(error, true);
      }
      if (answer !== null) return end(intent, answer);
      throw hasKeys || isChecked ? error : new UnconfirmedError(error, false);
    }
  });
}

/** Whether an intent still counts; a clock that was put back ends it. */
function isRecent({ startedAt }: Intent): boolean {
  const age = Date.now() - startedAt;
  return age >= 0 && age < lifetime;
}
