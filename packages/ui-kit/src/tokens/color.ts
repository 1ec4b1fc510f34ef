/** A colour of the token files: lightness 0–1, chroma, hue in degrees, and opacity. */
export interface TokenColor {
  colorSpace: 'oklch';
  components: readonly [number, number, number];
  alpha?: number | undefined;
}

/** A colour as CSS writes it. */
export function cssColor({ components: [lightness, chroma, hue], alpha }: TokenColor): string {
  const opacity = alpha === undefined ? '' : ` / ${alpha}`;
  return `oklch(${round(lightness * 100)}% ${chroma} ${hue}${opacity})`;
}

/** The red, green and blue of a colour in linear light; outside 0–1 the screen cannot show it. */
export function linearRgb({ components: [lightness, chroma, hue] }: TokenColor): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  // Matrices of Björn Ottosson's Oklab: to cone responses, and from their cubes to linear sRGB.
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** A colour as design programs write it, without its opacity: `#1a73e8`. */
export function hexColor(color: TokenColor): string {
  const parts = linearRgb(color).map((part) => {
    const light = Math.min(1, Math.max(0, part));
    const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The contrast of two colours, from 1 to 21, as WCAG 2 defines it. */
export function contrast(one: TokenColor, other: TokenColor): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Whether an ordinary screen, with the colours of sRGB, can show a colour. */
export function isInGamut(color: TokenColor): boolean {
  return linearRgb(color).every((part) => part > -0.002 && part < 1.002);
}

function luminance(color: TokenColor): number {
  const [red, green, blue] = linearRgb(color).map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
