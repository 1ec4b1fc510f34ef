import createDOMPurify from 'dompurify';

import { isExternalUrl, safeUrl } from './safeUrl.ts';

const tags =
  'a b blockquote br code del div em h2 h3 h4 h5 h6 hr i img li ol p pre s span strong sub sup table tbody td th thead tr u ul';
const purify = createDOMPurify(window);

purify.addHook('afterSanitizeAttributes', (element) => {
  keepMentionOnly(element);
  keepSafeAddresses(element);
});

/** The part of an HTML text that may stand on our pages, as nodes: it is never turned into text and parsed again. */
export function sanitizeHtml(html: string): DocumentFragment {
  return purify.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: [
      'href',
      'src',
      'alt',
      'title',
      'width',
      'height',
      'lang',
      'dir',
      'colspan',
      'rowspan',
      'start',
    ].concat(mentionAttributes),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

const mentionAttributes = ['data-type', 'data-id', 'data-label'];

function keepMentionOnly(element: Element) {
  const isMention = element.tagName === 'SPAN' && element.getAttribute('data-type') === 'mention';
  if (!isMention) mentionAttributes.forEach((name) => element.removeAttribute(name));
}

function keepSafeAddresses(element: Element) {
  for (const name of ['href', 'src']) {
    const address = element.getAttribute(name);
    if (address === null) continue;
    const url = safeUrl(address);
    if (url === undefined) element.removeAttribute(name);
    else if (name === 'href' && isExternalUrl(url)) openApart(element);
  }
  if (element.tagName === 'IMG') {
    // A picture without words is decoration; without `alt` a screen reader would spell its address.
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    element.setAttribute('loading', 'lazy');
    element.setAttribute('referrerpolicy', 'no-referrer');
  }
}

function openApart(link: Element) {
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}
