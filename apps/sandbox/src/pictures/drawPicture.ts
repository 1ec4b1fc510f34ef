import { createHash } from 'node:crypto';

/** The shapes that pictures come in, by their width and height. */
const sizes = { avatar: [96, 96], channel: [240, 240], banner: [1280, 212], document: [595, 842] } as const;
export type PictureKind = keyof typeof sizes;

export function isPictureKind(value: string): value is PictureKind {
  return Object.hasOwn(sizes, value);
}

/** An SVG that stands for a person or a channel: always the same for the same name, and unlike its neighbours'. */
export function drawPicture(kind: PictureKind, name: string): string {
  const [width, height] = sizes[kind];
  const digest = createHash('sha256').update(name).digest();
  const hue = digest.readUInt16BE(0) % 360;
  const turn = 40 + ((digest[2] ?? 0) % 80);
  const initials = kind === 'banner' ? '' : initialsOf(name);
  const waves = Array.from({ length: 4 }, (_, index) => {
    const x = ((digest[3 + index] ?? 0) / 255) * width;
    const radius = height * (0.25 + (digest[8 + index] ?? 0) / 400);
    return `<circle cx="${x.toFixed(1)}" cy="${(height * (0.3 + index * 0.2)).toFixed(1)}" r="${radius.toFixed(1)}" fill="hsl(${hue + turn * index} 70% 62%)" fill-opacity=".35"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="hsl(${hue} 58% 40%)"/>`,
    `<stop offset="1" stop-color="hsl(${hue + turn} 62% 30%)"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    ...waves,
    `<text x="50%" y="50%" dy=".35em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="600" font-size="${height * 0.4}" fill="#fff">${escapeXml(initials)}</text>`,
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
