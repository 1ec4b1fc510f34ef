import type { Catalogue } from './content/Service.ts';
import { readCatalogue } from './content/readCatalogue.ts';

/** What is offered to partners. */
export interface Marketplace {
  /** The catalogue; its files are read when somebody first asks, so that nobody waits for them at the start. */
  catalogue(): Promise<Catalogue>;
}

/** @param count how many services there are at least; those that nobody wrote are made from the written ones. */
export function createMarketplace(count = 0): Marketplace {
  let reading: Promise<Catalogue> | undefined;
  return { catalogue: () => (reading ??= readCatalogue(count)) };
}

/** How many services lists are measured with. */
export const largeCatalogue = 10_000;
