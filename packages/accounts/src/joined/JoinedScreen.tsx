import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel, StatisticsDay } from '@my-air/api-client/contract';
import { channelKey, isSameChannel, statisticsQuery } from '@my-air/feature-kit/data';
import { port, useCapability, usePortal, useUser } from '@my-air/feature-kit';
import { ManagerLine, PathLink, SupportButton, useBrandName } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Button, Card, Grid, Page, Skeleton, Sparkline, Stack, StatTile, Text, useNow } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { styled } from 'styled-components';

import { ChannelIdentity } from '../channel/ChannelIdentity.tsx';
import { accountsPorts } from '../ports.ts';

export interface JoinedScreenProps {
  /** The channel that has joined. */
  channel: Channel;
}

/** The welcome to a channel that has joined: its last days with us, what comes next, and whom to ask. */
export function JoinedScreen({ channel }: JoinedScreenProps) {
  const portal = usePortal();
  const { api } = portal;
  const key = channelKey(channel);
  const manager = useUser()?.partner?.manager;
  const brand = useBrandName();
  const format = useFormat();
  const now = useNow();
  // oxlint-disable-next-line my-air/answered-query -- without the statistics the page is whole
  const { data: statistics, isPending } = useQuery(statisticsQuery(api));
  const counted = statistics?.channels.find((one) => isSameChannel(one, channel));
  const { title } = channel;
  const report = statistics?.next_report?.date;
  const date = format.deadline(report, now);

  useEffect(() => {
    port(accountsPorts, 'onSeen')?.(portal, `/accounts/youtube?joined=${encodeURIComponent(key)}`);
  }, [portal, key]);

  return (
    <Page
      title={
        <Trans>
          {title} has joined {brand}
        </Trans>
      }
      lead={
        report ? (
          <Trans>It earns with us from now on. Your first report comes on {date}.</Trans>
        ) : (
          <Trans>It earns with us from now on.</Trans>
        )
      }
    >
      <Card>
        <ChannelIdentity channel={channel} />
        {isPending ? (
          <Skeleton shape="block" height="5rem" />
        ) : (
          <LastDays days={counted?.days.slice(-shownDays) ?? []} />
        )}
      </Card>
      <Card title={<Trans>What comes next</Trans>}>
        <NextSteps channel={channel} />
      </Card>
      {manager && (
        <Card>
          <ManagerLine manager={manager} />
          <div>
            <SupportButton />
          </div>
        </Card>
      )}
      <div>
        <Button render={<Link to="/accounts/youtube" search={{ channel: channelKey(channel) }} />}>
          <Trans>Open the channel</Trans>
        </Button>
      </div>
    </Page>
  );
}

/** The number of days that are shown. */
const shownDays = 28;

/** The figures of the channel's last four weeks; nothing where they are not known. */
function LastDays({ days }: { days: readonly StatisticsDay[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const views = days.flatMap((day) => day.views ?? []);
  const [first, last] = [days.at(0)?.subscribers, days.at(-1)?.subscribers];
  // A sum is true only where every day is known.
  if (views.length !== shownDays) return null;

  return (
    <Stack gap={3}>
      <Grid min="14rem" gap={4}>
        <StatTile
          label={t`Views in 28 days`}
          value={format.number(views.reduce((sum, count) => sum + count, 0))}
        />
        {typeof first === 'number' && typeof last === 'number' && (
          <StatTile
            label={t`New subscribers in 28 days`}
            value={format.number(last - first, { signDisplay: 'exceptZero' })}
          />
        )}
      </Grid>
      <Sparkline values={views} />
    </Stack>
  );
}

/** The number of steps that are named. */
const namedSteps = 3;

interface NextStep {
  title: string;
  detail: string;
  label: string;
  path: string;
}

/** The first steps that this channel and this user can take. */
function NextSteps({ channel }: JoinedScreenProps) {
  const { t } = useLingui();
  const isDistributing = useCapability('distribution');
  const isReferring = useCapability('referral_program');
  const isOnYouTube = channel.platform === 'youtube';
  const step = (path: string | undefined, words: Omit<NextStep, 'path'>): readonly NextStep[] =>
    path === undefined ? [] : [{ ...words, path }];

  const steps = [
    ...step(port(accountsPorts, 'linkToServices')?.(), {
      title: t`Choose your first service`,
      detail: t`Rights protection, design, promotion: each with its price and its time.`,
      label: t`See services`,
    }),
    ...step(isOnYouTube ? port(accountsPorts, 'linkToTranslation')?.() : undefined, {
      title: t`Reach viewers in other languages`,
      detail: t`We translate the titles and descriptions of your videos.`,
      label: t`Translate`,
    }),
    ...step(isOnYouTube && isDistributing ? port(accountsPorts, 'linkToDistribution')?.() : undefined, {
      title: t`Bring your videos to other platforms`,
      detail: t`The same videos, more viewers, without more work.`,
      label: t`See platforms`,
    }),
    ...step(isReferring ? port(accountsPorts, 'linkToReferrals')?.() : undefined, {
      title: t`Invite another creator`,
      detail: t`You earn a share of what they earn with us.`,
      label: t`Get your link`,
    }),
    ...step(`/accounts/youtube?channel=${encodeURIComponent(channelKey(channel))}`, {
      title: t`Request an audit`,
      detail: t`Our analysts look at the channel and tell you what to improve.`,
      label: t`Open the channel`,
    }),
    // The others are in the navigation.
  ].filter((_, index) => index < namedSteps);

  return (
    <Steps>
      {steps.map(({ title, detail, label, path }, index) => (
        <li key={path}>
          <div>
            <Text weight="medium">{title}</Text>
            <Text size={14} tone="muted">
              {detail}
            </Text>
          </div>
          <Button variant={index === 0 ? 'primary' : 'secondary'} render={<PathLink to={path} />}>
            {label}
          </Button>
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    justify-content: space-between;
  }
  > li > div {
    flex: 1 1 14rem;
  }
`;
