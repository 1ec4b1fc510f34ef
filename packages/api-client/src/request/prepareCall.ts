import type { Options } from 'ky';

import type { AnyEndpoint } from '../ApiClient.ts';
import { fillPath, writeQuery, type QueryValue } from './address.ts';
import { toFormData } from './toFormData.ts';

/** The input of a call without its types. */
export interface CallInput {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, QueryValue>> | undefined;
  body?: Readonly<Record<string, unknown>> | undefined;
}

/** A call as it goes on the wire, without its headers. */
export interface PreparedCall {
  key: string;
  method: string;
  url: URL;
  body: Pick<Options, 'body' | 'json'>;
}

/**
 * Prepares a call. Throws a TypeError when its values cannot be sent: a mistake of the caller, not of the
 * network.
 */
export function prepareCall(
  endpoint: AnyEndpoint,
  input: CallInput,
  urlOf: (path: string) => URL,
): PreparedCall {
  const [method = 'GET', path = ''] = endpoint.key.split(' ');
  const url = urlOf(fillPath(path, input.params));
  writeQuery(url, input.query);
  return { key: endpoint.key, method, url, body: encodeBody(endpoint, input.body) };
}

function encodeBody({ encoding }: AnyEndpoint, body: CallInput['body']): PreparedCall['body'] {
  if (body === undefined) return {};
  return encoding === 'multipart' ? { body: toFormData(body) } : { json: body };
}
