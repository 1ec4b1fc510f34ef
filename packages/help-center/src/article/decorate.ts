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
 */
export function decorate(article: Element, words: DecorationWords): ArticleHeading[] {
  for (const picture of article.querySelectorAll('img')) addZoom(picture, words);
  for (const link of article.querySelectorAll('a')) addVideo(link, words);
  return [...article.querySelectorAll('h2, h3')].map((heading) => addAnchor(heading as HTMLElement, words));
}

function addAnchor(heading: HTMLElement, { linkTo }: DecorationWords): ArticleHeading {
  const level = heading.tagName === 'H2' ? 2 : 3;
  const text = heading.textContent.trim();
  heading.id = freeAnchor(anchorOf(text));
  heading.tabIndex = -1;
  const link = document.createElement('a');
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
function freeAnchor(wanted: string): string {
  const isTaken = (id: string) => document.getElementById(id) !== null || id in document || id in window;
  let free = wanted;
  for (let number = 2; isTaken(free); number += 1) free = `${wanted}-${number}`;
  return free;
}

function addZoom(picture: HTMLImageElement, { enlarge }: DecorationWords) {
  // A link around a picture stays as its author wanted; a picture without a text is decoration.
  if (picture.closest('a, button') || picture.alt === '' || !picture.hasAttribute('src')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['zoom'] = '';
  button.setAttribute('aria-label', enlarge(picture.alt));
  picture.replaceWith(button);
  button.append(picture);
}

// The link that the sanitizer makes of a video's frame.
const watched = /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]{6,20})$/;

/**
 * Adds a button that plays a video above a link to it that is alone in its paragraph. Nothing is loaded
 * before it is played.
 */
function addVideo(
  link: HTMLAnchorElement,
  { play, playedBy }: Pick<DecorationWords, 'play' | 'playedBy'>,
): void {
  const id = watched.exec(link.href)?.[1];
  const title = link.textContent.trim();
  const around = link.closest('p, div, h2, h3, li, td, th, blockquote, figure');
  if (id === undefined || title === '' || !around?.matches('p, div') || around.textContent.trim() !== title)
    return;

  const figure = document.createElement('figure');
  figure.dataset['video'] = '';
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['play'] = id;
  // The label contains all of the visible text, so that voice control finds the button by it (WCAG 2.5.3).
  button.setAttribute('aria-label', `${play(title)} ${playedBy}`);
  const player = document.createElement('small');
  player.append(playedBy);
  button.append(title, ' ', player);
  const caption = document.createElement('figcaption');
  (around.matches('p') ? around : link).replaceWith(figure);
  caption.append(link);
  figure.append(button, caption);
}

/** Replaces a button with the playing video. */
export function playVideo(button: HTMLElement): void {
  const frame = document.createElement('iframe');
  // The host that sets no cookies until a video is played.
  frame.src = `https://www.youtube-nocookie.com/embed/${button.dataset['play']}?autoplay=1`;
  frame.title = button.firstChild?.textContent ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // YouTube refuses to play for a page that sends no referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  button.replaceWith(frame);
  frame.focus();
}
