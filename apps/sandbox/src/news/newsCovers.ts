import { readData } from '../content/readData.ts';
import { notFound } from '../http/HttpError.ts';
import { drawMotif, Motifs } from '../pictures/drawMotif.ts';
import { sendPicture } from '../pictures/pictures.ts';
import type { Area } from '../Platform.ts';
import type { NewsItem } from './newsApi.ts';

/** The motifs of the categories of news. */
const motifs = readData('news/motifs.json', Motifs);

/** The path of a piece of news' picture, without an origin. */
export function coverPath({ id, category }: Pick<NewsItem, 'id' | 'category'>): string {
  return `/sandbox/news-images/${category}-${id}.svg`;
}

/** Serves the pictures of news. */
export const newsCovers: Area = () => async (app) => {
  app.get<{ Params: { file: string } }>('/sandbox/news-images/:file', (request, reply) => {
    const [, category = '', id] = /^([a-z]+)-(\d{1,9})\.svg$/.exec(request.params.file) ?? [];
    if (!Object.hasOwn(motifs, category)) throw notFound();
    return sendPicture(reply, drawCover(Number(id), category));
  });
};

/** The picture of a piece of news: its category's motif, unlike its neighbours'. */
export function drawCover(id: number, category: string): string {
  return drawMotif(motifs[category]!, `${category} ${id}`, { width: 1200, height: 630 });
}
