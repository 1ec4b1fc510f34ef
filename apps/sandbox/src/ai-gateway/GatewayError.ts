import { HttpError } from '../http/HttpError.ts';

/** A refusal of the gateway, in the words of both sides: `message` for the portal, `error` for OpenAI's clients. */
export function gatewayError(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): HttpError {
  const type = status === 429 ? 'rate_limit_error' : status >= 500 ? 'server_error' : 'invalid_request_error';
  return new HttpError(status, message, { code, error: { message, type, param: null, code } }, headers);
}
