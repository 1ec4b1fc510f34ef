import { notFound } from '../http/HttpError.ts';
import type { Part } from '../Sandbox.ts';
import { drawCover } from './drawCover.ts';
import type { NewsItem } from './NewsContent.ts';

/** The path of a piece of news' picture, without an origin. */
export function coverPath({ id, category }: Pick<NewsItem, 'id' | 'category'>): string {
  return `/sandbox/news-images/${category}-${id}.svg`;
}

/** Serves the pictures of news. */
export const newsCovers: Part = () => async (app) => {
  app.get<{ Params: { file: string } }>('/sandbox/news-images/:file', (request, reply) => {
    const [, category, id] = /^([a-z]+)-(\d{1,9})\.svg$/.exec(request.params.file) ?? [];
    if (category === undefined) throw notFound();
    return reply
      .headers({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(drawCover(Number(id), category));
  });
};
