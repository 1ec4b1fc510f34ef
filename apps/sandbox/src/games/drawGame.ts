import { createHash } from 'node:crypto';

const width = 640;
const height = 360;

/** A picture of a game: its cover, or one of its screenshots. The same name always gives the same picture. */
export function drawGame(slug: string, shot: string): string {
  const digest = createHash('sha256').update(slug).digest();
  const byte = (index: number) => (digest[index % digest.length] ?? 0) / 255;
  const hue = Math.round(byte(0) * 360);
  const step = shot === 'cover' ? 0 : Number(shot);
  const colour = (light: number, chroma: number, turn = 0) =>
    `oklch(${light} ${chroma} ${(hue + turn) % 360})`;
  const blocks = Array.from({ length: 5 + step * 2 }, (_, index) => {
    const size = 120 - index * 6 + byte(index + 3) * 40;
    const x = width / 2 - size / 2 + (byte(index + 9 + step) - 0.5) * (step === 0 ? 60 : 90);
    const y = height - 60 - index * (step === 0 ? 38 : 24);
    return `<rect x="${round(x)}" y="${round(y)}" width="${round(size)}" height="${step === 0 ? 32 : 20}" rx="8" fill="${colour(0.62 + (index % 3) * 0.12, 0.15, index * 22)}" transform="rotate(${round((byte(index + 14) - 0.5) * 10)} ${width / 2} ${round(y)})"/>`;
  });
  const bar = (label: number) =>
    `<rect x="${24 + label * 104}" y="22" width="${round(48 + byte(label + 20 + step) * 40)}" height="14" rx="7" fill="#fff" opacity=".85"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour(0.34, 0.1, 20)}"/><stop offset="1" stop-color="${colour(0.55, 0.14, -12)}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    `<circle cx="${round(90 + byte(1) * 460)}" cy="${round(90 + step * 24)}" r="${round(46 + byte(2) * 36)}" fill="${colour(0.9, 0.08, 60)}" opacity=".9"/>`,
    `<path d="M0 300 Q160 ${round(250 + byte(5) * 50)} 320 296 T640 288 V360 H0z" fill="${colour(0.3, 0.09)}"/>`,
    ...blocks,
    ...(step === 0 ? [] : [0, 1, 2].map(bar)),
    '</svg>',
  ].join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
