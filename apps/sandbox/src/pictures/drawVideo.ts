import { escapeXml, placeThing, sceneOf, type Brush, type Scene } from './scenes.ts';

/** A layout of a thumbnail, 640 by 360. */
type Layout = (scene: Scene, hook: readonly string[], brush: Brush) => string;

/** Big words beside the thing. */
const wordsBeside: Layout = (scene, hook) =>
  fill(scene.paint.ground) +
  `<path d="M360 0h280v360H300z" fill="${scene.paint.light}"/>` +
  placeThing(scene, 486, 186, 2.7, -6) +
  words(hook, 34, scene);

/** The thing on a table before a wall with a window; words on a ribbon. */
const onTheTable: Layout = (scene, hook, { chance }) =>
  fill(scene.paint.sky) +
  `<rect x="${Math.round(40 + chance(9) * 340)}" y="30" width="170" height="150" rx="8" fill="${scene.paint.white}" opacity=".7"/>` +
  `<rect y="272" width="640" height="88" fill="oklch(0.56 0.08 60)"/><rect y="272" width="640" height="10" fill="oklch(0.7 0.09 64)"/>` +
  placeThing(scene, 320, 168, 2.4) +
  `<rect y="296" width="640" height="64" fill="${scene.paint.deep}" opacity=".86"/>` +
  `<text x="320" y="342" text-anchor="middle" ${type} font-size="${sizeFor(hook.join(' '), 42, 580)}" fill="${scene.paint.white}">${escapeXml(hook.join(' '))}</text>`;

/** Before and after, with a line between. */
const beforeAfter: Layout = (scene, hook, brush) =>
  fill('oklch(0.5 0.015 250)') +
  `<g opacity=".55">${placeThing(scene, 150, 190, 2.1, 8)}</g>` +
  `<path d="M352 0h288v360H290z" fill="${scene.paint.light}"/><path d="M352 0h12L302 360h-12z" fill="${scene.paint.white}"/>` +
  placeThing(scene, 478, 190, 2.5, (brush.chance(10) - 0.5) * 8) +
  words(hook.slice(0, 1), 24, scene, 76);

/** A person who points at the thing. */
const shownByHand: Layout = (scene, hook, { chance }) => {
  const skin = `oklch(${(0.55 + chance(11) * 0.3).toFixed(2)} 0.07 56)`;
  return (
    fill(scene.paint.light) +
    `<circle cx="470" cy="200" r="230" fill="${scene.paint.ground}" opacity=".6"/>` +
    `<path d="M360 360c4-90 60-112 110-112s106 22 110 112z" fill="${scene.paint.accent}"/>` +
    `<ellipse cx="470" cy="176" rx="62" ry="76" fill="${skin}"/>` +
    `<path d="M404 172c-10-70 30-104 70-100 44 0 72 34 60 100-10-34-22-44-40-50-30 8-50 4-64-2-12 12-20 28-26 52z" fill="${scene.paint.deep}"/>` +
    `<circle cx="448" cy="178" r="7" fill="#241c1a"/><circle cx="494" cy="178" r="7" fill="#241c1a"/><ellipse cx="472" cy="216" rx="15" ry="11" fill="#7d2f2c"/>` +
    placeThing(scene, 176, 216, 2.2, -8) +
    words(hook.slice(0, 1), 24, scene, 76)
  );
};

/** A number that is larger than everything else: for titles with one. */
const number: Layout = (scene, hook, { name }) =>
  fill(scene.paint.deep) +
  `<circle cx="180" cy="180" r="170" fill="${scene.paint.ground}"/>` +
  placeThing(scene, 486, 196, 2.3, 6) +
  `<text x="180" y="252" text-anchor="middle" ${type} font-size="210" fill="${scene.paint.white}">${/\d{1,3}/.exec(name)?.[0] ?? '1'}</text>` +
  `<rect x="20" y="284" width="320" height="56" rx="8" fill="${scene.paint.accent}"/>` +
  `<text x="180" y="325" text-anchor="middle" ${type} font-size="${sizeFor(hook[0] ?? '', 34, 290)}" fill="${scene.paint.deep}">${escapeXml(hook[0] ?? '')}</text>`;

/** The thing close by, without a word. */
const closeBy: Layout = (scene, _hook, { chance }) =>
  fill(scene.paint.ground) +
  `<circle cx="${Math.round(200 + chance(12) * 240)}" cy="180" r="210" fill="${scene.paint.light}"/>` +
  placeThing(scene, 320, 190, 3.7, (chance(13) - 0.5) * 20);

const layouts = [wordsBeside, onTheTable, beforeAfter, shownByHand, closeBy];
const type = 'font-family="system-ui, sans-serif" font-weight="900"';

/** The thumbnail of a video: what its title is about, in one of several layouts, with the first words of the title. */
export function drawVideo(brush: Brush): string {
  const scene = sceneOf(brush);
  const hasNumber = /(?:^|[^\p{L}\p{N}])\d{1,3}(?!\d)/u.test(brush.name);
  const layout =
    hasNumber && brush.chance(14) < 0.6 ? number : layouts[Math.floor(brush.chance(15) * layouts.length)]!;
  return layout(scene, hookOf(brush.name), brush);
}

/** At most two lines of a title's first words, as thumbnails have them. */
function hookOf(title: string): string[] {
  const all = title.toUpperCase().match(/[\p{L}\p{M}\p{N}$₴€'’+#-]+/gu) ?? [];
  const lines: string[] = [];
  for (const word of all.filter((one) => /[\p{L}\p{N}]/u.test(one))) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 10) lines[lines.length - 1] = `${last} ${word}`;
    else if (lines.length < 2) lines.push(word.slice(0, 12));
    else break;
  }
  return lines;
}

/** The size of capitals in a line that is at most so wide. */
const sizeFor = (line: string, largest: number, width: number) =>
  Math.min(largest, Math.round(width / (0.72 * Math.max(1, line.length))));

const fill = (colour: string) => `<rect width="640" height="360" fill="${colour}"/>`;

/** Lines of words in a thumbnail's manner: white with a dark edge. */
const words = (lines: readonly string[], x: number, { paint }: Scene, first = 150) => {
  const edge = `stroke="${paint.deep}" stroke-width="10" paint-order="stroke" stroke-linejoin="round"`;
  const text = (line: string, row: number) =>
    `<text x="${x}" y="${first + row * 82}" ${type} font-size="${sizeFor(line, 72, 330)}" fill="${paint.white}" ${edge}>${escapeXml(line)}</text>`;
  return lines.map(text).join('');
};
