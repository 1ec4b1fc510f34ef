import type { FastifyReply } from 'fastify';

import { notFound } from '../http/HttpError.ts';
import type { Area } from '../Platform.ts';
import { drawPicture, isPictureKind, type PictureKind } from './drawPicture.ts';

/** The path of a picture, as the database keeps it: without an origin, which may differ at the next start. */
export function picturePath(kind: PictureKind, name: string): string {
  return `/sandbox/images/${kind}/${encodeURIComponent(name)}.svg`;
}

/** Serves the pictures of users, channels and videos, so that nothing is fetched from other hosts. */
export const pictures: Area = () => async (app) => {
  app.get<{ Params: { kind: string; file: string } }>('/sandbox/images/:kind/:file', (request, reply) => {
    const { kind, file } = request.params;
    if (!isPictureKind(kind) || !file.endsWith('.svg')) throw notFound();
    return sendPicture(reply, drawPicture(kind, file.slice(0, -'.svg'.length)));
  });
};

/** Sends a drawing, which any page of ours may show. */
export function sendPicture(reply: FastifyReply, svg: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(svg);
}
