import { atom } from 'jotai';

/** The platforms whose agreement was accepted and that the list still shows as not agreed, by their numbers. */
export const savingAtom = atom<ReadonlySet<number>>(new Set<number>());
