import { Trans, useLingui } from '@lingui/react/macro';
import { endOf, useFormat } from '@my-air/i18n';
import { DateText, SupportButton } from '@my-air/feature-kit/views';
import { Stack, Stepper, useNow, type Step } from '@my-air/ui-kit';

import type { RequestedPlatform } from '../contract.ts';

export interface RequestTimelineProps {
  /** The request with the dates of its stages. */
  request: RequestedPlatform;
}

/**
 * The stages of a request from the agreement to the first live video: dates where they are known, "expected"
 * where not, and the way to our team where one is late.
 */
export function RequestTimeline({ request }: RequestTimelineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { agreed_at, review_at, delivering_at, live_at, expected_at } = request;
  const stages = [
    { id: 'agreed', label: t`Agreed`, date: agreed_at },
    { id: 'review', label: t`In review`, date: review_at },
    { id: 'delivering', label: t`Being delivered`, date: delivering_at },
    { id: 'live', label: t`Live`, date: live_at },
  ];
  const current = stages.findLastIndex(({ date }) => Boolean(date));
  const expected = format.shortDate(expected_at);
  const end = endOf(expected_at, format.timeZone);
  const isLate = end <= useNow({ awaited: end }) && !live_at;
  const { platform } = request;

  const steps = stages.map(({ id, label, date }, index): Step => {
    const isLast = index === stages.length - 1;
    const state =
      index < current || (isLast && current === index) ? 'done' : index === current ? 'current' : 'upcoming';
    const isExpected = !date && isLast && expected_at;
    return {
      id,
      label,
      state,
      description: date ? (
        <DateText value={date} />
      ) : isExpected ? (
        <span title={format.date(expected_at)}>
          {isLate ? <Trans>Was expected by {expected}</Trans> : <Trans>Expected by {expected}</Trans>}
        </span>
      ) : index > current ? (
        <Trans>Expected</Trans>
      ) : undefined,
    };
  });

  return (
    <Stack gap={4} align="start">
      <Stepper
        isVertical
        label={t`Progress of the request`}
        steps={steps}
        stateLabels={{ done: t`done`, current: t`in progress`, upcoming: t`upcoming`, failed: t`failed` }}
      />
      {isLate && (
        <SupportButton summary={t`When do my videos go live on ${platform}?`}>
          <Trans>Ask our team</Trans>
        </SupportButton>
      )}
    </Stack>
  );
}
