import { createMessageGrammar } from '@my-air/messenger/contract';

const grammar = createMessageGrammar();

/** The HTML of a message: what the composer can write, and nothing else. */
export function renderMarkdown(markdown: string): string {
  return grammar.render(markdown).trim();
}
