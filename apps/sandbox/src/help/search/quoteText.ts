import { lowerText } from './searchWords.ts';

const anyWord = /(?:(?<![\p{L}\p{N}])\p{L}[-‐‑](?=\p{L}))?[\p{L}\p{N}]+(?:['’ʼ‘`´]\p{L}+)*/gu;

interface PlacedWord {
  readonly start: number;
  readonly end: number;
  /** Which of the beginnings the word has; -1 for none. */
  readonly term: number;
}

/**
 * The part of a text that has the most of the searched words, as HTML in which nothing is markup but `<mark>`
 * around words that begin so. Written here because PostgreSQL's own quotations take longer than its search.
 */
export function quoteText(text: string, beginnings: readonly string[], mostWords: number): string {
  const words = [...text.matchAll(anyWord)].map(({ 0: word, index }): PlacedWord => {
    const folded = lowerText(word);
    return {
      start: index,
      end: index + word.length,
      term: beginnings.findIndex((beginning) => folded.startsWith(beginning)),
    };
  });
  const from = bestStart(words, mostWords);
  const shown = words.slice(from, from + mostWords);
  const first = shown[0];
  const last = shown.at(-1);
  if (!first || !last) return '';

  let at = from === 0 ? 0 : first.start;
  let html = from === 0 ? '' : '… ';
  for (const { start, end, term } of shown) {
    html += escapeHtml(text.slice(at, start));
    const word = escapeHtml(text.slice(start, end));
    html += term === -1 ? word : `<mark>${word}</mark>`;
    at = end;
  }
  const isEnd = from + mostWords >= words.length;
  return html + (isEnd ? escapeHtml(text.slice(at)) : ' …');
}

/** The first of the places from which the most different beginnings are in sight, with a few words before the first of them. */
function bestStart(words: readonly PlacedWord[], mostWords: number): number {
  const lead = Math.floor(mostWords / 5);
  const best = { from: 0, terms: 0 };
  /** How often each beginning is in sight; what is in sight moves on, and never back. */
  const inSight = new Map<number, number>();
  let first = 0;
  let end = 0;
  const count = (term: number, change: number) => {
    if (term === -1) return;
    const times = (inSight.get(term) ?? 0) + change;
    if (times === 0) inSight.delete(term);
    else inSight.set(term, times);
  };
  for (const [index, { term }] of words.entries()) {
    if (term === -1) continue;
    const from = Math.max(0, index - lead);
    for (; end < Math.min(from + mostWords, words.length); end += 1) count(words[end]!.term, 1);
    for (; first < from; first += 1) count(words[first]!.term, -1);
    if (inSight.size > best.terms) Object.assign(best, { from, terms: inSight.size });
  }
  return best.from;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
