import { cacheOf } from '@my-air/shell/hosting';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { acceptedCoding, type StaticFile } from './StaticFiles.ts';

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
  reply: FastifyReply,
  text: string,
  contentType: string,
  vary = 'accept-encoding',
): FastifyReply {
  return reply
    .type(contentType)
    .headers({ 'cache-control': cacheOf(false), vary })
    .send(text);
}
