import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { ProgressBar, Stack, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Review } from '../reviews/Review.ts';

export interface ReviewReasonsProps {
  /** The review; nothing is drawn without reasons, figures or a number of videos. */
  review: Review;
}

/** The reason for the status of a review: the server's words, and the figures that are too low. */
export function ReviewReasons({ review: { reasons, metrics, videoCount } }: ReviewReasonsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const names: Readonly<Record<string, string>> = {
    subscribers: t`Subscribers`,
    subscriber_count: t`Subscribers`,
    views: t`Views`,
    monthly_views: t`Views a month`,
    videos: t`Videos`,
    watch_hours: t`Hours watched`,
  };

  return (
    <>
      {typeof videoCount === 'number' && (
        <Text size={14}>
          <Plural value={videoCount} one="# video" other="# videos" />
        </Text>
      )}
      {reasons.length > 0 && (
        <Reasons aria-label={t`Reasons`}>
          {reasons.map((reason, place) => (
            <Text as="li" key={`${place} ${reason}`} size={14}>
              {reason}
            </Text>
          ))}
        </Reasons>
      )}
      {metrics.length > 0 && (
        <Metrics aria-label={t`Our minimums`}>
          {metrics.map(({ name, required, current }, place) => {
            const label = Object.hasOwn(names, name) ? names[name] : t`Another figure`;
            const [now, needed] = [format.number(current), format.number(required)];
            return (
              <Stack as="li" key={`${place} ${name}`} gap={1}>
                <Text size={14}>
                  <Trans>
                    {label}: {now} of {needed}
                  </Trans>
                </Text>
                <ProgressBar value={current ?? 0} max={required} />
              </Stack>
            );
          })}
        </Metrics>
      )}
    </>
  );
}

const Reasons = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: 68ch;
  margin: 0;
  padding-inline-start: 1.25rem;
`;

const Metrics = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-3) var(--space-6);
  max-width: 40rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
