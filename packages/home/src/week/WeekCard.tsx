import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { channelsQuery, statisticsQuery, useScope } from '@my-air/feature-kit/data';
import { useFormat } from '@my-air/i18n';
import { Card, CloseIcon, IconButton, Text } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { styled } from 'styled-components';

import { LateCurve } from '../statistics/LateCurve.tsx';
import { useWeekWords } from './useWeekWords.ts';
import { WeekPicture } from './WeekPicture.tsx';
import { weekOf, type Week } from './weekOf.ts';

export interface WeekCardProps {
  /** The Monday after the week, as `2026-11-30`. */
  monday: string;
  /** Called when the user does not want to see the week any more. */
  onDismiss: () => void;
}

/** The last finished week beside the one before, of the channels that the screens show. Nothing where there are no figures. */
export function WeekCard({ monday, onDismiss }: WeekCardProps) {
  const { api } = usePortal();
  const { data: statistics } = useSuspenseQuery(statisticsQuery(api));
  const { includes } = useScope();
  // Of a thousand channels, once.
  const week = useMemo(
    () => (statistics ? weekOf({ channels: statistics.channels.filter(includes) }, monday) : undefined),
    [statistics, includes, monday],
  );
  return week && <WeekView week={week} onDismiss={onDismiss} />;
}

interface WeekViewProps extends Pick<WeekCardProps, 'onDismiss'> {
  week: Week;
}

function WeekView({ week, onDismiss }: WeekViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const { data: channels } = useSuspenseQuery(channelsQuery(api));
  const words = useWeekWords(week, channels);
  const { from, to, sentence } = words;
  const { days, before, views } = week;
  const kind = views.total === null ? 'revenue' : 'views';

  return (
    <Card
      title={<Trans>Your week</Trans>}
      actions={
        <IconButton size="s" label={t`Dismiss`} icon={<CloseIcon aria-hidden />} onClick={onDismiss} />
      }
    >
      <Parts>
        <Words>
          <div>
            <Text size={14} tone="muted">
              {`${from} – ${to}`}
            </Text>
            <Text>{sentence}</Text>
          </div>
          {words.views !== undefined && <WeekPicture week={week} words={words} />}
        </Words>
        <LateCurve
          label={kind === 'views' ? t`Views by day` : t`Earnings by day`}
          days={days.map(({ date }) => format.shortDate(date))}
          series={[
            { id: 'week', name: t`Last week`, values: days.map((day) => day[kind]) },
            ...(before.length === days.length
              ? [{ id: 'before', name: t`The week before`, values: before.map((day) => day[kind]) }]
              : []),
          ]}
          formatValue={kind === 'views' ? format.number : format.money}
          formatTick={kind === 'views' ? format.compact : format.compactMoney}
        />
      </Parts>
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-5) var(--space-6);
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;
