import { notFound } from '../../http/HttpError.ts';
import { sendPicture } from '../../pictures/pictures.ts';
import type { Area } from '../../Platform.ts';
import { drawService, isServicePictureShape, type ServicePictureShape } from './drawService.ts';

/** The path of a service's picture, without an origin, which may differ at the next start. */
export function servicePicturePath(shape: ServicePictureShape, category: string, slug: string): string {
  return `/sandbox/images/services/${shape}/${category}/${slug}.svg`;
}

/** Serves the pictures of services and bundles. */
export const servicePictures: Area = () => async (app) => {
  app.get<{ Params: { shape: string; category: string; file: string } }>(
    '/sandbox/images/services/:shape/:category/:file',
    (request, reply) => {
      const { shape, category, file } = request.params;
      const name = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : undefined;
      const picture = name && isServicePictureShape(shape) ? drawService(shape, category, name) : undefined;
      if (picture === undefined) throw notFound();
      return sendPicture(reply, picture);
    },
  );
};
