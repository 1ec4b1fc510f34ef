import type { ArticleLine } from './findArticles.ts';
import type { FoundArticle } from './search/searchArticles.ts';

/** An article of a list as the wire has it. */
export function presentArticle({ id, name, description, topicId, locale }: ArticleLine) {
  return { id, name, description_html: escapeHtml(description), help_topic_id: topicId, locale };
}

/** A result of a search as the wire has it. */
export function presentHit(hit: FoundArticle) {
  return { ...presentArticle(hit), snippet: hit.snippet };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
