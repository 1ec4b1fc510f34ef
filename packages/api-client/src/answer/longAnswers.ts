/** From so many characters on, reading and checking an answer at once would keep the person waiting. */
const longAnswer = 500_000;

export const isLong = (length: number) => length > longAnswer;

/** How long answers are read and checked. It comes with the first of them; undefined where it cannot: they are then treated like any other. */
export const inPieces = () => import('./inPieces.ts').catch(() => undefined);
