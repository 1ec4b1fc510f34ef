import * as v from 'valibot';

import { readData } from '../../content/readData.ts';
import { notFound } from '../../http/HttpError.ts';
import { drawMotif, Motifs } from '../../pictures/drawMotif.ts';
import { sendPicture } from '../../pictures/pictures.ts';
import type { Area } from '../../Platform.ts';

/** The motifs of the categories and of the bundles. */
const motifs = readData('catalogue/motifs.json', Motifs);

/** The drawing of each written service, which tells it from its neighbours. */
const emblems = new Map(
  Object.entries(readData('catalogue/emblems.json', v.record(v.string(), v.array(v.string())))),
);

/** The shapes that pictures of services come in, by their width and height. */
const sizes = { icon: [96, 96], wide: [640, 360], tall: [360, 480], page: [1280, 360] } as const;

type ServicePictureShape = keyof typeof sizes;

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

export function isServicePictureShape(value: string): value is ServicePictureShape {
  return Object.hasOwn(sizes, value);
}

/** The picture of a service or a bundle. @returns undefined for a category that there is no motif for */
export function drawService(shape: ServicePictureShape, category: string, name: string): string | undefined {
  const motif = Object.hasOwn(motifs, category) ? motifs[category] : undefined;
  const [width, height] = sizes[shape];
  // The services of a category stay near its colour, as far apart as its neighbours allow; bundles have none of their own.
  const spread = category === 'bundles' ? 300 : 70;
  const frame = { width, height, spread, isIcon: shape === 'icon' };
  // A generated service is a written one with a number after its name.
  const shapes = emblems.get(name.replace(/-\d+$/, '')) ?? motif?.shapes;
  return motif && shapes && drawMotif({ ...motif, shapes }, `${category}/${name}`, frame);
}
