import type { FastifyRequest } from 'fastify';

import type { AnyEndpoint } from './Call.ts';
import { fromStrings } from './fromStrings.ts';
import { readMultipart } from './readMultipart.ts';

/** What was sent with a call, as its contract's schema can check it. */
export async function readBody(endpoint: AnyEndpoint, request: FastifyRequest): Promise<unknown> {
  if (endpoint.encoding !== 'multipart' || !request.isMultipart()) return request.body;
  return fromStrings(endpoint.body, await readMultipart(request));
}
