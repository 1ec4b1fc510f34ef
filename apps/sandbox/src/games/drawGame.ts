import { createHash } from 'node:crypto';

import type { Motif } from './motifs/Brush.ts';
import { drawPuzzle } from './motifs/drawPuzzle.ts';
import { drawRhythm } from './motifs/drawRhythm.ts';
import { drawViewers } from './motifs/drawViewers.ts';
import { drawWords } from './motifs/drawWords.ts';

const width = 640;
const height = 360;

const motifs = new Map<string, Motif>([
  ['puzzle', drawPuzzle],
  ['viewers', drawViewers],
  ['rhythm', drawRhythm],
  ['words', drawWords],
]);

/** Hues of the kinds, so far apart that games of two kinds are never alike; in degrees. */
const hues: Readonly<Record<string, number>> = { puzzle: 265, viewers: 20, rhythm: 320, words: 175 };

/** The facts about a game that its pictures depend on. */
export interface DrawnGame {
  readonly slug: string;
  readonly category: string;
}

/**
 * A picture of a game: its cover, or one of its screenshots. The kind of game decides what is drawn, the game its
 * colours and details; the same game always gives the same picture. It has a ground of its own, so that it looks the
 * same in both colour schemes.
 */
export function drawGame({ slug, category }: DrawnGame, shot: string): string {
  const digest = createHash('sha256').update(slug).digest();
  const step = shot === 'cover' ? 0 : Number(shot);
  const chance = (place: number) => (digest[(place * 5 + step * 11) % digest.length] ?? 0) / 255;
  const hue = (hues[category] ?? 90) + ((digest[1] ?? 0) % 40) - 20;
  const colour = (light: number, chroma: number, turn = 0) =>
    `oklch(${Math.round(light * 100) / 100} ${chroma} ${(((hue + turn) % 360) + 360) % 360})`;
  const draw = motifs.get(category) ?? drawPuzzle;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="${(digest[2] ?? 0) % 2}" y2="1"><stop offset="0" stop-color="${colour(0.34, 0.1)}"/><stop offset="1" stop-color="${colour(0.5, 0.13, -24)}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    draw({ width, height, step, colour, chance }),
    '</svg>',
  ].join('');
}
