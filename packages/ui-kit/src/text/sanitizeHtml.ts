import { createSanitizer, type Sanitizer } from './createSanitizer.ts';

let sanitizer: Sanitizer | undefined;

/** The sanitizer of this page; made with the first text, since the kit is also imported where there is no window. */
export const sanitizeHtml: Sanitizer = (html) => {
  sanitizer ??= createSanitizer(globalThis.window);
  return sanitizer(html);
};
