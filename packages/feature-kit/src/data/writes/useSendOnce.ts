import { isApiError } from '@my-air/api-client';
import { hashKey } from '@tanstack/react-query';
import * as v from 'valibot';

import { useUser } from '../../index.ts';
import { atomStore, keptAtom } from '../../state.ts';

/** Sends a content under its idempotency key, and resolves to the answer. */
export type SendOnce = <Answer>(content: unknown, send: (key: string) => Promise<Answer>) => Promise<Answer>;

/** The time for which a key is kept, in milliseconds: servers forget keys, and later the same is meant anew. */
const lifetime = 24 * 3_600_000;

const Keys = v.record(v.string(), v.object({ key: v.string(), madeAt: v.number() }));

/** The keys of what may have been done, of each write of a user, by a digest of the content. */
const unsettled = keptAtom('feature-kit.unsettled', Keys, {}, { per: 'user', survivesSignOut: true });

/**
 * Sends what may not happen twice. A content has the same key until it was done or refused, for each user and write,
 * such as `messenger/question`. The browser keeps it: a second press, a dialog that is opened again, a page that was
 * reloaded and another tab repeat the same write.
 */
export function useSendOnce(write: string): SendOnce {
  const kept = unsettled(useUser()?.id, write);
  return async (content, send) => {
    const name = await digest(content);
    const end = () => atomStore.set(kept, ({ [name]: _ended, ...others }) => others);
    const now = Date.now();
    let key = '';
    atomStore.set(kept, (before) => {
      const current = Object.entries(before).filter(
        ([, { madeAt }]) => madeAt <= now && now - madeAt < lifetime,
      );
      const after = { [name]: { key: crypto.randomUUID(), madeAt: now }, ...Object.fromEntries(current) };
      key = after[name]!.key;
      return after;
    });
    try {
      const answer = await send(key);
      end();
      return answer;
    } catch (error) {
      // Otherwise it is unknown whether the server has done it.
      if (!isApiError(error) || !error.isPassing) end();
      throw error;
    }
  };
}

/** The digest of a content for the browser's storage, which then does not show what a user wrote. */
async function digest(content: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(hashKey([content])));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
