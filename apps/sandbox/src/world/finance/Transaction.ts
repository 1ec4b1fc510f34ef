/** A payment that made up a partner's balance. */
export interface Transaction {
  readonly id: string;
  readonly date: Date;
  readonly amount: number;
}

/** How the payments of the last three months share the approved balance. */
const shares = [0.5, 0.3, 0.2];

/** The payments that add up to a partner's approved balance, the latest first. */
export function transactionsOf(partnerId: number, approved: number, now: Date): Transaction[] {
  if (approved <= 0) return [];
  const cents = Math.round(approved * 100);
  const rest = shares.slice(1).map((share) => Math.floor(cents * share));
  const first = cents - rest.reduce((sum, part) => sum + part, 0);
  return [first, ...rest].map((part, monthsAgo) => {
    const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
    return { id: `${partnerId}${date.toISOString().slice(0, 7).replace('-', '')}`, date, amount: part / 100 };
  });
}
