import { escapeXml, placeThing, sceneOf, type Brush } from './scenes.ts';

/** A channel's picture: what it is about, as an emblem before a ground that differs between channels. */
export function drawChannel(brush: Brush): string {
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

const rays = (colour: string) =>
  Array.from(
    { length: 8 },
    (_, place) =>
      `<path d="M120 120 100-60h40z" transform="rotate(${place * 45} 120 120)" fill="${colour}"/>`,
  ).join('');

/** The picture over a channel: its name between the things that it is about. */
export function drawBanner(brush: Brush): string {
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
