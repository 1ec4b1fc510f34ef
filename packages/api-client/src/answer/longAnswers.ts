/**
 * The length in characters from which reading and checking an answer in one go would block the page for too
 * long.
 */
const longAnswer = 500_000;

export const isLong = (length: number) => length > longAnswer;

/**
 * Reads and checks long answers. It comes with the first of them; undefined if it cannot be loaded: they are
 * then treated like any other.
 */
export const inPieces = () => import('./inPieces.ts').catch(() => undefined);
