/** Two colour roles, of which the first is read or seen on the second. */
export type ContrastPair = readonly [role: string, ground: string];

const tones = ['positive', 'warning', 'critical', 'info'];
const grounds = ['ground', 'raised', 'floating', 'sunken'];
const words = ['text', 'muted', 'accent-text', ...tones.map((tone) => `${tone}-text`), 'live-text'];

/** Text and its background: 4.5 to 1. */
export const textPairs: readonly ContrastPair[] = [
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
export const interfacePairs: readonly ContrastPair[] = [
  'line-strong',
  'accent',
  'focus',
  'critical-text',
  'muted',
].flatMap((sign) => grounds.map((ground) => [sign, ground] as const));

/** The series of a chart and the backgrounds of charts: 3 to 1. */
export const chartPairs: readonly ContrastPair[] = [1, 2, 3, 4, 5, 6].flatMap((series) =>
  ['raised', 'ground'].map((ground) => [`chart-${series}`, ground] as const),
);
