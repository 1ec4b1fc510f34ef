import { readId } from '@my-air/api-client';
import { sizeOf, type DocumentMark, type DocumentNode } from './MarkdownDocument.ts';
import type { Piece } from './Piece.ts';

/** A stretch of a line with the marks that are not written yet. */
interface Stretch {
  node: DocumentNode;
  place: number;
  marks: readonly DocumentMark[];
}

/** The order of marks that begin and end together, the outermost first; code is always the innermost. */
const order = ['link', 'bold', 'italic', 'strike', 'code'];

/** Writes the content of a line. After a line break marks begin anew, because none reaches over it. */
export function writeInline(
  nodes: readonly DocumentNode[],
  start: number,
  beginLine: () => void,
  pieces: Piece[],
): void {
  let place = start;
  let line: Stretch[] = [];
  for (const node of nodes) {
    if (node.type === 'hardBreak') {
      writeStretches(line, pieces);
      line = [];
      beginLine();
      pieces.push({ text: '', place: place + 1 });
    } else line.push({ node, place, marks: node.marks ?? [] });
    place += sizeOf(node);
  }
  writeStretches(line, pieces);
}

function writeStretches(stretches: readonly Stretch[], pieces: Piece[]): void {
  let at = 0;
  while (at < stretches.length) {
    const stretch = stretches[at]!;
    const found = outermost(stretches, at);
    if (found) {
      writeMarked(found.mark, stretches.slice(at, found.end), pieces);
      at = found.end;
    } else {
      pieces.push(pieceOf(stretch));
      at += 1;
    }
  }
}

/** The mark that reaches farthest from here, and its end. */
function outermost(stretches: readonly Stretch[], at: number) {
  const { marks } = stretches[at]!;
  const apart = marks.length > 1 ? marks.filter(({ type }) => type !== 'code') : marks;
  return apart
    .map((mark) => ({ mark, end: endOf(mark, stretches, at) }))
    .sort((one, other) => other.end - one.end || rank(one.mark) - rank(other.mark))[0];
}

function endOf(mark: DocumentMark, stretches: readonly Stretch[], at: number): number {
  const end = stretches.findIndex(
    ({ marks }, place) => place > at && !marks.some((other) => isSame(mark, other)),
  );
  return end === -1 ? stretches.length : end;
}

function writeMarked(mark: DocumentMark, marked: readonly Stretch[], pieces: Piece[]): void {
  const inner = marked.map((stretch) => ({
    ...stretch,
    marks: stretch.marks.filter((other) => !isSame(mark, other)),
  }));
  if (mark.type === 'code') {
    writeCode(inner, pieces);
    return;
  }
  if (mark.type === 'link') {
    const href = String(mark.attrs?.href ?? '');
    pieces.push({ text: '[' });
    writeStretches(inner, pieces);
    pieces.push({ text: /[\s()<>]/.test(href) ? `](<${href}>)` : `](${href})` });
    return;
  }
  // Markdown does not format text that begins or ends with a space: spaces at the edges are written outside.
  const { before, core, after } = trimmed(inner);
  pieces.push(...before.map(pieceOf));
  if (core.length > 0) {
    const sign = String(mark.attrs?.sign ?? signs[mark.type] ?? '');
    pieces.push({ text: sign });
    writeStretches(core, pieces);
    pieces.push({ text: sign });
  }
  pieces.push(...after.map(pieceOf));
}

const signs: Readonly<Record<string, string>> = { bold: '**', italic: '*', strike: '~~' };

function writeCode(stretches: readonly Stretch[], pieces: Piece[]): void {
  const text = stretches.map(({ node }) => pieceOf({ node, place: 0 }).text).join('');
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  pieces.push({ text: fence + space });
  // A mention in code is plain text.
  pieces.push(...stretches.map(pieceOf));
  pieces.push({ text: space + fence });
}

/** The stretches without the spaces at both ends, and those spaces. */
function trimmed(stretches: readonly Stretch[]) {
  const core = [...stretches];
  const before: Stretch[] = [];
  const after: Stretch[] = [];
  while (core.length > 0) {
    const [first] = core;
    const [spaces] = /^\s*/.exec(first!.node.text ?? '')!;
    if (!spaces) break;
    before.push(part(first!, 0, spaces.length));
    const rest = part(first!, spaces.length);
    core.splice(0, 1, ...(rest.node.text ? [rest] : []));
  }
  while (core.length > 0) {
    const last = core.at(-1)!;
    const text = last.node.text ?? '';
    const end = text.trimEnd().length;
    if (end === text.length) break;
    after.unshift(part(last, end));
    core.splice(-1, 1, ...(end > 0 ? [part(last, 0, end)] : []));
  }
  return { before, core, after };
}

function part({ node, place, marks }: Stretch, from: number, to?: number): Stretch {
  return { node: { ...node, text: (node.text ?? '').slice(from, to) }, place: place + from, marks };
}

function pieceOf({ node, place }: Pick<Stretch, 'node' | 'place'>): Piece {
  if (node.type !== 'mention') return { text: node.text ?? '', place };
  const mention = { id: readId(String(node.attrs?.id)), name: String(node.attrs?.label ?? '') };
  return { text: `@${mention.name}`, place, mention };
}

function rank({ type }: DocumentMark): number {
  return order.indexOf(type);
}

function isSame(one: DocumentMark, other: DocumentMark): boolean {
  const { attrs = {} } = one;
  const { attrs: others = {} } = other;
  return one.type === other.type && attrs.href === others.href && attrs.sign === others.sign;
}
