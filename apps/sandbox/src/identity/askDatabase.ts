import { toHttpError } from '../http/toHttpError.ts';

/** Does work of the provider on the database; throws what the provider turns into 503 while it is unavailable. */
export async function askDatabase<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toHttpError(error, 'The identity provider');
  }
}
