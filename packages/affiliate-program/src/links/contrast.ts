/** The contrast of a colour to white as WCAG has it, from 1 to 21; the colour as #rrggbb. */
export function contrastToWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** The brand's colours for QR codes, dark enough on white for every camera. */
export const qrColors = { default: '#0b3a75', scalelab: '#3b1566' } as const;
