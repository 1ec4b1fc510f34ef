import { createHash } from 'node:crypto';

import { drawBanner, drawChannel } from './drawChannel.ts';
import { drawPortrait } from './drawPortrait.ts';
import { drawVideo } from './drawVideo.ts';
import { escapeXml, type Brush } from './scenes.ts';

/** The kinds of pictures: their width, their height and what draws them. */
const kinds = {
  avatar: [240, 240, drawPortrait],
  channel: [240, 240, drawChannel],
  banner: [1280, 212, drawBanner],
  video: [640, 360, drawVideo],
  document: [595, 842, drawDocument],
} as const;
export type PictureKind = keyof typeof kinds;

export function isPictureKind(value: string): value is PictureKind {
  return Object.hasOwn(kinds, value);
}

/** An SVG that represents a user, a channel or a video: the same for the same name, and unlike its neighbours'. */
export function drawPicture(kind: PictureKind, name: string): string {
  const [width, height, draw] = kinds[kind];
  const digest = createHash('sha256').update(`${kind}/${name}`).digest();
  const chance = (place: number) => (digest[place % digest.length] ?? 0) / 256;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    draw({ name, chance }),
    '</svg>',
  ].join('');
}

/** A scanned page: its heading, and lines in place of its text. */
function drawDocument({ name, chance }: Brush) {
  const line = (row: number) =>
    `<rect x="72" y="${190 + row * 26}" width="${Math.round(300 + chance(row) * 150)}" height="8" rx="4" fill="#cdd3dc"/>`;
  return [
    '<rect width="595" height="842" fill="#fff"/>',
    `<text x="72" y="130" font-family="system-ui, sans-serif" font-weight="700" font-size="30" fill="#28303c">${escapeXml(name)}</text>`,
    ...Array.from({ length: 18 }, (_, row) => line(row)),
    '<path d="M380 740c20-40 30-40 34-8s20 4 34-14 26 8 44-6" fill="none" stroke="#2a55c9" stroke-width="4" stroke-linecap="round"/>',
  ].join('');
}
