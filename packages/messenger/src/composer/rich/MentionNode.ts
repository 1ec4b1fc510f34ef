import { readId } from '@my-air/api-client';
import { Node } from '@tiptap/core';

/** A mention: one position in the text, in the form that it has on the wire. */
export const MentionNode = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({
    id: { default: 0, parseHTML: (element) => readId(element.dataset.id ?? ''), renderHTML: () => ({}) },
    label: { default: '', parseHTML: labelOf, renderHTML: () => ({}) },
  }),
  parseHTML: () => [
    {
      tag: 'span[data-type="mention"]',
      getAttrs: (element) =>
        /^[\w-]{1,64}$/.test(element.dataset.id ?? '') && labelOf(element) !== '' ? {} : false,
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'span',
    { 'data-type': 'mention', 'data-id': attrs.id, 'data-label': attrs.label },
    ['bdi', `@${attrs.label}`],
  ],
});

function labelOf(element: HTMLElement): string {
  return (element.dataset.label ?? '').replaceAll(/["<>]/g, '');
}
