import type { Balance, Capabilities } from '@my-air/api-client/contract';

/** The kinds of money a partner can have with us, in the order of reading: what the total adds up comes before it. */
export const fundKinds = ['approved', 'active', 'royalty', 'total', 'advance'] as const;
export type FundKind = (typeof fundKinds)[number];

export interface Fund {
  kind: FundKind;
  /** In US dollars. */
  amount: number;
}

/** The capability that shows a kind of money even at zero; the others show only with an amount. */
const capabilityOf: Partial<Record<FundKind, string>> = {
  approved: 'approved_funds',
  advance: 'advance_funds',
  active: 'active_funds',
};

/** The funds to show: each whose capability is set, and each that is not zero. */
export function listFunds(
  balance: Balance | null | undefined,
  capabilities: Capabilities | null | undefined,
): readonly Fund[] {
  return fundKinds
    .map((kind) => ({ kind, amount: amountOf(balance, kind) }))
    .filter(({ kind, amount }) => amount !== 0 || isGranted(capabilities, capabilityOf[kind]));
}

/** The amount of one kind of money; the field that names its currency wins over the one that does not. */
export function amountOf(balance: Balance | null | undefined, kind: FundKind): number {
  // The server's shape is not trusted: an amount may arrive as text.
  const value: unknown = balance?.[`${kind}_usd`] ?? balance?.[kind] ?? 0;
  const amount = Number(value);
  return Number.isFinite(amount) ? amount : 0;
}

function isGranted(capabilities: Capabilities | null | undefined, name: string | undefined): boolean {
  return (
    name !== undefined && Boolean(capabilities && Object.hasOwn(capabilities, name) && capabilities[name])
  );
}
