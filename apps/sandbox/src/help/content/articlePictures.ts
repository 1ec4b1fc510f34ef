import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { notFound } from '../../http/HttpError.ts';
import { sendPicture } from '../../pictures/pictures.ts';
import type { Area } from '../../Platform.ts';
import { contentFolder } from './readContent.ts';

/** Serves the drawings of the articles and the signs of the topics. */
export const articlePictures: Area = () => async (app) => {
  app.get<{ Params: { file: string } }>(pictureAddress(':file'), (request, reply) =>
    sendPicture(reply, pictureOr404(request.params.file)),
  );
};

/** A file name of ours, and nothing that leads elsewhere. */
export const pictureName = /^[a-z0-9-]+\.svg$/;

/** The address that a picture of the articles is served at, without an origin. */
export function pictureAddress(file: string): string {
  return `/sandbox/help-images/${file}`;
}

/** The drawing itself. Throws when there is none of that name. */
export function readPicture(file: string): string {
  if (!pictureName.test(file)) throw new Error(`content/help: "${file}" is no name of a picture`);
  return readFileSync(join(contentFolder, 'images', file), 'utf8');
}

/** A picture's width and height, as its viewBox says. */
export function pictureSize(file: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(readPicture(file)) ?? [];
  if (!width || !height) throw new Error(`content/help: images/${file} needs viewBox="0 0 width height"`);
  return { width: Number(width), height: Number(height) };
}

function pictureOr404(file: string): string {
  try {
    return readPicture(file);
  } catch {
    throw notFound();
  }
}
