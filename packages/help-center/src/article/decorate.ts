import { addVideo } from './addVideo.ts';

/** A heading of an article, for the table of contents. */
export interface ArticleHeading {
  /** The id of the heading, as its anchor. */
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
  /** The text that names the player. */
  playedBy: string;
}

/**
 * Adds to an article's nodes the parts that the server's HTML may not have: anchors on headings, a link
 * beside each, a button around each picture with a text, and one that plays each video. Returns the headings.
 * An article that has all of that already stays as it is.
 */
export function decorate(article: Element, words: DecorationWords): ArticleHeading[] {
  for (const picture of article.querySelectorAll('img')) addZoom(picture, words);
  for (const link of article.querySelectorAll('a')) addVideo(link, words);
  return [...article.querySelectorAll('h2, h3')].map((heading) => addAnchor(heading as HTMLElement, words));
}

function addAnchor(heading: HTMLElement, { linkTo }: DecorationWords): ArticleHeading {
  const level = heading.tagName === 'H2' ? 2 : 3;
  const present = heading.querySelector<HTMLElement>(':scope > [data-anchor]');
  if (present) return { id: heading.id, text: heading.textContent.replace(/ #$/, ''), level };
  const { ownerDocument } = heading;
  const text = heading.textContent.trim();
  heading.id = freeAnchor(anchorOf(text), ownerDocument);
  heading.tabIndex = -1;
  const link = ownerDocument.createElement('a');
  link.href = `#${heading.id}`;
  link.dataset['anchor'] = heading.id;
  link.setAttribute('aria-label', linkTo(text));
  link.append('#');
  heading.append(' ', link);
  return { id: heading.id, text, level };
}

/** The text of a heading as an anchor: `Step 2: check` is `step-2-check`. */
export function anchorOf(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-') || 'section';
}

/** An anchor that is not taken: neither by an element of the page nor by a property that scripts use. */
function freeAnchor(wanted: string, page: Document): string {
  const isTaken = (id: string) =>
    page.getElementById(id) !== null || id in page || (page.defaultView !== null && id in page.defaultView);
  let free = wanted;
  for (let number = 2; isTaken(free); number += 1) free = `${wanted}-${number}`;
  return free;
}

function addZoom(picture: HTMLImageElement, { enlarge }: DecorationWords) {
  // A link around a picture stays as its author wanted; a picture without a text is decoration.
  if (picture.closest('a, button') || picture.alt === '' || !picture.hasAttribute('src')) return;
  const button = picture.ownerDocument.createElement('button');
  button.type = 'button';
  button.dataset['zoom'] = '';
  button.setAttribute('aria-label', enlarge(picture.alt));
  picture.replaceWith(button);
  button.append(picture);
}
