import { isApiError } from '@my-air/api-client';

/** The keys of wishes whose outcome is not known, by what is wished. */
const kept = new Map<string, string>();

/**
 * Sends a write with an idempotency key that stays the same until the server has told what became of it, so that a
 * retry after a lost answer does nothing twice.
 */
export async function sendWithRetryKey<Answer>(
  wish: string,
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const key = kept.get(wish) ?? crypto.randomUUID();
  kept.set(wish, key);
  try {
    const answer = await send(key);
    kept.delete(wish);
    return answer;
  } catch (error) {
    const isKnown =
      isApiError(error) && error.status !== undefined && error.status >= 400 && error.status < 500;
    if (isKnown) kept.delete(wish);
    throw error;
  }
}
