import type { PreCalculation, TranslationBalance } from '../contract.ts';

/** Fewer translations than these are a low balance: twenty videos in five languages. */
const lowBalance = 100;

/**
 * Whether so few translations are left that the next ones may stop for lack of them. A balance of 0 with nothing in
 * progress says so itself.
 */
export function isLow({ balance, reserved }: TranslationBalance): boolean {
  return balance < lowBalance && (balance > 0 || (reserved ?? 0) > 0);
}

/** Whether the balance is enough for a translation that leaves it low. */
export function isLowAfter({ translation_spent, balance_after }: PreCalculation): boolean {
  if (typeof balance_after !== 'number' || translation_spent === 0) return false;
  return balance_after >= 0 && balance_after < lowBalance;
}
