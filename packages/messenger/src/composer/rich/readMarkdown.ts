import { readId } from '@my-air/api-client';
import type { JSONContent } from '@tiptap/core';

import { createMessageGrammar } from '../../contract/messageGrammar.ts';

// Addresses without a format stay text: they are found anew in every drawn message.
const grammar = createMessageGrammar().set({ linkify: false });
type Token = ReturnType<typeof grammar.parse>[number];

const blocks: Readonly<Record<string, string>> = {
  blockquote: 'blockquote',
  ul: 'bulletList',
  ol: 'orderedList',
  li: 'listItem',
};
const marks: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic', s: 'strike', a: 'link' };

/** The markdown of a message as a document of the editor, in which a paragraph is a line. */
export function readMarkdown(markdown: string): JSONContent {
  const doc = { type: 'doc', content: [] as JSONContent[] };
  const open = [doc];
  for (const token of grammar.parse(markdown, {})) {
    const { content } = open.at(-1)!;
    const block = blocks[token.tag];
    if (block && token.nesting === 1) {
      const start = token.attrGet('start');
      const inner = { type: block, ...(start !== null && { attrs: { start: Number(start) } }), content: [] };
      content.push(inner);
      open.push(inner);
    } else if (block) complete(open.pop()!);
    else if (token.type === 'fence') content.push(readCode(token));
    else if (token.type === 'paragraph_open' && content.at(-1)?.type === 'paragraph')
      // The empty line between two paragraphs.
      content.push({ type: 'paragraph' });
    else if (token.type === 'inline') content.push(...readLines(token.children ?? []));
  }
  complete(doc);
  return doc;
}

/** Adds the line of text that every block has, and that begins an item of a list. */
function complete({ type, content }: { type: string; content: JSONContent[] }): void {
  const isIncomplete = type === 'listItem' ? content[0]?.type !== 'paragraph' : content.length === 0;
  if (isIncomplete) content.unshift({ type: 'paragraph' });
}

function readCode({ content, info }: Token): JSONContent {
  const text = content.replace(/\n$/, '');
  return {
    type: 'codeBlock',
    attrs: { language: info.trim() || null },
    ...(text !== '' && { content: [{ type: 'text', text }] }),
  };
}

function readLines(tokens: readonly Token[]): JSONContent[] {
  let line: JSONContent[] = [];
  const lines = [line];
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') lines.push((line = []));
    else if (token.nesting === 1) open.push(token);
    else if (token.nesting === -1) open.pop();
    else if (token.type === 'mention' || token.content !== '')
      line.push({ ...readLeaf(token), marks: marksOf(open, token) });
  }
  return lines.map((content) => ({ type: 'paragraph', ...(content.length > 0 && { content }) }));
}

function readLeaf({ type, content, meta }: Token): JSONContent {
  if (type !== 'mention') return { type: 'text', text: content };
  const { id, label } = meta as { id: string; label: string };
  return { type: 'mention', attrs: { id: readId(id), label } };
}

function marksOf(open: readonly Token[], { type }: Token) {
  return [
    ...open.map((token) => ({
      type: marks[token.tag]!,
      ...(token.tag === 'a' && { attrs: { href: token.attrGet('href') } }),
    })),
    ...(type === 'code_inline' ? [{ type: 'code' }] : []),
  ];
}
