/** Everything a partner can be granted. */
export const allCapabilities = {
  member: true,
  p2p_payments: true,
  referral_program: true,
  withdraw_money: true,
  active_funds: true,
  approved_funds: true,
  advance_funds: true,
  analytics: true,
  boost: true,
  distribution: true,
  games: true,
  instant_payments: { bank_card: true, crypto: true, payoneer: true, paypal: true },
  metadata_ai_service: true,
  partner_channel: true,
  ai_metadata_optimization: true,
  ai_youtube_comments: true,
  ecosystem_pulse_widget: true,
};

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
