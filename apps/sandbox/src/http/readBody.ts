import type { FastifyRequest } from 'fastify';

import type { AnyEndpoint } from './Call.ts';
import { emptyTexts, fromStrings } from './fromStrings.ts';
import { readMultipart } from './readMultipart.ts';

/** The body of a call, in the form that its contract's schema checks. */
export async function readBody(endpoint: AnyEndpoint, request: FastifyRequest): Promise<unknown> {
  if (endpoint.encoding !== 'multipart' || !request.isMultipart()) return request.body;
  const form = await readMultipart(request);
  return fromStrings(endpoint.body, { ...emptyTexts(endpoint.body), ...form });
}
