/** A page of the finance app, and the balance it is about. */
export interface FinanceSection {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** The key of the partner's balance whose amount the page shows; null shows them all. */
  readonly amount: string | null;
}

export const financeSections: readonly FinanceSection[] = [
  { id: 'account', title: 'Account', lead: 'What you have with us, in US dollars.', amount: null },
  {
    id: 'advance',
    title: 'Advance',
    lead: 'Money for the current month that you can take before it ends.',
    amount: 'advance',
  },
  {
    id: 'active-funds',
    title: 'Active funds',
    lead: 'Funds that work for you until you take them out.',
    amount: 'active',
  },
  {
    id: 'regular-payments',
    title: 'Regular payments',
    lead: 'What leaves your account each month by itself.',
    amount: 'approved',
  },
  { id: 'payouts', title: 'Payouts', lead: 'What was paid out to you, and what can be.', amount: 'approved' },
];
