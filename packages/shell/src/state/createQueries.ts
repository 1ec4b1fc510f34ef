import { createValue, type ReadonlyValue } from '@my-air/client-state/early';
import type { QueryClient } from '@tanstack/react-query';

import type { QueryClientOptions } from './createQueryClient.ts';

/** The query client; undefined before the first screen that reads data: the sign-in does without its weight. */
export interface Queries extends ReadonlyValue<QueryClient | undefined> {
  load: () => Promise<QueryClient>;
}

/** Makes the query client when it is first loaded. */
export function createQueries(options: QueryClientOptions): Queries {
  const client = createValue<QueryClient | undefined>(undefined);

  async function load(): Promise<QueryClient> {
    const { createQueryClient } = await import('./createQueryClient.ts');
    const loaded = client.get() ?? createQueryClient(options);
    if (client.get() === undefined) {
      loaded.mount();
      client.set(loaded);
    }
    return loaded;
  }

  return { get: client.get, subscribe: client.subscribe, load };
}
