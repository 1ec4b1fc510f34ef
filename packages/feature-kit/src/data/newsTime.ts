/** The time for which a moment of a feature is news, in milliseconds: later, home shows it no more. */
export const newsTime = 14 * 86_400_000;
