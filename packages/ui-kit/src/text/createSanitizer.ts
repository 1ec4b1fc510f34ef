import createDOMPurify, { type DOMPurify } from 'dompurify';

import { parseHtml } from './parseHtml.ts';
import { isExternalUrl, safeUrl } from './safeUrl.ts';
import { videoLink } from './videoLink.ts';

/** The elements that formatted text is made of. */
export const allowedTags =
  'a b blockquote br code del div em h2 h3 h4 h5 h6 hr i img li ol p pre s span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  );
const plainAttributes = 'href src alt title width height lang dir colspan rowspan start'.split(' ');
const mentionAttributes = ['data-type', 'data-id', 'data-label'];
/** The attributes that a text may have, and those that are added to it here. */
export const allowedAttributes = [
  ...plainAttributes,
  ...mentionAttributes,
  'target',
  'rel',
  'loading',
  'referrerpolicy',
];

/** Removes disallowed parts from an HTML text; returns nodes, which are never serialized and parsed again. */
export type Sanitizer = (html: string) => DocumentFragment;

/**
 * Makes a sanitizer that parses with a window's parser; where the page demands Trusted Types, under "my-air"
 * and the library's own policy, "dompurify".
 */
export function createSanitizer(window: Window & typeof globalThis): Sanitizer {
  const purify: DOMPurify = createDOMPurify(window);
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'IFRAME') return;
    keepMentionOnly(element);
    keepSafeLink(element);
    keepSafePicture(element);
  });

  return (html) => {
    const text = purify.sanitize(fragmentOf(parseHtml(html, window)), {
      // Frames are allowed only until the next step, which replaces or removes them: none gets into a page.
      ALLOWED_TAGS: [...allowedTags, 'iframe'],
      ALLOWED_ATTR: [...plainAttributes, ...mentionAttributes],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ALLOW_UNKNOWN_PROTOCOLS: false,
      RETURN_DOM_FRAGMENT: true,
    });
    for (const frame of text.querySelectorAll('iframe')) {
      const link = videoLink(frame);
      if (link) frame.replaceWith(frame.closest('p') ? link : paragraphOf(link));
      else frame.remove();
    }
    return text;
  };
}

function fragmentOf(parsed: HTMLElement): DocumentFragment {
  const fragment = parsed.ownerDocument.createDocumentFragment();
  while (parsed.firstChild) fragment.append(parsed.firstChild);
  return fragment;
}

function paragraphOf(link: HTMLAnchorElement): HTMLParagraphElement {
  const paragraph = link.ownerDocument.createElement('p');
  paragraph.append(link);
  return paragraph;
}

// An id of a user, without characters that could mean more than that to a script.
const mentionId = /^[\w.@-]{1,64}$/;

function keepMentionOnly(element: Element) {
  const isMention = element.tagName === 'SPAN' && element.getAttribute('data-type') === 'mention';
  if (!isMention) mentionAttributes.forEach((name) => element.removeAttribute(name));
  else if (!mentionId.test(element.getAttribute('data-id') ?? '')) element.removeAttribute('data-id');
}

function keepSafeLink(element: Element) {
  if (element.tagName !== 'A') return element.removeAttribute('href');
  const url = safeUrl(element.getAttribute('href'));
  if (url === undefined) return element.removeAttribute('href');
  if (!isExternalUrl(url)) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
}

function keepSafePicture(element: Element) {
  if (element.tagName !== 'IMG') return element.removeAttribute('src');
  const url = safeUrl(element.getAttribute('src'));
  // An e-mail address or a telephone number is not a picture.
  if (url === undefined || /^(?:mailto|tel):/i.test(url)) element.removeAttribute('src');
  // A picture without a text is decoration; without `alt` a screen reader would read out its address.
  if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  element.setAttribute('loading', 'lazy');
  element.setAttribute('referrerpolicy', 'no-referrer');
}
