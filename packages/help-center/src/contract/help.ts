import { endpoint, Id, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** The fewest characters that are searched for. */
export const minimumSearchLength = 3;

/** What readers do with an article, as it is counted. The server takes any word. */
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
  /** The wire's code of the language it is written in, where that is not the one that was asked for. */
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

/** An article that was found. */
export const SearchHit = v.looseObject({
  ...ArticleSummary.entries,
  /** What was found, as HTML with nothing but `<mark>` around the words that match. */
  snippet: v.nullish(v.string()),
});
export type SearchHit = v.InferOutput<typeof SearchHit>;

const search = {
  query: v.object({ q: v.string() }),
  response: v.looseObject({ articles: v.array(SearchHit) }),
};

export const listHelpTopics = /* @__PURE__ */ endpoint('GET api/help/topics', {
  response: v.looseObject({ topics: v.array(HelpTopic) }),
});
export const listPopularArticles = /* @__PURE__ */ endpoint('GET api/help/articles/popular', {
  response: v.looseObject({ articles: v.array(ArticleSummary) }),
});
/** Answers without a session too. */
export const getHelpArticle = /* @__PURE__ */ endpoint('GET api/help/articles/{id}', {
  response: v.looseObject({ article: HelpArticle }),
});
/** The first few articles for what is being typed. */
export const searchHelpLive = /* @__PURE__ */ endpoint('GET api/help/search/live', search);
/** Every article that fits, best first. */
export const searchHelp = /* @__PURE__ */ endpoint('GET api/help/search/full', search);
/** Says whether an article helped; said again, it replaces what the person said before. */
export const sendArticleFeedback = /* @__PURE__ */ endpoint('POST api/help/articles/{id}/feedback', {
  binds: false,
  body: v.object({ is_useful: v.boolean(), comment: v.nullable(v.string()) }),
});
export const reportInteraction = /* @__PURE__ */ endpoint(
  'POST api/help-analytics/articles/{id}/interactions',
  { binds: false, body: v.object({ action: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) }) },
);
