const all = 'text-matches';
const current = 'text-match';

/** Marks the matches of a search without changing the text, and scrolls to the current one. */
export function showMatches(matches: readonly Range[], place: number): void {
  const chosen = matches[place];
  if (typeof Highlight === 'function' && 'highlights' in CSS) {
    CSS.highlights.set(all, new Highlight(...matches));
    CSS.highlights.set(current, new Highlight(...(chosen ? [chosen] : [])));
  } else if (chosen) {
    // Older browsers mark the current one alone, as selected text.
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(chosen);
  }
  chosen?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

/** Takes the marks away. */
export function hideMatches(): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(all);
  CSS.highlights.delete(current);
}
