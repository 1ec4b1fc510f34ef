import type { PortalContext } from '@my-air/feature-kit';
import { notFound } from '@tanstack/react-router';

import { financePageUrl, isFinancePage, transactionUrl } from './handOff/financeUrl.ts';

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
