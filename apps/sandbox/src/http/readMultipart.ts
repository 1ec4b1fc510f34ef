import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { typeOfFile } from '../uploads/examineFile.ts';
import { uploadName } from '../uploads/uploadName.ts';
import { HttpError } from './HttpError.ts';

/** The boundaries that RFC 2046 allows: 1 to 70 of these characters, the last of them no space. */
const boundaries = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;

/** The fields of a multipart form; files become `File` objects. One that is malformed or ends early is refused with 400. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!boundaries.test(boundaryOf(request.headers['content-type'] ?? ''))) {
    throw new HttpError(400, 'The form needs a boundary of 1 to 70 characters.');
  }
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  try {
    for await (const part of request.parts()) {
      const value = part.type === 'file' ? await readFile(part) : part.value;
      const name = part.fieldname.replace(/\[\]$/, '');
      const isList = name !== part.fieldname;
      const before = fields[name];
      fields[name] = isList ? [...(Array.isArray(before) ? before : []), value] : value;
    }
  } catch (error) {
    // Refusals of the parser itself have a status, such as 413 for too many parts.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new HttpError(400, 'The form is malformed or ends early.');
  }
  return fields;
}

/** A file with a name that can be stored, and with its exact type wherever that can be recognised. */
async function readFile(part: MultipartFile): Promise<File> {
  const bytes = await part.toBuffer();
  const name = uploadName(part.filename);
  return new File([bytes], name, { type: typeOfFile({ name, type: part.mimetype, bytes }) });
}

function boundaryOf(contentType: string) {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? [];
  return quoted ?? bare ?? '';
}
