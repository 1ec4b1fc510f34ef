/** Nothing earned yet. */
export const emptyBalance = balanceOf({ approved: 0, advance: 0, active: 0, royalty: 0 });

/** A balance with its total, under both of the wire's names. What may be had in advance is offered, not earned: it counts for nothing. */
export function balanceOf(amounts: { approved: number; advance: number; active: number; royalty: number }) {
  const total = Math.round(100 * (amounts.approved + amounts.active + amounts.royalty)) / 100;
  const named = { ...amounts, total };
  const inDollars = Object.fromEntries(
    Object.entries(named).map(([name, amount]) => [`${name}_usd`, amount]),
  );
  return { ...named, ...inDollars };
}
