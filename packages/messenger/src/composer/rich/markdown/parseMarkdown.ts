import { mentionedIn } from '../../mentions.ts';
import type { DocumentNode } from './MarkdownDocument.ts';
import { withOwnMentions } from './mentionSpans.ts';
import { parseInline } from './parseInline.ts';
import { markdownOf } from './Piece.ts';
import { needsEmptyLine, writeMarkdown } from './writeMarkdown.ts';

/** A block, and its range of lines in the source. */
interface Block {
  node: DocumentNode;
  from: number;
  to: number;
}

/**
 * Markdown as a document of the editor: lists, quotes, code and formatted lines. All else, and what would not
 * be written back letter by letter, stays lines of text: writing the document gives the source.
 */
export function parseMarkdown(markdown: string): DocumentNode {
  const source = withOwnMentions(markdown.replaceAll(/\r\n?/g, '\n'));
  const lines = source.split('\n');
  const document = { type: 'doc', content: parseBlocks(lines) };
  if (markdownOf(writeMarkdown(document)) === source) return document;
  return { type: 'doc', content: lines.map(paragraph) };
}

function parseBlocks(lines: readonly string[]): DocumentNode[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const block = readBlock(lines, at);
    place(block, blocks, lines);
    at = block.to;
  }
  return blocks.map(({ node }) => node);
}

/** Adds a block; a block before it that would swallow it in markdown becomes text. */
function place(block: Block, blocks: Block[], lines: readonly string[]): void {
  const gap = blocks.at(-1);
  const beforeGap = blocks.at(-2);
  const isGap = gap?.node.type === 'paragraph' && lines[gap.from] === '';
  if (isGap && beforeGap && needsEmptyLine(beforeGap.node, block.node)) blocks.pop();
  let added = [block];
  let before = blocks.at(-1);
  while (before && before.to === added[0]!.from && needsEmptyLine(before.node, added[0]!.node)) {
    blocks.pop();
    added = [...asLines(lines, before), ...added];
    before = blocks.at(-1);
  }
  blocks.push(...added);
}

function readBlock(lines: readonly string[], from: number): Block {
  const found = readCode(lines, from) ?? readQuote(lines, from) ?? readList(lines, from);
  if (found && written(found.node) === lines.slice(from, found.to).join('\n')) return found;
  return { node: paragraph(lines[from]!), from, to: from + 1 };
}

function readCode(lines: readonly string[], from: number): Block | undefined {
  const opening = /^(`{3,})([^`\s]*)$/.exec(lines[from]!);
  if (!opening) return undefined;
  const [, fence, language] = opening;
  const end = lines.indexOf(fence!, from + 1);
  if (end === -1) return undefined;
  const text = lines.slice(from + 1, end).join('\n');
  // Code with a mention in it stays text.
  if (mentionedIn(text).length > 0) return undefined;
  const node = {
    type: 'codeBlock',
    attrs: { language: language || null },
    ...(text !== '' && { content: [{ type: 'text', text }] }),
  };
  return { node, from, to: end + 1 };
}

function readQuote(lines: readonly string[], from: number): Block | undefined {
  const isQuoted = (line: string) => line === '>' || line.startsWith('> ');
  if (!isQuoted(lines[from]!)) return undefined;
  const to = endOfRun(lines, from, isQuoted);
  const content = parseBlocks(lines.slice(from, to).map((line) => line.slice(2)));
  return { node: { type: 'blockquote', content }, from, to };
}

function readList(lines: readonly string[], from: number): Block | undefined {
  const first = /^(?:([-*+])|(\d{1,9})\.) /.exec(lines[from]!);
  // Three signs in a row are a horizontal rule.
  if (!first || /^(?:[-*+] ?){3,}$/.test(lines[from]!)) return undefined;
  const [, sign, start] = first;
  const items: DocumentNode[] = [];
  let at = from;
  for (;;) {
    const marker = sign ? `${sign} ` : `${Number(start) + items.length}. `;
    if (!lines[at]?.startsWith(marker)) break;
    const indent = ' '.repeat(marker.length);
    const end = endOfRun(lines, at + 1, (line) => line.startsWith(indent) && line.trim() !== '');
    const inner = lines.slice(at, end).map((line) => line.slice(marker.length));
    const content = parseBlocks(inner);
    // An item begins with a line of text; one that begins with a list or code is left as it is written.
    if (content[0]?.type !== 'paragraph') return undefined;
    items.push({ type: 'listItem', content });
    at = end;
  }
  if (items.length === 0) return undefined;
  const node = sign
    ? { type: 'bulletList', attrs: { marker: sign }, content: items }
    : { type: 'orderedList', attrs: { start: Number(start) }, content: items };
  return { node, from, to: at };
}

function endOfRun(lines: readonly string[], from: number, belongs: (line: string) => boolean): number {
  let end = from;
  while (end < lines.length && belongs(lines[end]!)) end += 1;
  return end;
}

function asLines(lines: readonly string[], { from, to }: Block): Block[] {
  return lines
    .slice(from, to)
    .map((line, index) => ({ node: paragraph(line), from: from + index, to: from + index + 1 }));
}

function paragraph(line: string): DocumentNode {
  const content = parseInline(line);
  return { type: 'paragraph', ...(content.length > 0 && { content }) };
}

function written(node: DocumentNode): string {
  return markdownOf(writeMarkdown({ type: 'doc', content: [node] }));
}
