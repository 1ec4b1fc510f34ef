import { readId } from '@my-air/api-client';
import {
  type AnyExtension,
  Extension,
  Mark,
  markInputRule,
  Node,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold, starInputRegex as boldAsTyped } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { backtickInputRegex, CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic, starInputRegex, underscoreInputRegex } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';

import { linkAddress } from './linkAddress.ts';

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

/** A mention: one position in the text, in the form that it has on the wire. */
const MentionNode = Node.create({
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

/** The keys that the extensions do not have, or have elsewhere; `composer/formats.ts` shows them to users. */
const composerKeys = (onLink: () => void) =>
  Extension.create({
    name: 'composerKeys',
    // After the rules for typed text: a new line after three backticks begins a block of code.
    priority: 50,
    addKeyboardShortcuts() {
      return {
        // The default of Enter in an editor, while Enter alone sends.
        'Shift-Enter': () =>
          this.editor.commands.first(({ commands: each }) => [
            () => each.splitListItem('listItem'),
            () => each.newlineInCode(),
            () => each.createParagraphNear(),
            () => each.liftEmptyBlock(),
            () => each.splitBlock(),
          ]),
        'Mod-Shift-x': () => this.editor.commands.toggleStrike(),
        'Mod-Shift-9': () => this.editor.commands.toggleBlockquote(),
        'Mod-Shift-u': () => {
          onLink();
          return true;
        },
      };
    },
  });

/**
 * The content that a message can have: all formats of its markdown, and nothing else. Of the signs that become a format as
 * they are typed those are left out that names, sums and years are written with; Backspace takes such a format back.
 *
 * @param onLink Called when the address of a link is to be entered.
 */
export function richExtensions(onLink: () => void): AnyExtension[] {
  return [
    Document,
    Paragraph,
    Text,
    Bold.extend({
      addInputRules() {
        return [markInputRule({ find: boldAsTyped, type: this.type })];
      },
    }),
    Italic.extend({
      addInputRules() {
        return [starInputRegex, underscoreInputRegex].map((find) => markInputRule({ find, type: this.type }));
      },
    }),
    Strike,
    Code,
    LinkMark,
    // Only pasted text has line breaks: a new line is a new paragraph here.
    HardBreak.extend({ addKeyboardShortcuts: () => ({}) }),
    MentionNode,
    CodeBlock.extend({
      addInputRules() {
        const getAttributes = ([, language]: RegExpMatchArray) => ({ language });
        return [textblockTypeInputRule({ find: backtickInputRegex, type: this.type, getAttributes })];
      },
    }),
    Blockquote,
    BulletList.extend({
      addInputRules() {
        return [wrappingInputRule({ find: /^-\s$/, type: this.type })];
      },
    }),
    OrderedList.extend({
      addInputRules() {
        return [wrappingInputRule({ find: /^1\.\s$/, type: this.type })];
      },
      // Plain text is pasted in one place, for all blocks.
      addProseMirrorPlugins: () => [],
    }),
    ListItem.extend({
      // Tab leaves the field, as it leaves any other.
      addKeyboardShortcuts() {
        return { Enter: () => this.editor.commands.splitListItem(this.name) };
      },
    }),
    UndoRedo,
    composerKeys(onLink),
  ];
}
