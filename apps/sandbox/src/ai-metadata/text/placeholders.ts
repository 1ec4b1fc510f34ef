import type { VideoText } from '@my-air/ai-metadata/contract';

import type { Term } from './protectedRanges.ts';
import { splitText } from './splitText.ts';

/** A text whose protected parts have become `{{0}}`, `{{1}}` and so on, with the parts. */
export function takeOutParts(text: VideoText, terms: readonly Term[]) {
  const parts: string[] = [];
  const take = (whole: string) =>
    // A text that has such tokens of its own keeps them as a protected part.
    splitText(whole, [...terms, ...ownTokens(whole)])
      .map((piece) => (piece.isProtected ? `{{${parts.push(piece.text) - 1}}}` : piece.text))
      .join('');
  return { text: { title: take(text.title), description: take(text.description) }, parts };
}

/** Puts the parts back into what a model has made of the text. */
export function restoreParts({ title, description }: VideoText, parts: readonly string[]): VideoText {
  const restore = (text: string) =>
    text.replaceAll(/\{\{(\d+)\}\}/g, (token, place: string) => parts[Number(place)] ?? token);
  return { title: restore(title), description: restore(description) };
}

function ownTokens(text: string): Term[] {
  const tokens = new Set(text.match(/\{\{\d+\}\}/g));
  return [...tokens].map((token) => ({ text: token, isCaseSensitive: true }));
}
