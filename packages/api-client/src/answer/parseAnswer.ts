import type { SendOptions } from '../ApiClient.ts';
import { ApiError } from '../ApiError.ts';
import { inPieces, isLong } from './longAnswers.ts';

/** Reads an answer that should be JSON. An empty one is undefined, whatever its status. */
export async function parseAnswer(
  text: string,
  key: string,
  { pageLoading = false }: SendOptions,
): Promise<unknown> {
  if (text === '') return undefined;
  const long = isLong(text.length) ? await inPieces() : undefined;
  try {
    return long ? await long.parseInPieces(text) : JSON.parse(text);
  } catch (cause) {
    throw new ApiError({ code: 'malformed', key, pageLoading, cause });
  }
}
