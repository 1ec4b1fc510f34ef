/** Under which the catalogue is kept; who only waits for it needs no more of it. */
export const catalogueKey = ['marketplace', 'catalogue'] as const;
