import { toTyped } from './mentions.ts';

/** The parts that are text whatever signs are in them: escaped signs, entities and code, in the order of their beginnings. */
const literals = /\\([!-/:-@[-`{-~])|&#(\d{1,7});|(`+)(?!`)([^`\n]|[^`\n][^\n]*?[^`\n])\3(?!`)/g;
/** Signs of formatting on both sides of a text, the widest first; the text is the last group. */
const marks: readonly RegExp[] = [
  /(\*\*)([^\n]+?)\1/g,
  /(~~)([^\n]+?)\1/g,
  /([*])(?=[^\s*])([^\n*]*[^\s*])\1/g,
];
/** Underscores format whole words only: snake_case is a name. */
const underscores = /(?<![\p{L}\p{N}_])(_{1,2})(?=[^\s_])([^\n]*?[^\s_])\1(?![\p{L}\p{N}_])/gu;
/** The most levels of marks, links and quotations within each other. */
const deepest = 4;

/** Markdown as a reader sees it: without formatting signs, with `@Name` for mentions, dots for list items. */
export function withoutMarks(markdown: string): string {
  const kept: string[] = [];
  const keep = (text: string) => `\u{E000}${kept.push(text) - 1}\u{E001}`;
  let text = toTyped(markdown)
    .replaceAll(/(?<![^\n])(`{3,})[^`\n]*\n([^]*?)\n?\1(?![^\n])/g, (_, __, code: string) => keep(code))
    .replaceAll(literals, (_, sign?: string, entity?: string, __?: string, code?: string) =>
      keep(sign ?? code ?? String.fromCodePoint(Number(entity))),
    )
    // An empty line beside another.
    .replaceAll(/(?<![^\n])\\(?![^\n])/g, '')
    .replaceAll(/(?<![^\n])(?:> ?)+/g, '')
    .replaceAll(/(?<![^\n])( *)[-*+] (?=\S)/g, '$1• ');
  for (let depth = 0; depth < deepest; depth += 1) {
    const before = text;
    text = text.replaceAll(/!?\[([^\]\n]+)\]\((?:<[^\n>]*>|[^()\s]*)\)/g, '$1');
    for (const mark of marks) text = text.replaceAll(mark, '$2');
    text = text.replaceAll(underscores, '$2');
    if (text === before) break;
  }
  return text.replaceAll(/\u{E000}(\d+)\u{E001}/gu, (_, place: string) => kept[Number(place)] ?? '');
}
