import Color from 'colorjs.io';

/** The highest lightness at which a color of this chroma and hue has at least a contrast with white. */
function darkEnough(chroma: number, hue: number, least: number): number {
  let [dark, light] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const middle = (dark + light) / 2;
    const isReadable = inScreen(middle, chroma, hue).contrastWCAG21('white') >= least;
    if (isReadable) dark = middle;
    else light = middle;
  }
  return dark;
}

const inScreen = (lightness: number, chroma: number, hue: number) =>
  new Color('oklch', [lightness, chroma, hue]).to('srgb').toGamut();

const hex = (lightness: number, chroma: number, hue: number) =>
  inScreen(lightness, chroma, hue).toString({ format: 'hex', collapse: false });

/** The series of charts in the kit's first brand: lightness, chroma and hue. */
export const chartSeries = {
  light: [
    [0.56, 0.18, 255],
    [0.64, 0.17, 42],
    [0.58, 0.12, 165],
    [0.52, 0.17, 305],
    [0.6, 0.12, 75],
    [0.5, 0.085, 215],
  ],
  dark: [
    [0.7, 0.15, 255],
    [0.74, 0.15, 42],
    [0.78, 0.14, 165],
    [0.72, 0.14, 305],
    [0.82, 0.13, 85],
    [0.76, 0.1, 215],
  ],
} as const;

/**
 * The series of a brand's charts: the kit's, with their hues turned until the first has that of the accent, so that they
 * stay as far from each other. In the light scheme a series is as dark as it has to be on white.
 */
function chartColors(
  scheme: 'light' | 'dark',
  chroma: number,
  hue: number,
): Readonly<Record<string, string>> {
  const turn = chroma < 0.02 ? 0 : hue - chartSeries[scheme][0][2];
  const colors = chartSeries[scheme].map(([lightness, most, angle], index) => {
    const strength = index === 0 ? Math.min(chroma, most) : most;
    const least = scheme === 'light' ? darkEnough(strength, angle + turn, 3.2) : 1;
    return [`chart-${index + 1}`, hex(Math.min(lightness, least), strength, angle + turn)] as const;
  });
  return Object.fromEntries(colors);
}

/**
 * The colors of a brand as the kit's variables, in both schemes: of the accent's hue, and as light or dark as their
 * texts need, so that an accent of any lightness can be read.
 */
export function accentColors(accent: string): Record<'light' | 'dark', Readonly<Record<string, string>>> {
  const [lightness, chroma, angle] = new Color(accent).to('oklch').coords;
  const [c, hue] = [chroma ?? 0, angle ?? 0];
  const at = (l: number, most = c) => hex(l, Math.min(c, most), hue);
  // White text on it can be read, by 4.5 to 1 and a little more.
  const readable = darkEnough(c, hue, 4.55);
  const light = Math.min(lightness ?? 0, readable);
  return {
    light: {
      accent: at(light),
      'accent-hover': at(Math.max(light - 0.07, 0)),
      'accent-text': at(Math.max(light - 0.07, 0)),
      'accent-soft': at(0.957, 0.02),
      focus: at(light),
      'on-accent': '#ffffff',
      ...chartColors('light', c, hue),
    },
    dark: {
      accent: at(readable),
      'accent-hover': at(readable - 0.07),
      'accent-text': at(0.8, 0.11),
      'accent-soft': at(0.28, 0.055),
      focus: at(0.7, 0.165),
      'on-accent': '#ffffff',
      ...chartColors('dark', c, hue),
    },
  };
}

function brandSheet(accent: string): string {
  const { light, dark } = accentColors(accent);
  const declarations = (colors: Readonly<Record<string, string>>) =>
    Object.entries(colors)
      .map(([role, color]) => `  --color-${role}: ${color};\n`)
      .join('');
  return `/* The colors of the brand: each text has a contrast of 4.5 to 1 with its ground, each series of a chart 3 to 1. */
:root:root {
${declarations(light)}}

:root:root[data-scheme='dark'] {
${declarations(dark)}}
`;
}

function logo(brand: string, color: string): string {
  const [initial = ''] = brand.toUpperCase();
  const letter = initial.replace('&', '&amp;').replace('<', '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="9" fill="${color}"/>
  <text x="16" y="22" fill="#fff" font-family="sans-serif" font-size="17" font-weight="700" text-anchor="middle">${letter}</text>
</svg>
`;
}

/** The picture beside the sign-in: areas, and lines on them; both are drawn in colors of the brand. */
const plates = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">
  <rect x="120" y="60" width="400" height="240" rx="24"/>
</svg>
`;
const ink = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">
  <rect x="160" y="110" width="200" height="12" rx="6"/>
  <rect x="160" y="140" width="320" height="8" rx="4" opacity=".4"/>
  <rect x="160" y="164" width="260" height="8" rx="4" opacity=".4"/>
  <circle cx="456" cy="244" r="28" opacity=".7"/>
</svg>
`;

/** The files of a brand: its colors, its logo and the picture of its sign-in. */
export function brandFiles(
  brand: string,
  accent: string,
): readonly (readonly [path: string, text: string])[] {
  return [
    ['src/brand.css', brandSheet(accent)],
    ['public/brand/default.svg', logo(brand, accentColors(accent).light['accent'] ?? '')],
    ['public/brand/default-login-plates.svg', plates],
    ['public/brand/default-login-ink.svg', ink],
  ];
}
