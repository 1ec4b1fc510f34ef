import { createSanitizer, frameTables } from '@my-air/ui-kit/document';
import { JSDOM } from 'jsdom';

import { type ArticleHeading, decorate, type DecorationWords } from '../article/decorate.ts';

/** The ids that the page of a portal has: no heading is given one of them. */
const taken = ['root', 'main', 'page-title', 'last-resort', 'settings', 'answer', 'related', 'more-help'];

const { window } = new JSDOM(taken.map((id) => `<i id="${id}"></i>`).join(''));
const { document } = window;
const sanitize = createSanitizer(window as unknown as Window & typeof globalThis);

/** The text of an article, sanitized and decorated as on the screen: its HTML, and its headings. */
export function decoratedText(
  html: string,
  words: DecorationWords,
): { html: string; headings: readonly ArticleHeading[] } {
  const text = sanitize(html);
  frameTables(text);
  const place = document.createElement('div');
  place.append(text);
  // Anchors are looked up in the document.
  document.body.append(place);
  const headings = decorate(place, words);
  place.remove();
  return { html: place.innerHTML, headings };
}
