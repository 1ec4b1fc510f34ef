/** Markdown that names a participant. */
export function mention(id: number, label: string): string {
  return `<span data-type="mention" data-id="${id}" data-label="${label}">@${label}</span>`;
}

/** The numbers of the participants that a message names. */
export function mentionedIds(html: string): Set<number> {
  const spans = html.matchAll(/<span[^<>]*\sdata-type="mention"[^<>]*\sdata-id="(\d{1,9})"/g);
  return new Set([...spans].map(([, id]) => Number(id)));
}
