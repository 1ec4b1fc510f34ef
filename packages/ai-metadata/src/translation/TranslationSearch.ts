import { privacyStatuses, videoTypes, type VideoFilters } from '../videos/VideoFilters.ts';

/** The search parameters of the translation screen; any others are dropped. */
export interface TranslationSearch {
  /** The channel, by its id at the platform. */
  channel?: string | undefined;
  mode?: 'auto' | undefined;
  translated?: 'yes' | 'no' | undefined;
  /** Privacy statuses, with commas. */
  privacy?: string | undefined;
  type?: string | undefined;
  order?: 'ASC' | undefined;
  /** Whether the receipt is open. */
  receipt?: 'open' | undefined;
}

/** Reads the query of an address. */
export function parseTranslationSearch(query: Readonly<Record<string, unknown>>): TranslationSearch {
  const search: TranslationSearch = {};
  const channel = typeof query.channel === 'number' ? String(query.channel) : query.channel;
  if (typeof channel === 'string' && /^[\w-]{1,64}$/.test(channel)) search.channel = channel;
  if (query.mode === 'auto') search.mode = 'auto';
  if (query.translated === 'yes' || query.translated === 'no') search.translated = query.translated;
  const privacy = privacyStatuses.filter((status) => String(query.privacy).split(',').includes(status));
  if (privacy.length > 0 && privacy.length < privacyStatuses.length) search.privacy = privacy.join(',');
  const type = videoTypes.find((known) => known === query.type);
  if (type) search.type = type;
  if (query.order === 'ASC') search.order = 'ASC';
  if (query.receipt === 'open') search.receipt = 'open';
  return search;
}

/** The filters of an address. */
export function filtersOf({ translated, privacy, type, order }: TranslationSearch): VideoFilters {
  const statuses = privacyStatuses.filter((status) => privacy?.split(',').includes(status));
  const known = videoTypes.find((one) => one === type);
  return {
    ...(translated && { translated: translated === 'yes' }),
    ...(statuses.length > 0 && { privacy: statuses }),
    ...(known && { type: known }),
    order: order ?? 'DESC',
  };
}
