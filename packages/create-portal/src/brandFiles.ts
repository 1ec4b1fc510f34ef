import Color from 'colorjs.io';

/** The lightness that white text on a color of this chroma and hue can be read at, by 4.5 to 1 and a little more. */
function readableLightness(chroma: number, hue: number): number {
  let [dark, light] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const middle = (dark + light) / 2;
    const isReadable = inScreen(middle, chroma, hue).contrastWCAG21('white') >= 4.55;
    if (isReadable) dark = middle;
    else light = middle;
  }
  return dark;
}

const inScreen = (lightness: number, chroma: number, hue: number) =>
  new Color('oklch', [lightness, chroma, hue]).to('srgb').toGamut();

/**
 * The colors of a brand as the kit's variables, in both schemes: of the accent's hue, and as light or dark as their
 * texts need, so that an accent of any lightness can be read.
 */
export function accentColors(accent: string): Record<'light' | 'dark', Readonly<Record<string, string>>> {
  const [lightness, chroma, angle] = new Color(accent).to('oklch').coords;
  const [c, hue] = [chroma ?? 0, angle ?? 0];
  const at = (l: number, most = c) =>
    inScreen(l, Math.min(c, most), hue).toString({ format: 'hex', collapse: false });
  const readable = readableLightness(c, hue);
  const light = Math.min(lightness ?? 0, readable);
  return {
    light: {
      accent: at(light),
      'accent-hover': at(Math.max(light - 0.07, 0)),
      'accent-text': at(Math.max(light - 0.07, 0)),
      'accent-soft': at(0.957, 0.02),
      focus: at(light),
      'on-accent': '#ffffff',
    },
    dark: {
      accent: at(readable),
      'accent-hover': at(readable - 0.07),
      'accent-text': at(0.8, 0.11),
      'accent-soft': at(0.28, 0.055),
      focus: at(0.7, 0.165),
      'on-accent': '#ffffff',
    },
  };
}

function brandSheet(accent: string): string {
  const { light, dark } = accentColors(accent);
  const declarations = (colors: Readonly<Record<string, string>>) =>
    Object.entries(colors)
      .map(([role, color]) => `  --color-${role}: ${color};\n`)
      .join('');
  return `/* The colors of the brand: each text has a contrast of 4.5 to 1 with its ground. */
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
  // A partner of the second brand of the backend sees this portal as all others do.
  const pictures = ['default', 'scalelab'].flatMap((name) => [
    [`public/brand/${name}.svg`, logo(brand, accentColors(accent).light['accent'] ?? '')] as const,
    [`public/brand/${name}-login-plates.svg`, plates] as const,
    [`public/brand/${name}-login-ink.svg`, ink] as const,
  ]);
  return [['src/brand.css', brandSheet(accent)], ...pictures];
}
