/** The pages of the finance app that have an address here, as its own addresses end. */
export const financePages = ['account', 'advance', 'active-funds', 'regular-payments', 'payouts'] as const;
export type FinancePage = (typeof financePages)[number];

/** Where the finance app's way back leads. */
const returnPath = '/home';

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

function addressOf(financeAppUrl: string, path: string): string {
  const url = new URL(financeAppUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  url.searchParams.set('return_to', returnPath);
  return url.href;
}
