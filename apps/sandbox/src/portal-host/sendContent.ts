import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { cacheOf } from '@my-air/shell/hosting';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { acceptedCoding, type ContentCoding, type StaticFile } from './StaticFiles.ts';

/** Sends a file of the build; `isHashed` ones never change under their name. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  isHashed: boolean,
): Promise<FastifyReply> {
  reply.headers({
    'cache-control': cacheOf(isHashed),
    etag: file.etag,
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const { coding, bytes } = await file.encoded(acceptedCoding(request.headers['accept-encoding']));
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.type(file.contentType).send(bytes);
}

/** Sends a text that differs in every response, and so is checked with the server each time. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  contentType: string,
): FastifyReply {
  const coding = acceptedCoding(request.headers['accept-encoding']);
  reply.type(contentType).headers({ 'cache-control': cacheOf(false), vary: 'accept-encoding' });
  if (coding === 'identity') return reply.send(text);
  return reply.header('content-encoding', coding).send(compressNow[coding](text));
}

/** These texts are small: a quick level costs well under a millisecond. */
const compressNow: Readonly<Record<Exclude<ContentCoding, 'identity'>, (text: string) => Buffer>> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => gzipSync(text, { level: 6 }),
};
