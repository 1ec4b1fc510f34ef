import { isWhole } from '@my-air/vitest/sample';
import type { JSONContent } from '@tiptap/core';
import * as fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';

import { createMessageGrammar } from '../../contract/messageGrammar.ts';
import { arbitraryDocument, arbitraryText, documentOf, drawnText } from '../../testing/messageTexts.ts';
import { mentionSpan } from '../../text/mentions.ts';
import { withoutMarks } from '../../text/withoutMarks.ts';
import { readMarkdown } from './readMarkdown.ts';
import { trimMarkdown, writeMarkdown } from './writeMarkdown.ts';

const draw = createMessageGrammar();
const times = { numRuns: isWhole ? 100_000 : 300 };
/** A server that knows headings, rules, tables and pictures as well. */
const drawAll = new MarkdownIt({ breaks: true });
const ann = { id: 7, name: 'Ann Example' };
const span = mentionSpan(ann);

/** A document in one line, to compare: `p(a bold(b))`. */
function sketch({ type, text, marks = [], attrs, content = [] }: JSONContent): string {
  const inner = text ?? (type === 'mention' ? `@${String(attrs?.label)}` : content.map(sketch).join(' '));
  const node = text === undefined ? `${type}(${inner})` : inner;
  return marks.reduceRight((marked, mark) => `${mark.type}(${marked})`, node);
}
const shown = (markdown: string) => (readMarkdown(markdown).content ?? []).map(sketch).join(' ');

describe('[MSG-04] text without a format', () => {
  test.for([
    'Tile 2*3*4 cm',
    'price*list*2026.xlsx',
    '__init__ and **kwargs',
    'Total: 5 items\n---\nThank you',
    'below\n===',
    '# 1 in the chart',
    String.raw`C:\new\_temp\*.*`,
    'A&reg;B and &nbsp;',
    '~~~\nabc',
    'a | b\n--- | ---\nc | d',
    '| a |\n|:-:|\n| c |',
    '![a](url)',
    '* * *',
    '- 100 USD',
    '+ 100 USD',
    '1986. A great year',
    '2. yes\n5. no',
    '    indented\n\n\n  and two spaces  inside',
    '[x]: https://my-air.test',
    'https://a.test/~x/a_b_c?q=*&copy;=%D1%8F and www.a.test',
    '```\ncode',
    '> said\n\n\n> again',
    'a\\\nb',
    'I <3 you, 5<6, <https://a.test>',
  ])('%j is drawn as it was typed, and read again', (text) => {
    const markdown = writeMarkdown(documentOf(text));
    expect(drawnText(draw.render(markdown))).toBe(text);
    expect(shown(markdown)).toBe((documentOf(text).content ?? []).map(sketch).join(' '));
  });

  test.for(['\v', '\u{1}', '\u{85}', '\u{FFFE}'])(
    'the character %j, which no entity stands for, is left out',
    (unseen) => {
      const bold = { type: 'text', text: `${unseen}x${unseen}`, marks: [{ type: 'bold' }] };
      const content = [
        { ...bold, text: unseen },
        { type: 'text', text: `${unseen}a${unseen}` },
        bold,
        { type: 'text', text: `${unseen}b${unseen}` },
      ];
      const markdown = writeMarkdown({ type: 'doc', content: [{ type: 'paragraph', content }] });
      expect(draw.render(markdown).trim()).toBe('<p>a<strong>x</strong>b</p>');
    },
  );

  test('whatever it is, it is drawn as it was typed, and read again', () => {
    fc.assert(
      fc.property(arbitraryText, (text) => {
        const markdown = writeMarkdown(documentOf(text));
        expect(drawnText(draw.render(markdown))).toBe(text);
        // A mention is known to our servers only.
        expect(drawnText(drawAll.render(markdown))).toBe(text);
        expect(writeMarkdown(readMarkdown(markdown))).toBe(markdown);
        expect(withoutMarks(markdown)).toBe(text);
      }),
      times,
    );
  }, 600_000);
});

/** Every sign of a document, with the formats and the blocks that it is in. */
function signsOf({ type, text, marks = [], attrs, content = [] }: JSONContent, within = ''): string[] {
  const formats = marks.map((mark) => mark.type).toSorted();
  const place = `${within} ${formats.join('+')}`;
  if (type === 'mention') return [`${place} @${attrs?.label}`];
  if (text !== undefined) return Array.from(text, (sign) => `${place} ${sign}`);
  return content.flatMap((node) => signsOf(node, `${within}/${type}`));
}

test('[MSG-04] spaces behind a text and empty lines around it are not sent', () => {
  fc.assert(
    fc.property(
      arbitraryText,
      fc.constantFrom('', '\n', '\n\n'),
      fc.constantFrom(' ', ' \t ', '\n \n'),
      (text, before, after) => {
        // After a backslash the space stays.
        fc.pre(!text.endsWith('\\'));
        const markdown = trimMarkdown(writeMarkdown(documentOf(before + text + after)));
        expect(markdown).toBe(writeMarkdown(documentOf(text)));
      },
    ),
    { numRuns: 300 },
  );
});

describe('[MS-34] text with formats', () => {
  test.for([
    ['plain words', 'paragraph(plain words)'],
    ['one\n\ntwo', 'paragraph(one) paragraph() paragraph(two)'],
    ['a **b** c', 'paragraph(a  bold(b)  c)'],
    ['__b__ and _i_, *i*', 'paragraph(bold(b)  and  italic(i) ,  italic(i))'],
    ['**_both_**', 'paragraph(bold(italic(both)))'],
    ['~~gone~~ `code`', 'paragraph(strike(gone)   code(code))'],
    ['[here](https://my-air.test/a)', 'paragraph(link(here))'],
    [`Hi ${span}!`, 'paragraph(Hi  mention(@Ann Example) !)'],
    [`**${span}**`, 'paragraph(bold(mention(@Ann Example)))'],
    ['- a\n- b', 'bulletList(listItem(paragraph(a)) listItem(paragraph(b)))'],
    ['3. a\n4. b', 'orderedList(listItem(paragraph(a)) listItem(paragraph(b)))'],
    ['- a\n  - b', 'bulletList(listItem(paragraph(a) bulletList(listItem(paragraph(b)))))'],
    ['> a\n>\n> - b', 'blockquote(paragraph(a) bulletList(listItem(paragraph(b))))'],
    ['```js\nlet a;\n\n**\n```', 'codeBlock(let a;\n\n**)'],
    ['- a\n\nb', 'bulletList(listItem(paragraph(a))) paragraph(b)'],
  ])('%j is %s', ([markdown, expected]) => {
    expect(shown(markdown!)).toBe(expected);
  });

  test.for([
    '# A heading',
    '<b>tag</b>',
    '| a |\n| - |',
    'a\n===',
    '_ _ _',
    '[x]: https://a.test',
    '<https://a.test>',
  ])('%j, which no composer writes, is text', (markdown) => {
    const signs = signsOf(readMarkdown(markdown)).map((sign) => sign.at(-1));
    expect(signs.join('')).toBe(markdown.replaceAll('\n', ''));
  });

  test('a picture is a link, and indented text is text', () => {
    expect(shown('![picture](https://my-air.test/a.png)')).toBe('paragraph(! link(picture))');
    expect(shown('    b')).toBe('paragraph(b)');
  });

  test('whatever was made in the editor is read as it was made', () => {
    fc.assert(
      fc.property(arbitraryDocument, (doc) => {
        const markdown = writeMarkdown(doc);
        expect(signsOf(readMarkdown(markdown))).toEqual(markdown === '' ? [] : signsOf(doc));
        expect(writeMarkdown(readMarkdown(markdown))).toBe(markdown);
      }),
      times,
    );
  }, 600_000);

  test('a name after an @ goes out as a mention, and not in code', () => {
    expect(writeMarkdown(documentOf('Hi @Ann Example!'), [ann])).toBe(`Hi ${span}!`);
    const code = { type: 'codeBlock', content: [{ type: 'text', text: '@Ann Example' }] };
    expect(writeMarkdown({ type: 'doc', content: [code] }, [ann])).toBe('```\n@Ann Example\n```');
  });

  test('a mention in another order of its attributes is written in our own', () => {
    const foreign =
      '<span class="x" data-id="7" data-label="Ann Example" data-type="mention">@Ann Example</span>';
    expect(writeMarkdown(readMarkdown(`- a ${foreign}`))).toBe(`- a ${span}`);
  });
});

test.for(['\u{200B}', '\u{2060} \u{3164}\n\u{FEFF}', '\u{2800}'])(
  '[MSG-04] %j shows nothing, and is no message',
  (text) => {
    expect(writeMarkdown(documentOf(text))).toBe('');
    const list = { type: 'bulletList', content: [{ type: 'listItem', content: documentOf(text).content! }] };
    expect(writeMarkdown({ type: 'doc', content: [list] })).toBe('');
  },
);

test('[MS-35] a hundred thousand characters are read and written as they are', () => {
  const long = `${'A **long** line of `code` and @names. '.repeat(20)}\n`.repeat(130).trim();
  expect(writeMarkdown(readMarkdown(writeMarkdown(documentOf(long))))).toBe(writeMarkdown(documentOf(long)));
  expect(drawnText(draw.render(writeMarkdown(documentOf(long))))).toBe(long);
  const oneLine = '*a_`'.repeat(25_000);
  expect(drawnText(draw.render(writeMarkdown(documentOf(oneLine))))).toBe(oneLine);
});
