import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { contentFolder } from './readContent.ts';

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
