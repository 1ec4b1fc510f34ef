import type { Brush } from './scenes.ts';

const skins = ['#f6d3b8', '#eebf98', '#d9a076', '#b97d52', '#8d5a3a', '#62402c'];
const hairs = ['#2a2023', '#4a3024', '#7a4a2a', '#b5793c', '#d8b06a', '#8f8f96', '#a23f2c'];

/** A user's picture: a face with hair and a shirt before a plain wall, cut by the circle that it is shown in. */
export function drawPortrait({ chance }: Brush): string {
  const pick = (list: readonly string[], place: number) => list[Math.floor(chance(place) * list.length)]!;
  const hue = Math.round(chance(0) * 360);
  const [skin, hair] = [pick(skins, 1), pick(hairs, 2)];
  const shirt = `oklch(0.6 0.14 ${hue + 140 + chance(3) * 80})`;
  const isLong = chance(4) < 0.5;
  const hasGlasses = chance(6) < 0.35;
  return [
    `<rect width="240" height="240" fill="oklch(0.86 0.07 ${hue})"/>`,
    `<circle cx="${Math.round(40 + chance(7) * 160)}" cy="60" r="120" fill="oklch(0.92 0.05 ${hue + 30})"/>`,
    isLong ? `<path d="M62 110c0-46 24-72 58-72s58 26 58 72v82H62z" fill="${hair}"/>` : '',
    `<path d="M100 150h40v44h-40z" fill="${skin}"/>`,
    `<path d="M22 240c4-44 40-60 78-62 6 14 34 14 40 0 38 2 74 18 78 62z" fill="${shirt}"/>`,
    `<ellipse cx="120" cy="116" rx="44" ry="54" fill="${skin}"/>`,
    isLong
      ? `<path d="M74 118c-4-46 16-70 46-70s50 24 46 70c-8-30-30-40-50-46-14 12-34 18-42 46z" fill="${hair}"/>`
      : `<path d="M74 112c-10-48 20-70 50-68 30 0 50 22 42 68-4-20-10-28-16-32-24 6-48 2-60-6-8 8-12 20-16 38z" fill="${hair}"/>`,
    '<circle cx="103" cy="116" r="5" fill="#2a2023"/><circle cx="137" cy="116" r="5" fill="#2a2023"/>',
    hasGlasses
      ? '<g fill="none" stroke="#2a2023" stroke-width="4"><circle cx="102" cy="116" r="15"/><circle cx="138" cy="116" r="15"/><path d="M117 114h6"/></g>'
      : '',
    '<path d="M104 144c8 9 24 9 32 0" fill="none" stroke="#8c3b34" stroke-width="5" stroke-linecap="round"/>',
  ].join('');
}
