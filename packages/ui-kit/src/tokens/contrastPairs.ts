import { contrast, type TokenColor } from './color.ts';

/** Two colour roles, of which the first is read or seen on the second. */
export type ContrastPair = readonly [role: string, ground: string];

const tones = ['positive', 'warning', 'critical', 'info'];
const grounds = ['ground', 'raised', 'floating', 'sunken'];
const words = ['text', 'muted', 'accent-text', ...tones.map((tone) => `${tone}-text`), 'live-text'];

/** Text and its background: 4.5 to 1. */
const textPairs: readonly ContrastPair[] = [
  ...words.flatMap((text) => [...grounds, 'hover'].map((ground) => [text, ground] as const)),
  ...tones.flatMap((tone) => [
    [`on-${tone}`, tone] as const,
    [`${tone}-text`, `${tone}-soft`] as const,
    ['text', `${tone}-soft`] as const,
    ['muted', `${tone}-soft`] as const,
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-critical', 'critical-hover'],
  ['on-live', 'live'],
  ['accent-text', 'accent-soft'],
  ['text', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['ground', 'text'],
];

/** Edges, signs and shapes that are needed to use or read something: 3 to 1. */
const interfacePairs: readonly ContrastPair[] = [
  'line-strong',
  'accent',
  'focus',
  'critical-text',
  'muted',
].flatMap((sign) => grounds.map((ground) => [sign, ground] as const));

/** The series of a chart and the backgrounds of charts: 3 to 1. */
const chartPairs: readonly ContrastPair[] = [1, 2, 3, 4, 5, 6].flatMap((series) =>
  ['raised', 'ground'].map((ground) => [`chart-${series}`, ground] as const),
);

/** Pairs of colours that have to stand out from each other by the same ratio. */
export interface ContrastRule {
  /** The kind of what is seen: text, edges and signs, or series of charts. */
  use: 'text' | 'interface' | 'chart';
  pairs: readonly ContrastPair[];
  /** The lowest contrast, as WCAG 2 demands it. */
  least: number;
}

/** Every pair of colours that is measured, with the lowest contrast. */
export const contrastRules: readonly ContrastRule[] = [
  { use: 'text', pairs: textPairs, least: 4.5 },
  { use: 'interface', pairs: interfacePairs, least: 3 },
  { use: 'chart', pairs: chartPairs, least: 3 },
];

/** A measured pair of colours. */
export interface MeasuredPair {
  pair: ContrastPair;
  use: ContrastRule['use'];
  /** The contrast, from 1 to 21. */
  ratio: number;
  least: number;
}

/** The contrast of every pair. @throws when a role has no colour. */
export function measureContrast(colors: ReadonlyMap<string, TokenColor>): MeasuredPair[] {
  const color = (role: string) => {
    const found = colors.get(role);
    if (!found) throw new Error(`@my-air/ui-kit: no colour has the role "${role}".`);
    return found;
  };
  return contrastRules.flatMap(({ use, pairs, least }) =>
    pairs.map((pair) => ({ pair, use, least, ratio: contrast(color(pair[0]), color(pair[1])) })),
  );
}
