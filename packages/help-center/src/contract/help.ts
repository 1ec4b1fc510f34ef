import { endpoint, Id, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** The shortest search, in characters. */
export const minimumSearchLength = 3;

/** The counted interactions of readers with an article. The server accepts any word. */
export const interactions = [
  'view',
  'read_end',
  'copy_link',
  'feedback_yes',
  'feedback_no',
  'contact',
] as const;
export type Interaction = (typeof interactions)[number];

/** An article in a list. */
export const ArticleSummary = v.looseObject({
  id: Id,
  name: Name,
  description_html: v.nullish(v.string()),
  help_topic_id: v.nullish(Id),
  /** The wire's code of the language it is written in, if that is not the requested one. */
  locale: v.nullish(v.string()),
});
export type ArticleSummary = v.InferOutput<typeof ArticleSummary>;

/** An article to read. */
export const HelpArticle = v.looseObject({
  ...ArticleSummary.entries,
  content_html: v.string(),
  updated_at: v.nullish(v.string()),
  related_articles: v.nullish(v.array(ArticleSummary)),
});
export type HelpArticle = v.InferOutput<typeof HelpArticle>;

/** A topic with the articles about it. */
export const HelpTopic = v.looseObject({
  id: Id,
  name: Name,
  description: v.nullish(v.string()),
  icon_image: v.nullish(v.string()),
  /** One of the palette's 11 colours, from 1. */
  color_id: v.nullish(Id),
  articles: v.array(ArticleSummary),
});
export type HelpTopic = v.InferOutput<typeof HelpTopic>;

/** A result of the search. */
export const SearchHit = v.looseObject({
  ...ArticleSummary.entries,
  /** The matching text, as HTML with only `<mark>` around the matching words. */
  snippet: v.nullish(v.string()),
});
export type SearchHit = v.InferOutput<typeof SearchHit>;

const search = {
  query: v.object({ q: v.string() }),
  response: v.looseObject({ articles: v.array(SearchHit) }),
};

export const listHelpTopics = endpoint('GET api/help/topics', {
  response: v.looseObject({ topics: v.array(HelpTopic) }),
});
export const listPopularArticles = endpoint('GET api/help/articles/popular', {
  response: v.looseObject({ articles: v.array(ArticleSummary) }),
});
/** Available without a session too. */
export const getHelpArticle = endpoint('GET api/help/articles/{id}', {
  response: v.looseObject({ article: HelpArticle }),
});
/** The first few articles for the text while it is being typed. */
export const searchHelpLive = endpoint('GET api/help/search/live', search);
/** The most articles in the answer of a search; those that match best. */
export const mostHits = 200;
/** The matching articles, best first, at most `mostHits`. */
export const searchHelp = endpoint('GET api/help/search/full', search);
/** Sends whether an article helped; a later answer replaces the reader's earlier one. */
export const sendArticleFeedback = endpoint('POST api/help/articles/{id}/feedback', {
  binds: false,
  body: v.object({ is_useful: v.boolean(), comment: v.nullable(v.string()) }),
});
export const reportInteraction = endpoint('POST api/help-analytics/articles/{id}/interactions', {
  binds: false,
  body: v.object({ action: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) }),
});
