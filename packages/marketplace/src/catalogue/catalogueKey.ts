/**
 * The query key of the catalogue, in a module of its own: code that only waits for the catalogue needs no
 * more of it.
 */
export const catalogueKey = ['marketplace', 'catalogue'] as const;
