import { type AccountEntry } from '@my-air/feature-kit';
import { inOrder } from '@my-air/feature-kit/views';

import { useShell } from '../Shell.ts';

/** The pages of the user's own account that the features bring, in the portal's order. */
export function useAccountEntries(): readonly AccountEntry[] {
  const entries = useShell().features.flatMap(({ account }) => account ?? []);
  return inOrder(entries, useShell().order.account);
}
