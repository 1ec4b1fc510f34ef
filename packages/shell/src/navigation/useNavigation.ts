import { useUser, type AccountEntry } from '@my-air/feature-kit';
import { inOrder } from '@my-air/feature-kit/views';

import { useAllContributions, useShell } from '../Shell.ts';
import { visibleNavigation, type VisibleGroup } from './visibleNavigation.ts';

/** The navigation of the signed-in user, in its groups. */
export function useNavigation(): readonly VisibleGroup[] {
  const entries = useAllContributions().flatMap(({ navigation }) => navigation ?? []);
  return visibleNavigation(entries, useUser(), useShell().order);
}

/** The pages and dialogs of the user's own account, in the portal's order. */
export function useAccountEntries(): readonly AccountEntry[] {
  const entries = useAllContributions().flatMap(({ account }) => account ?? []);
  return inOrder(entries, useShell().order.account);
}
