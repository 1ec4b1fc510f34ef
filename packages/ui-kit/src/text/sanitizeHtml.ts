import { createSanitizer, type Sanitizer } from './createSanitizer.ts';

/** The sanitizer of this page. */
export const sanitizeHtml: Sanitizer = createSanitizer(globalThis.window);
