/** Articles that became a part of another one, whose old addresses lead there. */
export const joinedArticles: ReadonlyMap<number, number> = new Map([[37, 63]]);
