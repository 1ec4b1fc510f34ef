import type { JSONContent } from '@tiptap/core';
import * as fc from 'fast-check';

/** A text without formats as a document of the editor. */
export function documentOf(text: string): JSONContent {
  const content = text.split('\n').map((line) => ({
    type: 'paragraph',
    ...(line !== '' && { content: [{ type: 'text', text: line }] }),
  }));
  return { type: 'doc', content };
}

/** The text of a message's HTML as it is seen, for paragraphs and lines. */
export function drawnText(html: string): string {
  return html
    .trim()
    .replaceAll('</p>\n<p>', '\n\n')
    .replaceAll(/<br>\n?/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const signs = [
  ...'a 7 é « 👍🏽 ї שלום snake_case ; " : @ . , $ * ** *** _ __ ~ ~~ ` ``` [ ] ](x) ( ) ! < > </ |'.split(' '),
  ...'# - + = --- === \\ 1. 2) & &reg; &#9; [x] :- https://a.test/ www.a.test a@b.test'.split(' '),
  '\n',
  '\n\n',
  ' ',
  '  ',
  '    ',
  '\t',
  '\u{A0}',
  '\u{200B}',
  '\u{FEFF}',
  '\u{2028}',
  '<span data-type="mention" data-id="1" data-label="A">@A</span>',
];

/** Texts that mean something in markdown, or nearly so. Spaces around a message are not sent. */
export const arbitraryText: fc.Arbitrary<string> = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.array(fc.constantFrom(...signs), { maxLength: 16 }).map((parts) => parts.join('')),
    },
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  .map((text) => text.replaceAll(/(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu, '').trim())
  .filter((text) =>
    /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(/[\p{Default_Ignorable_Code_Point}\u{2800}]/gu, '')),
  );

const marks = fc.oneof(
  fc.uniqueArray(fc.constantFrom('bold', 'italic', 'strike', 'link'), { maxLength: 4 }),
  fc.constant(['code']),
);
const text = fc
  .tuple(
    fc.array(fc.constantFrom(...signs.filter((sign) => !sign.includes('\n'))), {
      minLength: 1,
      maxLength: 3,
    }),
    marks,
    fc.constantFrom('https://a.test', 'https://a.test/(b)_*?c=1&reg;d', 'mailto:a@b.test'),
  )
  .map(([parts, types, href]): JSONContent => ({
    type: 'text',
    text: parts.join(''),
    marks: types.map((type) => ({ type, ...(type === 'link' && { attrs: { href } }) })),
  }));
const mention: JSONContent = { type: 'mention', attrs: { id: 7, label: 'Ann Example' } };
const inline = fc.array(
  fc.oneof({ weight: 5, arbitrary: text }, fc.constant(mention), fc.constant({ type: 'hardBreak' })),
  { maxLength: 4 },
);
const paragraph = inline.map((content): JSONContent => ({ type: 'paragraph', content: joined(content) }));
const { block } = fc.letrec<{ block: JSONContent }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    paragraph,
    fc.constantFrom('', 'x', '```\n*a*', '\n  a\n\n\tb\n').map((code): JSONContent => ({
      type: 'codeBlock',
      ...(code !== '' && { content: [{ type: 'text', text: code }] }),
    })),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((content): JSONContent => ({ type: 'blockquote', content })),
    fc
      .tuple(
        fc.constantFrom('bulletList', 'orderedList'),
        fc.array(fc.tuple(paragraph, fc.array(tie('block'), { maxLength: 2 })), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([type, items]): JSONContent => ({
        type,
        content: items.map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
      })),
  ),
}));

/** Texts next to each other with the same formats are one in the editor. */
function joined(nodes: readonly JSONContent[]): JSONContent[] {
  const result: JSONContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const isMore = last?.text && node.text && keyOf(last) === keyOf(node);
    if (isMore) result.splice(-1, 1, { ...last, text: `${last.text}${node.text}` });
    else result.push(node);
  }
  return result;
}

function keyOf({ marks: of = [] }: JSONContent): string {
  return of
    .map((mark) => JSON.stringify(mark))
    .toSorted()
    .join();
}

/** Documents as the editor can make them: any formats over any texts, lists within quotes within lists. */
export const arbitraryDocument: fc.Arbitrary<JSONContent> = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((content) => ({ type: 'doc', content }));
