import * as v from 'valibot';

import { readData } from '../content/readData.ts';

/** The input of a drawing: its name, and numbers from 0 to 1 that are the same for the same name. */
export interface Brush {
  readonly name: string;
  readonly chance: (place: number) => number;
}

/** Things that videos and channels are about, drawn in a square of 100 with the names of their colours in braces. */
const scenes = readData(
  'world/scenes.json',
  v.array(v.strictObject({ words: v.array(v.string()), hue: v.number(), shapes: v.array(v.string()) })),
);
const anyScenes = scenes.filter(({ words }) => words.length === 0);

/** The subject of a picture, and its colours. */
export interface Scene {
  readonly hue: number;
  /** The thing in a square of 100. */
  readonly thing: string;
  readonly paint: Readonly<Record<'white' | 'accent' | 'deep' | 'sky' | 'ground' | 'light', string>>;
}

/** The scene for a name: the first one with a word of it, otherwise any. */
export function sceneOf({ name, chance }: Brush): Scene {
  const text = name.toLowerCase();
  const { hue: base, shapes } =
    scenes.find(({ words }) => words.some((word) => text.includes(word))) ??
    anyScenes[Math.floor(chance(0) * anyScenes.length)]!;
  const hue = Math.round(base + (chance(1) - 0.5) * 120);
  const paint = {
    white: `oklch(0.97 0.012 ${hue})`,
    accent: `oklch(0.74 0.17 ${hue + 150 + chance(2) * 60})`,
    deep: `oklch(0.3 0.08 ${hue})`,
    sky: `oklch(0.84 0.07 ${hue + 180})`,
    ground: `oklch(0.52 0.14 ${hue})`,
    light: `oklch(0.68 0.14 ${hue + 24})`,
    wood: 'oklch(0.7 0.1 66)',
    bark: 'oklch(0.5 0.09 56)',
    leaf: 'oklch(0.62 0.14 145)',
  };
  const colours: Readonly<Record<string, string>> = paint;
  return {
    hue,
    thing: shapes.join('').replaceAll(/\{(\w+)\}/g, (all, colour: string) => colours[colour] ?? all),
    paint,
  };
}

/** The thing of a scene at a place, so many times its size of 100. */
export const placeThing = ({ thing }: Scene, x: number, y: number, scale: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(1)}) scale(${scale}) translate(-50 -50)">${thing}</g>`;

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
