import type { FastifyRequest } from 'fastify';

import type { AnyEndpoint } from './Call.ts';
import { fromStrings } from './fromStrings.ts';

/** What was sent with a call, as its contract's schema can check it; files of a form become `File` objects. */
export async function readBody(endpoint: AnyEndpoint, request: FastifyRequest): Promise<unknown> {
  if (endpoint.encoding !== 'multipart' || !request.isMultipart()) return request.body;
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for await (const part of request.parts()) {
    const value =
      part.type === 'file'
        ? new File([await part.toBuffer()], part.filename, { type: part.mimetype })
        : part.value;
    const name = part.fieldname.replace(/\[\]$/, '');
    const isList = name !== part.fieldname;
    const before = fields[name];
    fields[name] = isList ? [...(Array.isArray(before) ? before : []), value] : value;
  }
  return fromStrings(endpoint.body, fields);
}
