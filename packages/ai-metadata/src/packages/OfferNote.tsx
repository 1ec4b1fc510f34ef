import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Status } from '@my-air/ui-kit';

import { daysBetween, isOfferEnding } from './isOfferEnding.ts';

export interface OfferNoteProps {
  /** The end of the reduced price; null or undefined when it has none. */
  endsAt: string | null | undefined;
  /** In milliseconds since 1970. */
  now: number;
}

/** The note that an offer ends in a few days. */
export function OfferNote({ endsAt, now }: OfferNoteProps) {
  const { t } = useLingui();
  const end = Date.parse(endsAt ?? '');
  const days = daysBetween(now, end);
  if (Number.isNaN(end) || !isOfferEnding(days)) return null;
  return (
    <Status tone="warning" style={{ alignSelf: 'start' }}>
      {t`${plural(days, { one: 'Offer ends in # day', other: 'Offer ends in # days' })}`}
    </Status>
  );
}
