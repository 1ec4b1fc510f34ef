import { packageId } from '../campaign/campaignPackage.ts';

/** The search parameters of the packages. */
export interface PackagesSearch {
  /** The package to preselect, from a campaign's link; under another name than there, where it would be taken out of the address. */
  offer?: number | undefined;
  /** The order that the payment page came back with. */
  order?: string | undefined;
  /** The channel whose translation needed more; there is a way back to it. */
  back?: string | undefined;
}

/** Reads the query of an address. */
export function parsePackagesSearch(query: Readonly<Record<string, unknown>>): PackagesSearch {
  const search: PackagesSearch = {};
  const offer = wordOf(query.offer);
  if (offer !== undefined && packageId.test(offer)) search.offer = Number(offer);
  const order = wordOf(query.order);
  if (order !== undefined) search.order = order;
  const back = wordOf(query.back);
  if (back !== undefined) search.back = back;
  return search;
}

function wordOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[\w-]{1,64}$/.test(text) ? text : undefined;
}
