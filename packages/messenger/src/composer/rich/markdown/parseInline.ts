import { safeUrl } from '@my-air/ui-kit';
import { Lexer, Marked, type Token, type Tokens } from 'marked';

import { toTyped, type Mentionable } from '../../mentions.ts';
import type { DocumentMark, DocumentNode } from './MarkdownDocument.ts';
import { mentionAt, splitMentions } from './mentionSpans.ts';
import { markdownOf, typedOf, type Piece } from './Piece.ts';
import { writeInline } from './writeInline.ts';

/**
 * The length from which a line is plain text: parsing pairs of signs in it would be slow, and such lines are
 * not formatted.
 */
const longestLine = 4_000;

const { defaults } = new Marked({
  gfm: true,
  tokenizer: {
    // Tags are plain text in a message, and addresses become links without the parser.
    tag: () => undefined,
    url: () => undefined,
  },
  extensions: [
    {
      name: 'mention',
      level: 'inline',
      start: (source) => source.indexOf('<span'),
      tokenizer(source) {
        const found = mentionAt(source);
        return found && { type: 'mention', raw: found.raw, mention: found.mention };
      },
    },
  ],
});

/**
 * One line of markdown as the editor shows it. Markdown that cannot be written back letter by letter is shown
 * as its source, with the mentions in it.
 */
export function parseInline(line: string): DocumentNode[] {
  if (line === '') return [];
  if (!/[*_~`[<]/.test(line)) return [{ type: 'text', text: line }];
  if (line.length <= longestLine) {
    try {
      const nodes = joined(nodesOf(Lexer.lexInline(line, defaults), []));
      if (isWholly(line, nodes)) return nodes;
    } catch {
      // The parser failed on this line, and its text is unchanged.
    }
  }
  return asText(line);
}

/** A line as it is, with only its mentions recognised. */
function asText(line: string, marks: readonly DocumentMark[] = []): DocumentNode[] {
  return splitMentions(line).map((part) =>
    typeof part === 'string' ? textNode(part, marks) : mentionNode(part, marks),
  );
}

function nodesOf(tokens: readonly Token[], marks: readonly DocumentMark[]): DocumentNode[] {
  return tokens.flatMap((token): DocumentNode[] => {
    const within = (mark: DocumentMark) => nodesOf((token as Tokens.Strong).tokens, [...marks, mark]);
    const { raw } = token;
    switch (token.type) {
      case 'strong':
        return within({ type: 'bold', attrs: { sign: raw.slice(0, 2) } });
      case 'em':
        return within({ type: 'italic', attrs: { sign: raw.slice(0, 1) } });
      case 'del':
        if (raw.startsWith('~~')) return within({ type: 'strike' });
        break;
      case 'codespan':
        return [textNode((token as Tokens.Codespan).text, [...marks, { type: 'code' }])];
      case 'link': {
        const { href, title } = token as Tokens.Link;
        const isWritten = raw.startsWith('[') && !title && safeUrl(href) !== undefined;
        if (isWritten) return within({ type: 'link', attrs: { href } });
        break;
      }
      case 'mention':
        return [mentionNode((token as MentionToken).mention, marks)];
    }
    return asText(raw, marks);
  });
}

type MentionToken = Tokens.Generic & { mention: Mentionable };

function textNode(text: string, marks: readonly DocumentMark[]): DocumentNode {
  return { type: 'text', text, ...(marks.length > 0 && { marks }) };
}

function mentionNode({ id, name }: Mentionable, marks: readonly DocumentMark[]): DocumentNode {
  return { type: 'mention', attrs: { id, label: name }, ...(marks.length > 0 && { marks }) };
}

/** Adjacent texts with the same marks as one, as the editor has them. */
function joined(nodes: readonly DocumentNode[]): DocumentNode[] {
  const result: DocumentNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const isMore =
      last?.text !== undefined &&
      node.text !== undefined &&
      JSON.stringify(last.marks) === JSON.stringify(node.marks);
    if (isMore) result[result.length - 1] = { ...last, text: last.text! + node.text! };
    else result.push(node);
  }
  return result;
}

/** Whether nodes give back the line with every mention in it: within code or an address one would be lost. */
function isWholly(line: string, nodes: readonly DocumentNode[]): boolean {
  const pieces: Piece[] = [];
  writeInline(nodes, 0, () => {}, pieces);
  return markdownOf(pieces) === line && typedOf(pieces) === toTyped(line);
}
