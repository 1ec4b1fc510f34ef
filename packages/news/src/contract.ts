// The wire of News: valibot schemas and their endpoints. The sandbox responds from the same contracts. The
// specification names the properties of an article, but no calls: all of these are assumed.
import { assumedEndpoint, Id, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** A piece of news in a list. */
export const NewsArticle = v.looseObject({
  id: Id,
  name: Name,
  /** One sentence, plain text. Assumed. */
  description: v.nullish(v.string()),
  image: v.nullish(v.string()),
  /** Its path on the site. */
  url: v.nullish(v.string()),
  published_at: v.nullish(v.string()),
  /** In minutes. */
  reading_time: v.nullish(v.number()),
  /** Its subject, in the reader's language. */
  category: v.nullish(v.string()),
  /** Whether the user has opened it. Assumed. */
  is_read: v.nullish(v.boolean()),
});
export type NewsArticle = v.InferOutput<typeof NewsArticle>;

/** A piece of news to read. `content_html` is the server's markup, to be sanitised. */
export const FullNewsArticle = v.looseObject({ ...NewsArticle.entries, content_html: v.string() });
export type FullNewsArticle = v.InferOutput<typeof FullNewsArticle>;

/** A category by which news can be filtered. */
export const NewsCategory = v.looseObject({ id: Identifier, name: Name });
export type NewsCategory = v.InferOutput<typeof NewsCategory>;

/** A page of news, the latest first. */
export const NewsPage = v.looseObject({
  articles: v.array(NewsArticle),
  categories: v.nullish(v.array(NewsCategory)),
  meta: v.nullish(
    v.looseObject({
      current_page: v.nullish(v.number()),
      last_page: v.nullish(v.number()),
      per_page: v.nullish(v.number()),
    }),
  ),
});
export type NewsPage = v.InferOutput<typeof NewsPage>;

export const listNews = assumedEndpoint('GET api/news', {
  query: v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
    category: v.optional(v.string()),
  }),
  response: NewsPage,
});
export const getNewsArticle = assumedEndpoint('GET api/news/{id}', {
  response: v.looseObject({ article: FullNewsArticle }),
});
/** Remembers that the user has opened it; a repeated call changes nothing. */
export const markNewsRead = assumedEndpoint('POST api/news/{id}/read', { binds: false });
