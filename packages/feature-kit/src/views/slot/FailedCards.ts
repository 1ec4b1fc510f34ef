import { createContext } from 'react';

/** The cards that could not be loaded. */
export const FailedCards = createContext<{
  /** Adds one by the function that tries it again; returns the function that takes it away. */
  add: (retry: () => void) => () => void;
}>({ add: () => () => undefined });
