import type { DecorationWords } from './decorate.ts';

// The link that the sanitizer makes of a video's frame.
const watched = /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]{6,20})$/;

/**
 * Adds a button that plays a video above a link to it that is alone in its paragraph. Nothing is loaded
 * before it is played.
 */
export function addVideo(
  link: HTMLAnchorElement,
  { play, playedBy }: Pick<DecorationWords, 'play' | 'playedBy'>,
): void {
  const page = link.ownerDocument;
  const id = watched.exec(link.href)?.[1];
  const title = link.textContent.trim();
  const around = link.closest('p, div, h2, h3, li, td, th, blockquote, figure');
  if (id === undefined || title === '' || !around?.matches('p, div') || around.textContent.trim() !== title)
    return;

  const figure = page.createElement('figure');
  figure.dataset['video'] = '';
  const button = page.createElement('button');
  button.type = 'button';
  button.dataset['play'] = id;
  // The label contains all of the visible text, so that voice control finds the button by it (WCAG 2.5.3).
  button.setAttribute('aria-label', `${play(title)} ${playedBy}`);
  const player = page.createElement('small');
  player.append(playedBy);
  button.append(title, ' ', player);
  const caption = page.createElement('figcaption');
  (around.matches('p') ? around : link).replaceWith(figure);
  caption.append(link);
  figure.append(button, caption);
}

/** Replaces a button with the playing video. */
export function playVideo(button: HTMLElement): void {
  const frame = document.createElement('iframe');
  // The host that sets no cookies until a video is played.
  frame.src = `https://www.youtube-nocookie.com/embed/${button.dataset['play']}?autoplay=1`;
  // The parser of a page makes one text of the title and the space after it.
  frame.title = button.firstChild?.textContent?.trim() ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // YouTube refuses to play for a page that sends no referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  button.replaceWith(frame);
  frame.focus();
}
