import { parseUrl } from './parseUrl.ts';

// A video that a text embeds is shown as a link to it: a consumer that may play it in place, such as an
// article, does so on request.

const hosts = ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com'];
const embedded = /^\/embed\/([\w-]{6,20})$/;

/** The link to the video that a frame embeds; undefined for a frame of anything else. */
export function videoLink(frame: Element): HTMLAnchorElement | undefined {
  const address = frame.getAttribute('src') ?? '';
  const url = parseUrl(address);
  const id = embedded.exec(url?.pathname ?? '')?.[1];
  if (url?.protocol !== 'https:' || !hosts.includes(url.host) || id === undefined) return undefined;
  const link = frame.ownerDocument.createElement('a');
  link.href = `https://www.youtube.com/watch?v=${id}`;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = frame.getAttribute('title')?.trim() || 'YouTube';
  return link;
}
