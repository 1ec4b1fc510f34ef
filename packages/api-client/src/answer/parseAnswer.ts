import type { SendOptions } from '../ApiClient.ts';
import { ApiError } from '../ApiError.ts';

/** Reads an answer that should be JSON. An empty one is undefined, whatever its status. */
export function parseAnswer(text: string, key: string, { pageLoading = false }: SendOptions): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError({ code: 'malformed', key, pageLoading, cause });
  }
}
