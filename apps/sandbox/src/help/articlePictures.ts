import { notFound } from '../http/HttpError.ts';
import type { Part } from '../Sandbox.ts';
import { pictureAddress, readPicture } from './content/articlePictures.ts';

/** Serves the drawings of the articles and the signs of the topics. */
export const articlePictures: Part = () => async (app) => {
  app.get<{ Params: { file: string } }>(pictureAddress(':file'), (request, reply) =>
    reply
      .headers({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(pictureOr404(request.params.file)),
  );
};

function pictureOr404(file: string): string {
  try {
    return readPicture(file);
  } catch {
    throw notFound();
  }
}
