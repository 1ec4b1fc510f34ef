// The contract has the same numbers. They are here again because what seeds the tests' databases runs before the packages'
// sources can be resolved; a test compares them.

/** The limits of a result: code points of a title, bytes of a description. */
export const textLimits = { title: 100, description: 5_000 } as const;

/** How many days a batch can be undone after it has ended. */
export const undoDays = 7;
