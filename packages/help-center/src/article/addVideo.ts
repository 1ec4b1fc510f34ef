import type { DecorationWords } from './decorate.ts';

// What a frame of a video is turned into when a text is sanitized.
const watched = /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]{6,20})$/;

/** Puts a place to play a video above a link to one that is alone in its paragraph. Nothing is fetched before it is played. */
export function addVideo(
  link: HTMLAnchorElement,
  { play, playedBy }: Pick<DecorationWords, 'play' | 'playedBy'>,
): void {
  const id = watched.exec(link.href)?.[1];
  const title = link.textContent.trim();
  const around = link.closest('p, div, h2, h3, li, td, th, blockquote');
  if (id === undefined || title === '' || !around?.matches('p, div') || around.textContent.trim() !== title)
    return;

  const figure = document.createElement('figure');
  figure.dataset['video'] = '';
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['play'] = id;
  button.setAttribute('aria-label', play(title));
  const player = document.createElement('small');
  player.append(playedBy);
  button.append(title, player);
  const caption = document.createElement('figcaption');
  (around.matches('p') ? around : link).replaceWith(figure);
  caption.append(link);
  figure.append(button, caption);
}

/** Lets a video play in place of its button. */
export function playVideo(button: HTMLElement): void {
  const frame = document.createElement('iframe');
  // The host that keeps no cookies until somebody plays.
  frame.src = `https://www.youtube-nocookie.com/embed/${button.dataset['play']}?autoplay=1`;
  frame.title = button.firstChild?.textContent ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // It refuses to play for a page that does not say where it is.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  button.replaceWith(frame);
  frame.focus();
}
