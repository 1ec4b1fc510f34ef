import { readId } from '@my-air/api-client';
import type { JSONContent } from '@tiptap/core';

import { isBlank } from '../../contract.ts';
import { mentionSpan, splitMentions, type Mentionable } from '../../text/mentions.ts';

/**
 * A document of the editor as the markdown of a message. Whatever is no format is escaped, so that it is drawn as it was
 * typed; names of people after an @ become mentions. A document without visible signs is an empty text.
 */
export function writeMarkdown(doc: JSONContent, people: readonly Mentionable[] = []): string {
  return isBlank(textOf(doc)) ? '' : writeBlocks(doc.content ?? [], people).join('\n');
}

/** The markdown of a message without the spaces behind it and the empty lines around it. */
export function trimMarkdown(markdown: string): string {
  const next = markdown
    .trim()
    .replace(/^\\\n/, '')
    .replace(/(?<!\\)&#(\d+);$/, (all, code) => (isBlank(String.fromCodePoint(Number(code))) ? '' : all));
  return next === markdown ? markdown : trimMarkdown(next);
}

function textOf({ type, text, attrs, content = [] }: JSONContent): string {
  return type === 'mention' ? `@${attrs?.label}` : (text ?? content.map(textOf).join(''));
}

type People = readonly Mentionable[];

/** The lines of blocks, with an empty line between them. */
function writeBlocks(blocks: readonly JSONContent[], people: People): string[] {
  const lines: string[] = [];
  let last: { type?: string | undefined; isOther?: boolean } = {};
  let at = 0;
  while (at < blocks.length) {
    const from = at;
    const { type } = blocks[from]!;
    at += 1;
    if (type === 'paragraph') while (blocks[at]?.type === 'paragraph') at += 1;
    // Two lists of a kind would be one, without another sign.
    const isOther = last.type === type && !last.isOther;
    const written = writeBlock(blocks.slice(from, at), isOther, people);
    if (written.length === 0) continue;
    if (lines.length > 0) lines.push('');
    lines.push(...written);
    last = { type, isOther };
  }
  return lines;
}

function writeBlock(blocks: readonly JSONContent[], isOther: boolean, people: People): string[] {
  const { type, attrs, content = [] } = blocks[0]!;
  switch (type) {
    case 'blockquote':
      return writeBlocks(content, people).map((line) => (line === '' ? '>' : `> ${line}`));
    case 'bulletList':
    case 'orderedList':
      return content.flatMap((item, place) => {
        const number = Math.max(0, Number(attrs?.start ?? 1)) + place;
        const marker = type === 'bulletList' ? (isOther ? '*' : '-') : `${number}${isOther ? ')' : '.'}`;
        const [first = '', ...rest] = writeBlocks(item.content ?? [], people);
        const indent = ' '.repeat(marker.length + 1);
        return [`${marker} ${first}`.trimEnd(), ...rest.map((line) => line && indent + line)];
      });
    case 'codeBlock':
      return writeCode(content.map(({ text }) => text ?? '').join(''), String(attrs?.language ?? ''));
    default:
      return writeParagraphs(blocks, people);
  }
}

function writeCode(text: string, language: string): string[] {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return [fence + language.replaceAll(/[`\s]/g, ''), ...text.split('\n'), fence];
}

function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}

/** The first empty line after a line of text parts two paragraphs; every other one is a line break of its own. */
function writeParagraphs(paragraphs: readonly JSONContent[], people: People): string[] {
  const lines = paragraphs.flatMap(({ content = [] }) =>
    linesOf(content).map((line) => writeLine(line, people)),
  );
  while (lines.at(-1) === '') lines.pop();
  return lines.map((line, place) => (line === '' && !lines[place - 1] ? '\\' : line));
}

/** Control characters and noncharacters, which have no form to be seen; HTML has no entity for them. */
const unseen = /(?!\t)[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

function linesOf(nodes: readonly JSONContent[]): JSONContent[][] {
  const lines: JSONContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'hardBreak') lines.push([]);
    else if (node.text === undefined) lines.at(-1)!.push(node);
    else {
      const text = node.text.replaceAll(unseen, '');
      if (text !== '') lines.at(-1)!.push({ ...node, text });
    }
  }
  return lines;
}

/** A part of a line: its markdown, or a sign that begins or ends a format. */
interface Part {
  text: string;
  role: 'begin' | 'text' | 'end';
}

function writeLine(nodes: readonly JSONContent[], people: People): string {
  const parts = formatted(nodes, 0, people);
  const [first] = parts;
  if (first?.role === 'text') {
    // Signs that begin a block, a heading or a row of a table, also where a server knows more than the composer.
    first.text = first.text
      .replace(/^(?:[-+=#>|]|:(?=[:|\s-]*$))/, String.raw`\$&`)
      .replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);
  }
  for (const [place, part] of parts.entries()) if (part.role !== 'text') guardSign(parts, place);
  // Spaces at the ends of a line would be lost.
  return parts
    .map(({ text }) => text)
    .join('')
    .replace(/^\s/, entity)
    .replace(/\s$/, entity);
}

/** The formats from the outermost to the innermost, with their signs. Code has no other within it. */
const formats = [
  ['link', '['],
  ['bold', '**'],
  ['italic', '_'],
  ['strike', '~~'],
] as const;

/** Nodes with the formats from a depth on: those next to each other with the same format are one. */
function formatted(nodes: readonly JSONContent[], depth: number, people: People): Part[] {
  const format = formats[depth];
  if (!format) return nodes.flatMap((node) => writeLeaf(node, people));
  const [name, sign] = format;
  const parts: Part[] = [];
  let at = 0;
  while (at < nodes.length) {
    const from = at;
    const mark = markOf(nodes[from]!, name);
    do at += 1;
    while (at < nodes.length && isSame(markOf(nodes[at]!, name), mark));
    const inner = formatted(nodes.slice(from, at), depth + 1, people);
    if (!mark) parts.push(...inner);
    else if (name === 'link') {
      const end = `](${writeAddress(String(mark.attrs?.href ?? ''))})`;
      parts.push({ text: sign, role: 'text' }, ...inner, { text: end, role: 'text' });
    } else parts.push({ text: sign, role: 'begin' }, ...inner, { text: sign, role: 'end' });
  }
  return parts;
}

type Mark = NonNullable<JSONContent['marks']>[number];

function markOf({ marks = [] }: JSONContent, name: string): Mark | undefined {
  return marks.find(({ type }) => type === name);
}

function isSame(one: Mark | undefined, other: Mark | undefined): boolean {
  return one?.type === other?.type && one?.attrs?.href === other?.attrs?.href;
}

function writeLeaf(node: JSONContent, people: People): Part[] {
  const { type, text = '', attrs } = node;
  if (type === 'mention') {
    const mention = { id: readId(String(attrs?.id)), name: String(attrs?.label ?? '') };
    return [{ text: mentionSpan(mention), role: 'text' }];
  }
  if (markOf(node, 'code')) return [{ text: writeInlineCode(text), role: 'text' }];
  const written = splitMentions(text, people).map((part) =>
    typeof part === 'string' ? escaped(part) : mentionSpan(part),
  );
  return [{ text: written.join(''), role: 'text' }];
}

function writeInlineCode(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  const space = /^`|`$|^ .*[^ ].* $/s.test(text) ? ' ' : '';
  return fence + space + text + space + fence;
}

/** Text without a meaning in markdown, wherever it is in a line. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_~[\]]|<(?=[a-z/!?])|&(?=#?\w+;)/gi, String.raw`\$&`);
}

function writeAddress(address: string): string {
  const written = address.replaceAll(/[<>\\\n]/g, encodeURIComponent).replaceAll(/&(?=#?\w+;)/g, '&amp;');
  return /[\s()]/.test(written) ? `<${written}>` : written;
}

/**
 * Markdown takes a sign for text where a space follows it within the format, or where it is between a letter and
 * another sign. These letters and spaces are written as entities.
 */
function guardSign(parts: readonly Part[], place: number): void {
  const { text: sign, role } = parts[place]!;
  const [before, after] = [parts[place - 1], parts[place + 1]];
  const [inner, outer] = role === 'begin' ? [after, before] : [before, after];
  const [innerEdge, outerEdge] = role === 'begin' ? [firstSign, lastSign] : [lastSign, firstSign];
  if (inner?.role === 'text')
    inner.text = inner.text.replace(innerEdge, (edge) => (/\s/.test(edge) ? entity(edge) : edge));
  if (outer?.role !== 'text') return;
  const isAmbiguous =
    sign === '_' || inner?.role !== 'text' || !/[\p{L}\p{N}]/u.test(innerEdge.exec(inner.text)?.[0] ?? '');
  if (isAmbiguous)
    outer.text = outer.text.replace(outerEdge, (edge) =>
      /[ !-/:-@[-`{-~]/.test(edge) ? edge : entity(edge),
    );
}

const firstSign = /^./su;
const lastSign = /.$/su;

function entity(sign: string): string {
  return `&#${sign.codePointAt(0)};`;
}
