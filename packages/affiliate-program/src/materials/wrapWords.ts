/**
 * Breaks a text between its words into lines of at most `mostCharacters`; a longer word has a line of its
 * own.
 */
export function wrapWords(text: string, mostCharacters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= mostCharacters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
