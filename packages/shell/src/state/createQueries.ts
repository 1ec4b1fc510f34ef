import { atomStore } from '@my-air/client-state';
import type { QueryClient } from '@tanstack/react-query';
import { atom, type Atom } from 'jotai';

import type { QueryClientOptions } from './createQueryClient.ts';

/** The query client; undefined before the first screen that reads data: the sign-in does without its weight. */
export interface Queries {
  clientAtom: Atom<QueryClient | undefined>;
  get: () => QueryClient | undefined;
  load: () => Promise<QueryClient>;
}

/** Makes the query client when it is first loaded. */
export function createQueries(options: QueryClientOptions): Queries {
  const clientAtom = atom<QueryClient | undefined>(undefined);
  const get = () => atomStore.get(clientAtom);

  async function load(): Promise<QueryClient> {
    const { createQueryClient } = await import('./createQueryClient.ts');
    const loaded = get() ?? createQueryClient(options);
    if (get() === undefined) {
      loaded.mount();
      atomStore.set(clientAtom, loaded);
    }
    return loaded;
  }

  return { clientAtom, get, load };
}
