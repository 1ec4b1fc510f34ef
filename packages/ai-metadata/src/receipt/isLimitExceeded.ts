import type { PreCalculation } from '../contract.ts';

type Price = Pick<PreCalculation, 'translation_spent' | 'translation_shortage'>;

/** Whether a translation costs more than there is: the balance is below the price, and translations are missing. */
export function isLimitExceeded(
  { translation_spent, translation_shortage }: Price,
  balance: number | null | undefined,
): boolean {
  if (typeof balance !== 'number') return (translation_shortage ?? 0) > 0;
  return balance < translation_spent && (translation_shortage ?? 0) > 0;
}
