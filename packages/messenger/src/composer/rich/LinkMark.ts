import { Mark } from '@tiptap/core';

import { linkAddress } from './linkAddress.ts';

/** A link. Pasted ones keep only addresses that are safe to follow; all others leave their text. */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (linkAddress(element.getAttribute('href') ?? '') === undefined ? false : {}),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    { href: linkAddress(String(HTMLAttributes.href)), rel: 'noopener noreferrer nofollow' },
    0,
  ],
});
