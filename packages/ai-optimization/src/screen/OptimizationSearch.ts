/** The lists of a channel's suggestions; the first is in sight where the address names none. */
export type SuggestionListName = 'open' | 'accepted' | 'dismissed';

/** The search parameters of the screen; any others are dropped. */
export interface OptimizationSearch {
  /** The channel, by its id at the platform. */
  channel?: string | undefined;
  list?: Exclude<SuggestionListName, 'open'> | undefined;
}

/** Reads the query of an address. */
export function parseOptimizationSearch(query: Readonly<Record<string, unknown>>): OptimizationSearch {
  const channel = typeof query.channel === 'number' ? String(query.channel) : query.channel;
  return {
    ...(typeof channel === 'string' && /^[\w-]{1,64}$/.test(channel) && { channel }),
    ...((query.list === 'accepted' || query.list === 'dismissed') && { list: query.list }),
  };
}
