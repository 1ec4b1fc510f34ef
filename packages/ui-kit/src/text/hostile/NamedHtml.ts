/** A text with what is dangerous about it. */
export type NamedHtml = readonly [name: string, html: string];
