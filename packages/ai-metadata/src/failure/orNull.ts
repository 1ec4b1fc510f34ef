import { isApiError } from '@my-air/api-client';

/** Whether a server does not know a call: the part of the screen that needs it is then hidden. */
export function isUnknownCall(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 405);
}

/** The answer of a call that not every server knows; null where it does not. */
export async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isUnknownCall(error)) return null;
    throw error;
  }
}
