import { HttpError } from '../http/HttpError.ts';
import { english } from '../http/sentences.ts';

/** A refusal of the gateway, in the words of both sides: `message` for the portal, `error` for OpenAI's clients. */
export function gatewayError(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): HttpError {
  return new HttpError(
    status,
    english(message),
    { code, error: errorObject(status, message, code) },
    headers,
  );
}

/** A refusal in the form of the portal, with what OpenAI's clients read of it; every other answer as it is. */
export function inBothForms(status: number, payload: unknown): unknown {
  if (status < 400 || typeof payload !== 'object' || payload === null || 'error' in payload) return payload;
  const { message } = payload as { message?: unknown };
  return { ...payload, error: errorObject(status, typeof message === 'string' ? message : '', null) };
}

function errorObject(status: number, message: string, code: string | null) {
  return { message, type: typeOf(status), param: null, code };
}

function typeOf(status: number): string {
  if (status === 401) return 'authentication_error';
  if (status === 429) return 'rate_limit_error';
  return status >= 500 ? 'server_error' : 'invalid_request_error';
}
