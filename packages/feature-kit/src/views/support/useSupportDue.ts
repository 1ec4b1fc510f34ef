import { useFormat } from '@my-air/i18n';
import { useNow } from '@my-air/ui-kit';

import { businessCalendarOf, supportDue } from '../../data/channel/answerDue.ts';
import { usePortal } from '../../index.ts';

/** The moment by which a question that is sent now is usually answered, in the user's words. */
export function useSupportDue(): string {
  const format = useFormat();
  const now = useNow();
  return format.deadline(supportDue(now, businessCalendarOf(usePortal())), now);
}
