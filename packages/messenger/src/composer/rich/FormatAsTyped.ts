import { Extension, InputRule } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

import { sizeOf, type DocumentNode } from './markdown/MarkdownDocument.ts';
import { parseInline } from './markdown/parseInline.ts';
import { markdownOf, offsetAt, placeAt, type Piece } from './markdown/Piece.ts';
import { writeInline } from './markdown/writeInline.ts';

/** Parses the line anew after a sign that may close a format, so that it shows what its markdown means. */
export const FormatAsTyped = Extension.create({
  name: 'formatAsTyped',
  addInputRules: () => [
    new InputRule({
      find: (text) => (/[*_~`)]$/.test(text) ? { index: text.length - 1, text: text.slice(-1) } : null),
      handler: ({ state: { tr }, range }) => (readAnew(tr, range.to) ? undefined : null),
    }),
  ],
});

/** Replaces the line around a position with its parsed markdown; returns whether that changed anything. */
function readAnew(tr: Transaction, caret: number): boolean {
  const $caret = tr.doc.resolve(caret);
  if ($caret.parent.type.name !== 'paragraph') return false;
  const start = $caret.start();
  const pieces = piecesOf(nodesOf($caret.parent), start);
  const line = markdownOf(pieces);
  const offset = offsetAt(pieces, caret);
  if (line.includes('\n') || isHalfDone(line.slice(0, offset))) return false;

  const nodes = parseInline(line);
  if (nodes.reduce((size, node) => size + sizeOf(node), 0) >= $caret.parent.content.size) return false;
  const next = piecesOf(nodes, start);
  const { schema } = $caret.parent.type;
  tr.replaceWith(
    start,
    $caret.end(),
    nodes.map((node) => schema.nodeFromJSON(node)),
  );
  const $next = tr.doc.resolve(placeAt(next, offset));
  tr.setSelection(TextSelection.create(tr.doc, $next.pos));
  // A format that was just closed does not continue with the next letter.
  const after = $next.nodeAfter?.marks ?? [];
  tr.setStoredMarks($next.nodeBefore?.marks.filter((mark) => mark.isInSet(after)) ?? []);
  return true;
}

/** Whether the first of two closing signs was typed: `**bold*` is on its way to `**bold**`. */
function isHalfDone(before: string): boolean {
  return /(?:^|[^*])\*\*[^*]+\*$|(?:^|[^_])__[^_]+_$/.test(before);
}

function nodesOf(paragraph: Node): DocumentNode[] {
  return (paragraph.content.toJSON() ?? []) as DocumentNode[];
}

function piecesOf(nodes: readonly DocumentNode[], start: number): Piece[] {
  const pieces: Piece[] = [{ text: '', place: start }];
  writeInline(nodes, start, () => pieces.push({ text: '\n' }), pieces);
  return pieces;
}
