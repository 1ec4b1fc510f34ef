import { addVideo } from './addVideo.ts';

/** A heading of an article, as the table of contents has it. */
export interface ArticleHeading {
  /** The anchor that leads to it. */
  id: string;
  text: string;
  level: 2 | 3;
}

export interface DecorationWords {
  /** The name of the link beside a heading. */
  linkTo: (heading: string) => string;
  /** The name of the button around a picture. */
  enlarge: (words: string) => string;
  /** The name of the button that plays a video. */
  play: (title: string) => string;
  /** Who plays it. */
  playedBy: string;
}

/**
 * Gives an article's nodes what an HTML text from a server may not bring itself: anchors on headings, a link beside each,
 * a button around each picture that is worth a closer look, and one that plays each video. Returns the headings.
 */
export function decorate(article: Element, words: DecorationWords): ArticleHeading[] {
  for (const picture of article.querySelectorAll('img')) addZoom(picture, words);
  for (const link of article.querySelectorAll('a')) addVideo(link, words);
  return [...article.querySelectorAll('h2, h3')].map((heading) => addAnchor(heading as HTMLElement, words));
}

function addAnchor(heading: HTMLElement, { linkTo }: DecorationWords): ArticleHeading {
  const text = heading.textContent.trim();
  heading.id = freeAnchor(anchorOf(text));
  heading.tabIndex = -1;
  const link = document.createElement('a');
  link.href = `#${heading.id}`;
  link.dataset['anchor'] = heading.id;
  link.setAttribute('aria-label', linkTo(text));
  link.append('#');
  heading.append(' ', link);
  return { id: heading.id, text, level: heading.tagName === 'H2' ? 2 : 3 };
}

/** The words of a heading as an address has them: `Step 2: check` is `step-2-check`. */
export function anchorOf(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-') || 'section';
}

/** An anchor that names nothing else: an element of the page, or something that a script would find under it. */
function freeAnchor(wanted: string): string {
  const isTaken = (id: string) => document.getElementById(id) !== null || id in window || id in document;
  let free = wanted;
  for (let number = 2; isTaken(free); number += 1) free = `${wanted}-${number}`;
  return free;
}

function addZoom(picture: HTMLImageElement, { enlarge }: DecorationWords) {
  // A link around a picture leads where its author wanted; a picture without words is decoration.
  if (picture.closest('a, button') || picture.alt === '' || !picture.hasAttribute('src')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['zoom'] = '';
  button.setAttribute('aria-label', enlarge(picture.alt));
  picture.replaceWith(button);
  button.append(picture);
}
