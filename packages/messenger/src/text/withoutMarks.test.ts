import type { JSONContent } from '@tiptap/core';
import { expect, test } from 'vitest';

import { mentionSpan } from './mentions.ts';
import { readMarkdown } from '../composer/rich/readMarkdown.ts';
import { withoutMarks } from './withoutMarks.ts';

/** The text that the composer shows for markdown. */
function shown({ text, type, attrs, content = [] }: JSONContent): string {
  if (text !== undefined) return text;
  if (type === 'mention') return `@${attrs?.label}`;
  return content.map(shown).join('');
}

const letters = (text: string) => text.replaceAll(/[\s•]+/g, '');

test.each([
  'Hello **bold** and *slanted* and ~~gone~~ words',
  '**all *within* one**',
  '_one_ and __two__, but snake_case_name stays',
  String.raw`**a**\*b _&#32;c_&#100; [x](<https://a.test/(y)>)`,
  'Prices: 2 * 3 * 4 = 24 and 5 ** 2',
  'See [our terms](https://example.com/terms) for [more](https://example.com)',
  'Press `**Ctrl**` then `a_b_c`',
  '- first\n- **second**\n  - third',
  '> quoted *words*\n> and more',
  '```ts\nconst a = **b**;\n```',
  `Hi ${mentionSpan({ id: 7, name: 'Max Manager' })}, **look**`,
  'A star* and a _ line ~ and `one',
  '',
])('[MS-04] %j reads without its signs as the composer shows it', (markdown) => {
  expect(letters(withoutMarks(markdown))).toBe(letters(shown(readMarkdown(markdown))));
});

test('[MS-04] lines stay lines, and items of a list have a dot', () => {
  expect(withoutMarks('**Plan**\n- one\n- two\n1. three')).toBe('Plan\n• one\n• two\n1. three');
});
