import { toTyped } from '../composer/mentions.ts';

/** Signs of formatting on both sides of a text, the widest first; the text is the last group. */
const marks: readonly RegExp[] = [
  /(\*\*)(?=\S)([^\n]*?\S)\1/g,
  /(~~)(?=\S)([^\n]*?\S)\1/g,
  /(\*)(?=[^\s*])([^\n*]*[^\s*])\1/g,
];
/** Underscores format whole words only: snake_case is a name. */
const underscores = /(^|[^\p{L}\p{N}_])(_{1,2})(?=[^\s_])([^\n]*?[^\s_])\2(?![\p{L}\p{N}_])/gu;
/** The most levels of marks, links and quotations within each other. */
const deepest = 4;

/** Markdown as a reader sees it: without formatting signs, with `@Name` for mentions, dots for list items. */
export function withoutMarks(markdown: string): string {
  const kept: string[] = [];
  // Code, and characters after a backslash, are text whatever signs are in it.
  const keep = (text: string) => `\u{E000}${kept.push(text) - 1}\u{E001}`;
  let text = toTyped(markdown)
    .replaceAll(/^(`{3,})[^`\n]*\n([^]*?)\n?\1$/gm, (_, __, code: string) => keep(code))
    .replaceAll(/(`+)([^`\n]+)\1/g, (_, __, code: string) => keep(code))
    .replaceAll(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => keep(sign))
    .replaceAll(/^(?:> ?)+/gm, '')
    .replaceAll(/^( *)[-*+] (?=\S)/gm, '$1• ');
  for (let depth = 0; depth < deepest; depth += 1) {
    const before = text;
    text = text.replaceAll(/!?\[([^\]\n]+)\]\([^()\s]*\)/g, '$1');
    for (const mark of marks) text = text.replaceAll(mark, '$2');
    text = text.replaceAll(underscores, '$1$3');
    if (text === before) break;
  }
  return text.replaceAll(/\u{E000}(\d+)\u{E001}/gu, (_, place: string) => kept[Number(place)] ?? '');
}
