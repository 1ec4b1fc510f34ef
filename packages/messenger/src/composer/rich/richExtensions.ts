import { type AnyExtension, Mark, wrappingInputRule } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';

import { ComposerKeys } from './ComposerKeys.ts';
import { FormatAsTyped } from './FormatAsTyped.ts';
import { linkAddress } from './linkAddress.ts';
import { MentionNode } from './MentionNode.ts';

/** A link. Pasted ones keep only addresses that are safe to follow; all others leave their text. */
const LinkMark = Mark.create({
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

// Marks are read from the whole line as it is typed (FormatAsTyped), and keys are defined in one place
// (ComposerKeys).
const asTyped = { addInputRules: () => [], addPasteRules: () => [], addKeyboardShortcuts: () => ({}) };
/** Keeps the sign that a mark was written with, so that it is written with the same one again. */
const signed = (sign: string) => ({ addAttributes: () => ({ sign: { default: sign, rendered: false } }) });

/** The content that a message can have: all formats of its markdown, and nothing else. */
export const richExtensions: AnyExtension[] = [
  Document,
  Paragraph.extend({ addKeyboardShortcuts: () => ({}) }),
  Text,
  Bold.extend({ ...asTyped, ...signed('**') }),
  Italic.extend({ ...asTyped, ...signed('*') }),
  Strike.extend(asTyped),
  Code.extend({ ...asTyped, excludes: '' }),
  LinkMark,
  // Only pasted text has line breaks: a new line is a new paragraph here.
  HardBreak.extend(asTyped),
  MentionNode,
  CodeBlock,
  Blockquote,
  BulletList.extend({
    addAttributes: () => ({ marker: { default: '-', rendered: false } }),
    addInputRules() {
      return [
        wrappingInputRule({
          find: /^([-+*])\s$/,
          type: this.type,
          getAttributes: (match) => ({ marker: match[1] }),
          joinPredicate: (match, list) => list.attrs.marker === match[1],
        }),
      ];
    },
  }),
  // Plain text is pasted in one place, for all blocks.
  OrderedList.extend({ addProseMirrorPlugins: () => [] }),
  ListItem.extend({
    // Tab leaves the field, as it leaves any other.
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) };
    },
  }),
  UndoRedo,
  ComposerKeys,
  FormatAsTyped,
];
