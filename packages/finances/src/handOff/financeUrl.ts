import type { PortalContext } from '@my-air/feature-kit';
import { parseUrl } from '@my-air/ui-kit';
import { notFound } from '@tanstack/react-router';

/** The pages of the finance app that have an address here, as its own addresses end. */
export const financePages = ['account', 'advance', 'active-funds', 'regular-payments', 'payouts'] as const;
export type FinancePage = (typeof financePages)[number];

/** Whether a word of the address names a page of the finance app. */
export function isFinancePage(word: string): word is FinancePage {
  return (financePages as readonly string[]).includes(word);
}

/** The address of a page of the finance app. */
export const financePageUrl = (financeAppUrl: string, page: FinancePage): string =>
  addressOf(financeAppUrl, page);

/** The address of one transaction in the finance app; undefined where the id cannot be part of an address. */
export function transactionUrl(financeAppUrl: string, id: string): string | undefined {
  // A browser reads dots as steps in the path, encoded or not.
  if (id === '' || id === '.' || id === '..' || !id.isWellFormed()) return undefined;
  return addressOf(financeAppUrl, `transaction/${encodeURIComponent(id)}`);
}

/**
 * The same address with the place in the portal that the finance app's way back leads to: home, unless the user came
 * from another place.
 */
export function withWayBack(address: string, place: string | undefined, origin: string): string {
  const url = new URL(address);
  url.searchParams.set('return_to', placeInPortal(place, origin) ?? '/home');
  return url.href;
}

/** A place as an address without its origin; undefined when it is not in this portal. */
function placeInPortal(place: string | undefined, origin: string): string | undefined {
  const url = place === undefined ? undefined : parseUrl(place, origin);
  // Two slashes at the start of a path name another host for a reader of the address.
  if (url?.origin !== origin || /^\/[/\\]/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

function addressOf(financeAppUrl: string, path: string): string {
  const url = new URL(financeAppUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  return url.href;
}

/** The address of a page of the finance app. Throws `notFound` for a page that it does not have. */
export function findPage({ config }: PortalContext, page: string): string {
  if (!isFinancePage(page)) throw notFound();
  return financePageUrl(config.financeAppUrl, page);
}

/**
 * The address of a transaction in the finance app. Throws `notFound` for a text that is not a transaction's
 * number.
 */
export function findTransaction({ config }: PortalContext, id: string): string {
  const url = transactionUrl(config.financeAppUrl, id);
  if (!url) throw notFound();
  return url;
}
