import { isInGamut, type TokenColor } from '@my-air/ui-kit/tokens';
import Color from 'colorjs.io';

/** A colour as CSS or a design program writes it; undefined when the text is no colour. */
export function readColor(text: string): TokenColor | undefined {
  try {
    return tokenColor(new Color(text));
  } catch {
    return undefined;
  }
}

/** A colour of a token file in OKLCH, whatever its colour space; undefined when it is no colour. */
export function readTokenColor(value: unknown): TokenColor | undefined {
  if (typeof value === 'string') return readColor(value);
  const { colorSpace, components, alpha } = (value ?? {}) as Partial<Record<keyof TokenColor, unknown>>;
  if (!Array.isArray(components) || components.length !== 3) return undefined;
  const [one, two, three] = components.map((part) => (part === 'none' ? 0 : part)) as number[];
  if (![one, two, three, alpha ?? 1].every(Number.isFinite)) return undefined;
  // OKLCH stays as it is: each conversion would round it again.
  if (colorSpace === 'oklch') {
    const kept = { colorSpace, components: [one!, two!, three!] } as const;
    return alpha === undefined ? kept : { ...kept, alpha: Number(alpha) };
  }
  try {
    return tokenColor(new Color(String(colorSpace), [one!, two!, three!], Number(alpha ?? 1)));
  } catch {
    return undefined;
  }
}

/** A colour with another hue; with less chroma where an ordinary screen could not show it. */
export function turnHue({ components: [lightness, chroma], alpha }: TokenColor, hue: number): TokenColor {
  const turned = (part: number): TokenColor => ({
    colorSpace: 'oklch',
    components: [lightness, part, hue],
    ...(alpha !== undefined && { alpha }),
  });
  if (isInGamut(turned(chroma))) return turned(chroma);
  // A grey of this lightness can always be shown, so the greatest chroma lies between the two.
  let [shown, beyond] = [0, chroma];
  while (beyond - shown > 0.0001) {
    const middle = (shown + beyond) / 2;
    if (isInGamut(turned(middle))) shown = middle;
    else beyond = middle;
  }
  return turned(Math.floor(shown * 10_000) / 10_000);
}

function tokenColor(color: Color): TokenColor {
  const { coords, alpha } = color.to('oklch');
  // Greys have no hue.
  const [lightness, chroma, hue] = coords.map((part) => (Number.isFinite(part) ? Number(part) : 0));
  const components = [round(lightness!, 4), round(chroma!, 4), round(hue!, 2)] as const;
  const opacity = alpha ?? 1;
  return { colorSpace: 'oklch', components, ...(opacity < 1 && { alpha: round(opacity, 3) }) };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
