import type { Clock } from '../Clock.ts';
import type { Catalogue } from './content/Service.ts';
import { openAnnounced } from './content/openAnnounced.ts';
import { readCatalogue } from './content/readCatalogue.ts';

/** The services that are offered to partners. */
export interface Marketplace {
  /** The catalogue; its files are read at the first call, so that the start does not wait for them. */
  catalogue(): Promise<Catalogue>;
}

/** How far the clock is moved ahead until what is only announced has opened, in milliseconds. */
const untilOpening = 30 * 86_400_000;

/** @param count how many services there are at least; missing ones are generated from the written ones. */
export function createMarketplace(clock: Clock, count = 0): Marketplace {
  let reading: Promise<Catalogue> | undefined;
  let opening: Promise<Catalogue> | undefined;
  return {
    catalogue: () => {
      reading ??= readCatalogue(count);
      if (clock.now().getTime() - Date.now() < untilOpening) return reading;
      return (opening ??= reading.then(openAnnounced));
    },
  };
}

/** How many services lists are measured with. */
export const largeCatalogue = 10_000;
