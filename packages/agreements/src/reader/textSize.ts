import { atom } from 'jotai';

/** The sizes that the text can be read in, as factors. */
export const textSizes = [0.875, 1, 1.25, 1.5] as const;

/** The size that the user chose, for every agreement of this visit: an index of `textSizes`. */
export const textSizeAtom = atom(1);
