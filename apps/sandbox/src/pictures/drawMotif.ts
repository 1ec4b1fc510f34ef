import { createHash } from 'node:crypto';

import * as v from 'valibot';

/**
 * Drawings by their names: each in a square of 100, with the names of its colours in braces, and the hue of its picture
 * in oklch.
 */
export const Motifs = v.record(v.string(), v.strictObject({ hue: v.number(), shapes: v.array(v.string()) }));
type Motif = v.InferOutput<typeof Motifs>[string];

/** The frame of a picture of a motif. */
export interface MotifFrame {
  readonly width: number;
  readonly height: number;
  /** How far the hues of two pictures of one motif may be from each other, in degrees. @default 34 */
  readonly spread?: number;
  /** Where the motif is on a picture without room for anything else: alone in its middle. */
  readonly isIcon?: boolean;
}

/**
 * A picture of a motif before a ground of its own. The same name always gives the same picture. It fills its frame with a
 * middling colour, so that it suits light and dark pages alike.
 */
export function drawMotif(
  motif: Motif,
  name: string,
  { width, height, spread = 34, isIcon = false }: MotifFrame,
): string {
  const digest = createHash('sha256').update(name).digest();
  const byte = (index: number) => (digest[index] ?? 0) / 255;
  const hue = Math.round(motif.hue + (byte(0) - 0.5) * spread);
  const side = byte(1) < 0.5 ? -1 : 1;
  /* White, a light tint of the picture's colour, its accent, and a deep tone. */
  const paint: Readonly<Record<string, string>> = {
    white: `oklch(0.985 0.01 ${hue})`,
    tint: `oklch(0.88 0.06 ${hue})`,
    accent: `oklch(0.76 0.14 ${hue + 40 + Math.round(byte(2) * 50)})`,
    deep: `oklch(0.36 0.11 ${hue})`,
  };
  const drawing = motif.shapes.join('').replaceAll(/\{(\w+)\}/g, (_all, name: string) => paint[name] ?? name);
  const isBanner = width > height * 3;
  const scale = isIcon ? 0.62 : isBanner ? 2.3 : Math.min(width, height) / 176;
  const [x, y] = isBanner ? [width * (side < 0 ? 0.24 : 0.76), height * 0.52] : [width / 2, height * 0.5];
  const turn = isIcon ? 0 : Math.round((byte(3) - 0.5) * 12);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="oklch(0.62 0.15 ${hue + 12})"/>` +
      `<stop offset="1" stop-color="oklch(0.45 0.14 ${hue - 14})"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    ...(isIcon ? [] : ground(width, height, hue, byte)),
    ...(isIcon ? [] : [echo(width, height, side, byte)]),
    `<g id="m" transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${round(scale)}) translate(-50 -50)">${drawing}</g>`,
    '</svg>',
  ].join('');
}

/** The background of the motif: two discs, a wave and a few sparks, at places that depend on the name. */
function ground(width: number, height: number, hue: number, byte: (index: number) => number): string[] {
  const light = `oklch(0.8 0.1 ${hue + 20} / 0.22)`;
  const disc = (index: number, size: number) =>
    `<circle cx="${round(byte(index) * width)}" cy="${round(byte(index + 1) * height)}" r="${round(size * height)}" fill="${light}"/>`;
  const level = height * (0.62 + byte(10) * 0.16);
  const swing = height * (0.08 + byte(11) * 0.12);
  const bend = `C${round(width * 0.3)} ${round(level - swing)} ${round(width * 0.6)} ${round(level + swing)}`;
  const wave = `<path d="M0 ${round(level)}${bend} ${width} ${round(level - swing / 2)}V${height}H0z" fill="oklch(0.4 0.12 ${hue - 10} / 0.45)"/>`;
  const sparks = [12, 14, 16, 18, 20].map((index) => {
    const radius = round(2 + byte(index) * 4);
    return `<circle cx="${round(byte(index + 1) * width)}" cy="${round(byte(index) * height * 0.9)}" r="${radius}" fill="oklch(0.95 0.05 ${hue} / 0.6)"/>`;
  });
  return [disc(4, 0.55), disc(6, 0.32), wave, ...sparks];
}

/** The motif once more, large and faint, so that pictures of one category differ. */
function echo(width: number, height: number, side: number, byte: (index: number) => number): string {
  const x = (side < 0 ? 0.72 + byte(22) * 0.2 : -0.22 + byte(22) * 0.2) * width;
  const y = (byte(23) * 0.9 - 0.7) * height;
  return `<use href="#m" opacity=".16" transform="translate(${round(x)} ${round(y)}) rotate(${round((byte(24) - 0.5) * 50)} ${width / 2} ${height / 2}) scale(${round(1.3 + byte(25) * 0.7)})"/>`;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
