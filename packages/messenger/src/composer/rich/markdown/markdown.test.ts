import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { mentionSpan, toTyped } from '../../mentions.ts';
import type { DocumentNode } from './MarkdownDocument.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { markdownOf, offsetAt, placeAt, typedOf } from './Piece.ts';
import { writeMarkdown } from './writeMarkdown.ts';

const ann = { id: 7, name: 'Ann Example' };
const span = mentionSpan(ann);
const written = (source: string) => markdownOf(writeMarkdown(parseMarkdown(source)));

/** A document in one line of text, to compare: `p(a bold(b))`. */
function sketch({ type, text, marks = [], attrs, content = [] }: DocumentNode): string {
  const inner = text ?? (type === 'mention' ? `@${String(attrs?.label)}` : content.map(sketch).join(' '));
  const node = text === undefined ? `${type}(${inner})` : inner;
  return marks.reduceRight((marked, mark) => `${mark.type}(${marked})`, node);
}
const shown = (source: string) => (parseMarkdown(source).content ?? []).map(sketch).join(' ');

describe('[MS-34] markdown in the editor', () => {
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
    ['> a\n>\n> - b', 'blockquote(paragraph(a) paragraph() bulletList(listItem(paragraph(b))))'],
    ['```js\nlet a;\n\n**\n```', 'codeBlock(let a;\n\n**)'],
    ['- a\n\nb', 'bulletList(listItem(paragraph(a))) paragraph(b)'],
  ])('shows %j as %s', ([source, expected]) => {
    expect(shown(source!)).toBe(expected);
    expect(written(source!)).toBe(source);
  });

  test.for([
    '# A heading',
    '| a | b |',
    '![picture](https://my-air.test/a.png)',
    '[never](javascript:alert(1))',
    '[titled](https://my-air.test "title")',
    '<b>tag</b>',
    '<https://my-air.test>',
    'two * stars * apart, snake_case_name, 2 ~ 3',
    String.raw`\*not italic\*`,
    '~single~',
    '- swallowed\nby the list',
    '- - -',
    '    indented',
    '&amp; &lt;',
    '```\nnever closed',
    'https://my-air.test/a_b_c',
  ])('keeps what it does not know as text: %j', (source) => {
    expect(shown(source)).toBe(
      source
        .split('\n')
        .map((line) => `paragraph(${line})`)
        .join(' '),
    );
    expect(written(source)).toBe(source);
  });

  test('a mention in another order of its attributes is written in our own', () => {
    const foreign =
      '<span class="x" data-id="7" data-label="Ann Example" data-type="mention">@Ann Example</span>';
    expect(written(`- a ${foreign}`)).toBe(`- a ${span}`);
  });

  test('a mention in what looks like code stays a mention', () => {
    expect(shown(`\`${span}\``)).toBe('paragraph(` mention(@Ann Example) `)');
    expect(written(`[a](${span})`)).toBe(`[a](${span})`);
    expect(written(`\`\`\`\n${span}\n\`\`\``)).toBe(`\`\`\`\n${span}\n\`\`\``);
  });
});

const word = fc.constantFrom(
  'a',
  'word',
  'Ґанок',
  'שלום',
  '👍🏽',
  '1.',
  '2',
  '#',
  '|',
  '\\',
  '<b>',
  '@',
  'x_y',
  '&amp;',
);
const sign = fc.constantFrom(
  '*',
  '**',
  '***',
  '_',
  '__',
  '~~',
  '~',
  '`',
  '``',
  '[',
  '](https://a.test)',
  '](x',
  '!',
  '<',
  '>',
);
const lead = fc.constantFrom(
  '',
  '- ',
  '* ',
  '+ ',
  '1. ',
  '2. ',
  '> ',
  '>',
  '  ',
  '    ',
  '  - ',
  '```',
  '```js',
  '---',
  '\t',
);
const part = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 4, arbitrary: sign },
  fc.constant(' '),
  fc.constant(span),
);
const line = fc
  .tuple(lead, fc.array(part, { maxLength: 8 }))
  .map(([before, parts]) => before + parts.join(''));
const source = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'));

describe('[MSG-04] [MS-34] whatever the source is', () => {
  test('it comes out of the editor letter by letter', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          source,
          fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.replaceAll('\r', '')),
        ),
        (text) => {
          expect(written(text)).toBe(text);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('every place of the typed text has its place in the document, and back', () => {
    fc.assert(
      fc.property(source, (text) => {
        const pieces = writeMarkdown(parseMarkdown(text));
        expect(typedOf(pieces)).toBe(toTyped(text));
        for (const piece of pieces.filter(({ place, mention }) => place !== undefined && !mention)) {
          for (let within = 0; within <= piece.text.length; within += 1) {
            const offset = offsetAt(pieces, piece.place! + within);
            expect(offsetAt(pieces, placeAt(pieces, offset))).toBe(offset);
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

/** Documents as the editor can create them: any marks over any texts, lists within quotes within lists. */
const mark = fc.constantFrom('bold', 'italic', 'strike', 'code', 'link');
const text = fc
  .tuple(
    fc.constantFrom('a', ' a', 'b ', ' ', 'two words', '*', '- x'),
    fc.uniqueArray(mark, { maxLength: 3 }),
  )
  .map(([words, types]): DocumentNode => ({
    type: 'text',
    text: words,
    marks: types.map((type) => ({ type, ...(type === 'link' && { attrs: { href: 'https://a.test' } }) })),
  }));
const mention: DocumentNode = { type: 'mention', attrs: { id: 7, label: 'Ann Example' } };
const inline = fc.array(
  fc.oneof({ weight: 5, arbitrary: text }, fc.constant(mention), fc.constant({ type: 'hardBreak' })),
  { maxLength: 4 },
);
const paragraph = inline.map((content): DocumentNode => ({ type: 'paragraph', content }));
const { block } = fc.letrec<{ block: DocumentNode }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    paragraph,
    fc.constantFrom('', 'x', '```\n*a*').map((code): DocumentNode => ({
      type: 'codeBlock',
      content: code ? [{ type: 'text', text: code }] : [],
    })),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((content): DocumentNode => ({ type: 'blockquote', content })),
    fc
      .tuple(
        fc.constantFrom('bulletList', 'orderedList'),
        fc.array(fc.tuple(paragraph, fc.array(tie('block'), { maxLength: 2 })), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([type, items]): DocumentNode => ({
        type,
        content: items.map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
      })),
  ),
}));

test('[MS-34] whatever is made in the editor, its source is stable', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (content) => {
      const first = markdownOf(writeMarkdown({ type: 'doc', content }));
      expect(written(first)).toBe(first);
    }),
    { numRuns: 1_000 },
  );
});

test('[MS-34] what can be shown at all is shown again as it was made', () => {
  const sources = ['**a** *b*', '- a\n- **b** c\n\nafter', '> quoted\n> twice', '1. a\n2. b'];
  for (const one of sources) expect(shown(written(one))).toBe(shown(one));
});

test('[MS-34] spaces at the edges of what is bold stand outside of it', () => {
  const content = [{ type: 'text', text: ' a ', marks: [{ type: 'bold' }] }];
  expect(markdownOf(writeMarkdown({ type: 'doc', content: [{ type: 'paragraph', content }] }))).toBe(
    ' **a** ',
  );
});

test('[MS-35] a hundred thousand characters are read and written as they are', () => {
  const long = `${'A **long** line of `code` and @names. '.repeat(20)}\n`.repeat(130);
  expect(long.length).toBeGreaterThan(90_000);
  expect(written(long)).toBe(long);
  const oneLine = '*a_`'.repeat(25_000);
  expect(written(oneLine)).toBe(oneLine);
});
