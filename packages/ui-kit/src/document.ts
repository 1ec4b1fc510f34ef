// For servers that write a text into a page: needs no page itself, and nothing but modules that Node runs.
export { createSanitizer, type Sanitizer } from './text/createSanitizer.ts';
export { proseRules } from './text/proseRules.ts';
export { frameTables } from './text/scrollParts.ts';
