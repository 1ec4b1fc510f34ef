import { createHash } from 'node:crypto';

import { notFound } from '../http/HttpError.ts';
import { sendPicture } from '../pictures/pictures.ts';
import type { Area } from '../Platform.ts';
import { games } from './GameContent.ts';

/** The tools of a motif: the size of the picture, the colours of its game, and its random numbers. */
interface Brush {
  readonly width: number;
  readonly height: number;
  /** Whether it is the cover; otherwise how far the round has come, from 1 to 3. */
  readonly step: number;
  /** A colour of the game: its lightness and chroma, and how far it is from the game's own hue in degrees. */
  readonly colour: (light: number, chroma: number, turn?: number) => string;
  /** A number from 0 to 1, the same each time for the same place. */
  readonly chance: (place: number) => number;
}

/** Draws what a kind of game looks like, as SVG over the picture's ground. */
type Motif = (brush: Brush) => string;

/** A length with one decimal. */
const round = (value: number) => Math.round(value * 10) / 10;

/** The pictures of several places, one after the other. */
const each = (count: number, draw: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place)).join('');

const letters = 'AEIORSTLNM';

/** Speech bubbles with lines that are being written, over a row of letter tiles. */
const drawWords: Motif = ({ width, height, step, colour, chance }) => {
  const bubbles = each(step === 0 ? 2 : step + 1, (place) => {
    const isRight = place % 2 === 1;
    const wide = 250 + chance(place + 4) * 90;
    const x = isRight ? width - 40 - wide : 40;
    const y = 24 + place * (step === 0 ? 104 : 56);
    const high = step === 0 ? 88 : 48;
    const tail = isRight ? x + wide - 44 : x + 24;
    const fill = colour(0.93, 0.05, place * 60);
    const ink = colour(0.4, 0.12, place * 60);
    const line = (row: number) =>
      `<rect x="${round(x + 20)}" y="${round(y + 14 + row * 26)}" width="${round((wide - 40) * (0.5 + chance(place + row) * 0.5))}" height="12" rx="6" fill="${ink}"/>`;
    return (
      `<path d="M${round(tail)} ${y + high - 2} h24 l-4 22z" fill="${fill}"/>` +
      `<rect x="${round(x)}" y="${y}" width="${round(wide)}" height="${high}" rx="20" fill="${fill}"/>${each(step === 0 ? 3 : 1, line)}`
    );
  });
  const tiles = each(7, (place) => {
    const x = 62 + place * 76;
    const y = height - 92 + (place < step * 2 ? -10 : 0);
    const letter = letters[Math.floor(chance(place + 9) * letters.length)] ?? 'A';
    return (
      `<rect x="${x}" y="${y}" width="62" height="66" rx="10" fill="${colour(0.85, 0.12, 40)}"/>` +
      `<text x="${x + 31}" y="${y + 48}" font-family="sans-serif" font-size="42" font-weight="700" text-anchor="middle" fill="${colour(0.3, 0.1)}">${letter}</text>`
    );
  });
  return bubbles + tiles;
};

/** Four lanes with notes that come towards a line, over the wave of the sound. */
const drawRhythm: Motif = ({ width, height, step, colour, chance }) => {
  const line = 150;
  const lanes = each(4, (lane) => {
    const y = 64 + lane * 54;
    return `<rect x="0" y="${y - 2}" width="${width}" height="4" fill="#fff" fill-opacity=".22"/>`;
  });
  const notes = each(4 + step * 3, (place) => {
    const lane = Math.floor(chance(place + step * 5) * 4);
    const x = line + 30 + ((place + chance(place)) * (width - line - 60)) / (4 + step * 3);
    const fill = colour(0.8, 0.16, lane * 55);
    return `<circle cx="${round(x)}" cy="${64 + lane * 54}" r="20" fill="${fill}"/><circle cx="${round(x)}" cy="${64 + lane * 54}" r="9" fill="#fff"/>`;
  });
  const targets = each(4, (lane) => {
    const isHit = step > 0 && chance(lane + step) > 0.5;
    return `<circle cx="${line}" cy="${64 + lane * 54}" r="24" fill="${isHit ? '#fff' : 'none'}" stroke="#fff" stroke-width="5"/>`;
  });
  const wave = each(40, (place) => {
    const size = 12 + chance(place + step * 3) * 70;
    return `<rect x="${place * 16 + 4}" y="${round(height - size)}" width="9" height="${round(size)}" rx="4" fill="${colour(0.7, 0.12, 30)}" fill-opacity=".55"/>`;
  });
  return `${wave}${lanes}<rect x="${line - 3}" y="24" width="6" height="242" rx="3" fill="#fff"/>${notes}${targets}`;
};

/** Two pictures side by side, the votes for each, and the viewers in front of them. */
const drawViewers: Motif = ({ width, height, step, colour, chance }) => {
  const share = step === 0 ? 0.5 : 0.25 + chance(step) * 0.5;
  const card = (side: number) => {
    const x = 44 + side * 288;
    const turn = side * 150;
    return (
      `<rect x="${x}" y="36" width="264" height="150" rx="14" fill="${colour(0.8, 0.13, turn)}"/>` +
      `<circle cx="${x + 190}" cy="88" r="26" fill="${colour(0.94, 0.08, turn + 40)}"/>` +
      `<path d="M${x} 172 l70 -70 50 48 34 -30 110 58 v-6 a14 14 0 0 1 -14 14 h-236 a14 14 0 0 1 -14 -14z" fill="${colour(0.52, 0.14, turn)}"/>`
    );
  };
  const bar = (width - 88) * share;
  const votes = `<rect x="44" y="206" width="${width - 88}" height="16" rx="8" fill="${colour(0.8, 0.13, 150)}"/><rect x="44" y="206" width="${round(bar)}" height="16" rx="8" fill="#fff"/>`;
  const crowd = each(9 + step, (place) => {
    const x = 34 + (place * (width - 68)) / (8 + step);
    const y = height - 42 - chance(place + 11) * 30;
    const fill = colour(0.24 + chance(place + 2) * 0.1, 0.07, 30);
    return `<g fill="${fill}"><circle cx="${round(x)}" cy="${round(y)}" r="24"/><path d="M${round(x - 40)} ${height} a40 46 0 0 1 80 0z"/></g>`;
  });
  return card(0) + card(1) + votes + crowd;
};

/** A board of pieces that interlock, fuller with each screenshot, and the piece that comes next. */
const drawPuzzle: Motif = ({ width, height, step, colour, chance }) => {
  const [columns, rows, size] = step === 0 ? [4, 3, 84] : [6, 4, 66];
  const left = (width - columns * size) / 2;
  const top = (height - rows * size) / 2;
  const free = step === 0 ? 0.2 : 0.75 - step * 0.2;
  const piece = (x: number, y: number, place: number) => {
    const knob = size / 6;
    const fill = colour(0.62 + chance(place) * 0.22, 0.15, Math.floor(chance(place + 7) * 4) * 40);
    const isIn = chance(place + 3) > free;
    const body = `<rect x="${round(x + 2)}" y="${round(y + 2)}" width="${size - 4}" height="${size - 4}" rx="6"`;
    if (!isIn) return `${body} fill="none" stroke="#fff" stroke-opacity=".35" stroke-dasharray="6 6"/>`;
    return (
      `<g fill="${fill}">${body}/><circle cx="${round(x + size / 2)}" cy="${round(y + 2)}" r="${round(knob)}"/>` +
      `<circle cx="${round(x + size - 2)}" cy="${round(y + size / 2)}" r="${round(knob)}"/></g>`
    );
  };
  const board = each(columns * rows, (place) =>
    piece(left + (place % columns) * size, top + Math.floor(place / columns) * size, place),
  );
  return `<rect x="${round(left - 16)}" y="${round(top - 16)}" width="${columns * size + 32}" height="${rows * size + 32}" rx="18" fill="#000" fill-opacity=".28"/>${board}`;
};

const width = 640;
const height = 360;

const motifs = new Map<string, Motif>([
  ['puzzle', drawPuzzle],
  ['viewers', drawViewers],
  ['rhythm', drawRhythm],
  ['words', drawWords],
]);

/** Hues of the kinds, so far apart that games of two kinds are never alike; in degrees. */
const hues: Readonly<Record<string, number>> = { puzzle: 265, viewers: 20, rhythm: 320, words: 175 };

/** The facts about a game that its pictures depend on. */
interface DrawnGame {
  readonly slug: string;
  readonly category: string;
}

/** The path of a picture of a game, without an origin; `shot` is `cover`, `1`, `2` or `3`. */
export function gamePicturePath(slug: string, shot: string): string {
  return `/sandbox/images/games/${slug}/${shot}.svg`;
}

/** Serves the pictures of games. */
export const gamePictures: Area = () => async (app) => {
  app.get<{ Params: { slug: string; file: string } }>(
    '/sandbox/images/games/:slug/:file',
    (request, reply) => {
      const [, shot] = /^(cover|[123])\.svg$/.exec(request.params.file) ?? [];
      const game = games.find(({ slug }) => slug === request.params.slug);
      if (shot === undefined || !game) throw notFound();
      return sendPicture(reply, drawGame(game, shot));
    },
  );
};

/**
 * A picture of a game: its cover, or one of its screenshots. The kind of game decides what is drawn, the game its
 * colours and details; the same game always gives the same picture. It has a ground of its own, so that it looks the
 * same in both colour schemes.
 */
export function drawGame({ slug, category }: DrawnGame, shot: string): string {
  const digest = createHash('sha256').update(slug).digest();
  const step = shot === 'cover' ? 0 : Number(shot);
  const chance = (place: number) => (digest[(place * 5 + step * 11) % digest.length] ?? 0) / 255;
  const hue = (hues[category] ?? 90) + ((digest[1] ?? 0) % 40) - 20;
  const colour = (light: number, chroma: number, turn = 0) =>
    `oklch(${Math.round(light * 100) / 100} ${chroma} ${(((hue + turn) % 360) + 360) % 360})`;
  const draw = motifs.get(category) ?? drawPuzzle;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="${(digest[2] ?? 0) % 2}" y2="1"><stop offset="0" stop-color="${colour(0.34, 0.1)}"/>` +
      `<stop offset="1" stop-color="${colour(0.5, 0.13, -24)}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    draw({ width, height, step, colour, chance }),
    '</svg>',
  ].join('');
}
