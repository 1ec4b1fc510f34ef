const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&nbsp;': '\u00A0',
  '&amp;': '&',
};

/** The text of a short HTML. It is only ever shown as text, so that its markup has no effect. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#0?39|nbsp|amp);/g, (entity) => entities[entity] ?? entity);
}
