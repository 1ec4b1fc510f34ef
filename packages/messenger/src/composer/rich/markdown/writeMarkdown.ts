import { sizeOf, type DocumentNode } from './MarkdownDocument.ts';
import type { Piece } from './Piece.ts';
import { writeInline } from './writeInline.ts';

/** The prefix of the lines of a block: `next` for its next line, then `rest`. */
interface Prefix {
  next: string;
  rest: string;
}

/**
 * A document as markdown, piece by piece. A paragraph is a line, as in a plain text field; text is unchanged,
 * so that both fields send what was typed.
 */
export function writeMarkdown(document: DocumentNode): Piece[] {
  const pieces: Piece[] = [];
  writeBlocks(document.content ?? [], 0, { next: '', rest: '' }, pieces);
  return pieces;
}

/** Whether markdown would read a block as part of the one before it without an empty line between them. */
export function needsEmptyLine(before: DocumentNode | undefined, block: DocumentNode): boolean {
  if (!before || !containers.has(before.type)) return false;
  return block.type === 'paragraph' ? (block.content ?? []).length > 0 : block.type === before.type;
}

const containers = new Set(['blockquote', 'bulletList', 'orderedList']);

function writeBlocks(blocks: readonly DocumentNode[], start: number, prefix: Prefix, pieces: Piece[]): void {
  let place = start;
  for (const [index, block] of blocks.entries()) {
    if (needsEmptyLine(blocks[index - 1], block)) beginLine(prefix, pieces, true);
    writeBlock(block, place, prefix, pieces);
    place += sizeOf(block);
  }
}

function writeBlock(block: DocumentNode, place: number, prefix: Prefix, pieces: Piece[]): void {
  const { type, attrs = {}, content = [] } = block;
  switch (type) {
    case 'blockquote': {
      writeBlocks(content, place + 1, within(prefix, '> ', '> '), pieces);
      break;
    }
    case 'bulletList':
    case 'orderedList': {
      let itemPlace = place + 1;
      for (const [index, item] of content.entries()) {
        const marker =
          type === 'bulletList' ? `${String(attrs.marker ?? '-')} ` : `${Number(attrs.start ?? 1) + index}. `;
        const inner = within(prefix, marker, ' '.repeat(marker.length));
        writeBlocks(item.content ?? [], itemPlace + 1, inner, pieces);
        itemPlace += sizeOf(item);
      }
      break;
    }
    case 'codeBlock':
      writeCode(block, place, prefix, pieces);
      break;
    default: {
      beginLine(prefix, pieces, content.length === 0);
      pieces.push({ text: '', place: place + 1 });
      writeInline(content, place + 1, () => beginLine(prefix, pieces, false), pieces);
    }
  }
}

function writeCode(
  { attrs = {}, content = [] }: DocumentNode,
  place: number,
  prefix: Prefix,
  pieces: Piece[],
) {
  const text = content.map((node) => node.text ?? '').join('');
  const runs = text.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  beginLine(prefix, pieces, false);
  pieces.push({ text: fence + String(attrs.language ?? '') });
  let linePlace = place + 1;
  for (const line of text.split('\n')) {
    beginLine(prefix, pieces, line === '');
    pieces.push({ text: line, place: linePlace });
    linePlace += line.length + 1;
  }
  beginLine(prefix, pieces, false);
  pieces.push({ text: fence });
}

/** The prefix of the content of a block whose first line begins with a marker. */
function within(outer: Prefix, marker: string, indent: string): Prefix {
  const next = take(outer) + marker;
  return { next, rest: outer.rest + indent };
}

function take(prefix: Prefix): string {
  const { next } = prefix;
  prefix.next = prefix.rest;
  return next;
}

function beginLine(prefix: Prefix, pieces: Piece[], isEmpty: boolean): void {
  const isMarker = prefix.next !== prefix.rest;
  const text = take(prefix);
  const lead = pieces.length === 0 ? '' : '\n';
  // Spaces at the end of an empty line are removed, except the one that a list's sign needs behind it.
  pieces.push({ text: lead + (isEmpty && !isMarker ? text.trimEnd() : text) });
}
