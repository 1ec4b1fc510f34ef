import { cssColor, type TokenColor } from './color.ts';
import tokens from './help.tokens.json' with { type: 'json' };
import type { Scheme } from './themes.ts';

type Pair = Record<'ground' | 'ink', { $value: TokenColor }>;
const { $type: _type, $description: _description, ...palette } = tokens.help;
const pairs = Object.values(palette) as unknown as Record<Scheme, Pair>[];

/** The number of colours in the palette of help topics. */
export const helpColorCount = pairs.length;

/** The colours of one help topic in one scheme. */
export function helpColors(colorId: number, scheme: Scheme): { ground: TokenColor; ink: TokenColor } {
  // Ids count from 1; an unknown id still gets a colour of the palette.
  const index = (((Math.trunc(colorId) - 1) % helpColorCount) + helpColorCount) % helpColorCount;
  const { ground, ink } = (pairs[index] ?? pairs[0]!)[scheme];
  return { ground: ground.$value, ink: ink.$value };
}

/** The colours of one help topic as a style, right in both schemes. */
export function helpColorStyle(colorId: number): { background: string; color: string } {
  const [light, dark] = [helpColors(colorId, 'light'), helpColors(colorId, 'dark')];
  return {
    background: `light-dark(${cssColor(light.ground)}, ${cssColor(dark.ground)})`,
    color: `light-dark(${cssColor(light.ink)}, ${cssColor(dark.ink)})`,
  };
}
