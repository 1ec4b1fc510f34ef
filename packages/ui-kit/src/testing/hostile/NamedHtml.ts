/** A text with the name of its danger. */
export type NamedHtml = readonly [name: string, html: string];
