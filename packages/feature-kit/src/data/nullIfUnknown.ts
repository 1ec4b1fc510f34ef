import { isApiError } from '@my-air/api-client';

/**
 * The answer of a call that not every server knows; null where it does not, and the part of the screen that needs it is
 * hidden.
 */
export async function nullIfUnknown<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 405)) return null;
    throw error;
  }
}
