import { createHash } from 'node:crypto';

import { drawVideo } from './drawVideo.ts';
import { type Brush, escapeXml, placeThing, sceneOf } from './scenes.ts';

const rays = (colour: string) =>
  Array.from(
    { length: 8 },
    (_, place) =>
      `<path d="M120 120 100-60h40z" transform="rotate(${place * 45} 120 120)" fill="${colour}"/>`,
  ).join('');

const skins = ['#f6d3b8', '#eebf98', '#d9a076', '#b97d52', '#8d5a3a', '#62402c'];
const hairs = ['#2a2023', '#4a3024', '#7a4a2a', '#b5793c', '#d8b06a', '#8f8f96', '#a23f2c'];

/** The kinds of pictures: their width, their height and what draws them. */
const kinds = {
  avatar: [240, 240, drawPortrait],
  channel: [240, 240, drawChannel],
  banner: [1280, 212, drawBanner],
  video: [640, 360, drawVideo],
  document: [595, 842, drawDocument],
} as const;
export type PictureKind = keyof typeof kinds;

export function isPictureKind(value: string): value is PictureKind {
  return Object.hasOwn(kinds, value);
}

/** An SVG that represents a user, a channel or a video: the same for the same name, and unlike its neighbours'. */
export function drawPicture(kind: PictureKind, name: string): string {
  const [width, height, draw] = kinds[kind];
  const digest = createHash('sha256').update(`${kind}/${name}`).digest();
  const chance = (place: number) => (digest[place % digest.length] ?? 0) / 256;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    draw({ name, chance }),
    '</svg>',
  ].join('');
}

/** A scanned page: its heading, and lines in place of its text. */
function drawDocument({ name, chance }: Brush) {
  const line = (row: number) =>
    `<rect x="72" y="${190 + row * 26}" width="${Math.round(300 + chance(row) * 150)}" height="8" rx="4" fill="#cdd3dc"/>`;
  return [
    '<rect width="595" height="842" fill="#fff"/>',
    `<text x="72" y="130" font-family="system-ui, sans-serif" font-weight="700" font-size="30" fill="#28303c">${escapeXml(name)}</text>`,
    ...Array.from({ length: 18 }, (_, row) => line(row)),
    '<path d="M380 740c20-40 30-40 34-8s20 4 34-14 26 8 44-6" fill="none" stroke="#2a55c9" stroke-width="4" stroke-linecap="round"/>',
  ].join('');
}

/** A user's picture: a face with hair and a shirt before a plain wall, cut by the circle that it is shown in. */
function drawPortrait({ chance }: Brush): string {
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

/** A channel's picture: what it is about, as an emblem before a ground that differs between channels. */
function drawChannel(brush: Brush): string {
  const scene = sceneOf(brush);
  const { paint } = scene;
  const grounds = [
    `<rect width="240" height="240" fill="${paint.ground}"/><circle cx="120" cy="120" r="96" fill="${paint.light}"/>`,
    `<rect width="240" height="240" fill="${paint.deep}"/><path d="M0 150 240 70v170H0z" fill="${paint.ground}"/>`,
    `<rect width="240" height="240" fill="${paint.light}"/>${rays(paint.ground)}`,
    `<rect width="240" height="240" fill="${paint.sky}"/><circle cx="120" cy="120" r="92" fill="none" stroke="${paint.deep}" stroke-width="10"/>`,
  ];
  return grounds[Math.floor(brush.chance(8) * grounds.length)]! + placeThing(scene, 120, 120, 1.25);
}

/** The picture over a channel: its name between the things that it is about. */
function drawBanner(brush: Brush): string {
  const scene = sceneOf(brush);
  const { paint } = scene;
  const things = [90, 240, 1040, 1190].map((x, place) =>
    placeThing(
      scene,
      x,
      place % 2 === 0 ? 120 : 90,
      1.1 + brush.chance(place) * 0.5,
      (brush.chance(place + 4) - 0.5) * 24,
    ),
  );
  return [
    `<defs><linearGradient id="g"><stop stop-color="${paint.ground}"/><stop offset="1" stop-color="${paint.light}"/></linearGradient></defs>`,
    '<rect width="1280" height="212" fill="url(#g)"/>',
    ...things,
    `<text x="640" y="124" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="800" font-size="52" fill="${paint.white}">${escapeXml(brush.name.slice(0, 24))}</text>`,
  ].join('');
}
