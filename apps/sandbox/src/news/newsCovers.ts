import { createHash } from 'node:crypto';
import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import { notFound } from '../http/HttpError.ts';
import { sendPicture } from '../pictures/pictures.ts';
import type { Area } from '../Platform.ts';
import type { NewsItem } from './newsApi.ts';

const width = 1200;
const height = 630;

/** The colours of a category: the ground, the background, and the foreground. */
const palettes = readData(
  'news/palettes.json',
  v.record(v.string(), v.tuple([v.string(), v.string(), v.string()])),
);

type Motif = (random: () => number, far: string, near: string) => string;

const motifs: Readonly<Record<string, Motif>> = {
  /* Windows over one another: a screen of the portal. */
  product: (random, far, near) =>
    [0, 1, 2]
      .map((step) => {
        const x = round(190 + step * 130 + random() * 60);
        const y = round(150 + step * 70 + random() * 30);
        const fill = step === 2 ? near : far;
        const line = (row: number) =>
          `<rect x="${x + 40}" y="${y + 92 + row * 52}" width="${round(180 + random() * 220)}" height="18" rx="9" fill="#fff" opacity=".7"/>`;
        return (
          `<g><rect x="${x}" y="${y}" width="520" height="310" rx="28" fill="${fill}"/>` +
          `<circle cx="${x + 52}" cy="${y + 48}" r="14" fill="#fff" opacity=".85"/>${[0, 1, 2, 3].map(line).join('')}</g>`
        );
      })
      .join(''),
  /* Columns that rise, with a coin. */
  money: (random, far, near) =>
    Array.from({ length: 6 }, (_, step) => {
      const tall = round(110 + step * 56 + random() * 50);
      return `<rect x="${190 + step * 142}" y="${height - tall}" width="96" height="${tall}" rx="18" fill="${step % 2 === 0 ? far : near}"/>`;
    }).join('') + `<circle cx="${round(260 + random() * 160)}" cy="190" r="72" fill="${near}"/>`,
  /* One player, and others around it. */
  platforms: (random, far, near) =>
    Array.from({ length: 5 }, (_, step) => {
      const x = round(110 + step * 215);
      const y = round(330 + Math.sin(step + random() * 2) * 70);
      return `<rect x="${x}" y="${y}" width="170" height="110" rx="26" fill="${far}"/>`;
    }).join('') +
    `<rect x="380" y="140" width="440" height="290" rx="56" fill="${near}"/><path d="M560 225 l110 60 -110 60z" fill="#fff"/>`,
  /* A line that climbs over hills. */
  growth: (random, far, near) => {
    const points = Array.from({ length: 8 }, (_, step) => [
      round(-20 + step * 177),
      round(520 - step * 52 + (random() - 0.5) * 90),
    ]);
    const line = points.map(([x, y]) => `${x},${y}`).join(' ');
    return (
      `<path d="M-20 ${height} L${line} L1220 ${height}Z" fill="${far}" opacity=".8"/>` +
      `<polyline points="${line}" fill="none" stroke="${near}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>`
    );
  },
};

const round = (value: number) => Math.round(value);

/** The path of a piece of news' picture, without an origin. */
export function coverPath({ id, category }: Pick<NewsItem, 'id' | 'category'>): string {
  return `/sandbox/news-images/${category}-${id}.svg`;
}

/** Serves the pictures of news. */
export const newsCovers: Area = () => async (app) => {
  app.get<{ Params: { file: string } }>('/sandbox/news-images/:file', (request, reply) => {
    const [, category, id] = /^([a-z]+)-(\d{1,9})\.svg$/.exec(request.params.file) ?? [];
    if (category === undefined) throw notFound();
    return sendPicture(reply, drawCover(Number(id), category));
  });
};

/** The picture of a piece of news: its category's motif, always the same for the same number and unlike its neighbours'. */
export function drawCover(id: number, category: string): string {
  const [ground, far, near] = palettes[category] ?? palettes.product!;
  const random = chances(id, category);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<circle cx="${round(200 + random() * 800)}" cy="${round(80 + random() * 200)}" r="${round(190 + random() * 140)}" fill="${far}" opacity=".7"/>`,
    (motifs[category] ?? motifs.product!)(random, far, near),
    '</svg>',
  ].join('');
}

/** Numbers from 0 to 1, the same ones for the same picture; there are enough of them for every motif. */
function chances(id: number, category: string): () => number {
  const digest = createHash('sha256').update(`${category} ${id}`).digest();
  let place = 0;
  return () => (digest[place++ % digest.length] ?? 0) / 256;
}
