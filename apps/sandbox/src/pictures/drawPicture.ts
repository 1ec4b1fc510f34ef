import { createHash } from 'node:crypto';

/** The shapes that pictures come in, by their width and height. */
const sizes = { avatar: [96, 96], channel: [240, 240], banner: [1280, 212], document: [595, 842] } as const;
export type PictureKind = keyof typeof sizes;

export function isPictureKind(value: string): value is PictureKind {
  return Object.hasOwn(sizes, value);
}

/** An SVG that represents a user or a channel: the same for the same name, and unlike its neighbours'. */
export function drawPicture(kind: PictureKind, name: string): string {
  const [width, height] = sizes[kind];
  const digest = createHash('sha256').update(name).digest();
  const hue = digest.readUInt16BE(0) % 360;
  const side = (digest[2] ?? 0) % 2 === 0 ? 0.16 : 0.84;
  const initials = kind === 'banner' ? '' : initialsOf(name);
  const disc = (x: number, y: number, radius: number, colour: string) =>
    `<circle cx="${(x * width).toFixed(1)}" cy="${(y * height).toFixed(1)}" r="${(radius * height).toFixed(1)}" fill="${colour}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    // One hue in three clear steps: colours that lie over one another turn grey where they meet.
    `<rect width="${width}" height="${height}" fill="oklch(0.56 0.15 ${hue})"/>`,
    disc(side, 0.95, 0.62, `oklch(0.64 0.15 ${hue + 14})`),
    disc(1 - side, 0.06, 0.3, `oklch(0.72 0.13 ${hue + 28})`),
    `<text x="50%" y="50%" dy=".35em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="600" font-size="${height * 0.38}" fill="#fff">${escapeXml(initials)}</text>`,
    '</svg>',
  ].join('');
}

function initialsOf(name: string) {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('');
}

function escapeXml(text: string) {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
