import { Trans, useLingui } from '@lingui/react/macro';
import { port } from '@my-air/feature-kit';
import { channelKey } from '@my-air/feature-kit/data';
import { LowMetrics, PathLink, SupportButton } from '@my-air/feature-kit/views';
import { endOf, startOf, useFormat } from '@my-air/i18n';
import { Button, Row, Stack, Text, useNow } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

import { homePorts } from '../ports.ts';
import type { Road } from './roadOf.ts';

/** The news of the road: who acts, and until when, with the one way on where it is not among the items that wait. */
export function RoadNews({ road }: { road: Road }) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const { step, channel, isRefused, dates, amount } = road;
  const title = channel?.title ?? '';
  const money = format.money(amount);
  const due = dates[step ?? 'payout'];
  const date = format.deadline(due, now);

  if (isRefused && channel) return <Refusal channel={channel} />;
  switch (step) {
    case 'added':
      return (
        <Sentence>
          <Trans>Start with your YouTube channel: add it, and we will review it.</Trans>
        </Sentence>
      );
    case 'applied':
      return (
        <Sentence>
          <Trans>{title} is in your list. Apply with it, and we will review it.</Trans>
        </Sentence>
      );
    case 'review':
      if (!due) {
        return (
          <Sentence>
            <Trans>We are reviewing {title}. No action needed.</Trans>
          </Sentence>
        );
      }
      if (startOf(due, format.timeZone) > now) {
        return (
          <Sentence>
            <Trans>
              We are reviewing {title}. You will have our answer by {date}.
            </Trans>
          </Sentence>
        );
      }
      return (
        <Sentence action={<SupportButton summary={t`When will you answer about ${title}?`} />}>
          <Trans>
            Our answer about {title} was due by {date}. Ask us if it does not come today.
          </Trans>
        </Sentence>
      );
    case 'accepted':
      if (endOf(due, format.timeZone) <= now) {
        return (
          <Sentence action={<SupportButton summary={t`A new invitation for ${title}`} />}>
            <Trans>
              Our invitation for {title} expired on {date}. If YouTube does not show it, ask us for a new one.
            </Trans>
          </Sentence>
        );
      }
      return (
        <Sentence>
          {due ? (
            <Trans>
              We accepted {title}. Accept our invitation in YouTube Studio by {date}.
            </Trans>
          ) : (
            <Trans>We accepted {title}. Accept our invitation in YouTube Studio.</Trans>
          )}
        </Sentence>
      );
    case 'report':
      return (
        <Sentence action={<WayTo path={port(homePorts, 'linkToServices')?.()}>{t`See services`}</WayTo>}>
          {due ? (
            <Trans>
              {title} has joined us. Your first report comes on {date}. Meanwhile, choose a service.
            </Trans>
          ) : (
            <Trans>
              {title} has joined us. Your first report comes next month. Meanwhile, choose a service.
            </Trans>
          )}
        </Sentence>
      );
    case 'payout':
      return (
        <Sentence action={<WayTo path={port(homePorts, 'linkToReport')?.()}>{t`Open the report`}</WayTo>}>
          <Trans>
            Your first report is here: {money}. You will be paid on {date}.
          </Trans>
        </Sentence>
      );
    case undefined:
      return (
        <Sentence action={<WayTo path={port(homePorts, 'linkToReport')?.()}>{t`Open Finance`}</WayTo>}>
          <Trans>
            Your payout of {money} was sent on {date}.
          </Trans>
        </Sentence>
      );
  }
}

/** The refusal of a channel: how far it is from the minimums, and when it can apply again. */
function Refusal({ channel }: { channel: NonNullable<Road['channel']> }) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const { title, metrics, join_request_not_allowed_until: until } = channel;
  const date = format.shortDate(until);
  const path = port(homePorts, 'linkToChannel')?.(channelKey(channel));

  return (
    <Stack gap={3}>
      <Sentence action={<WayTo path={path} isQuiet>{t`See the reasons`}</WayTo>}>
        {startOf(until, format.timeZone) > now ? (
          <Trans>
            We could not accept {title} this time. You can apply again on {date}.
          </Trans>
        ) : (
          <Trans>We could not accept {title} this time. You can apply again now.</Trans>
        )}
      </Sentence>
      {metrics && metrics.length > 0 && <LowMetrics metrics={metrics} />}
    </Stack>
  );
}

function Sentence({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Row gap={4} justify="between" wrap>
      <Text style={{ flex: '1 1 16rem' }}>{children}</Text>
      {action}
    </Row>
  );
}

interface WayToProps {
  /** The path; without it nothing is drawn. */
  path: string | undefined;
  isQuiet?: boolean;
  children: string;
}

function WayTo({ path, isQuiet = false, children }: WayToProps) {
  if (path === undefined) return null;
  return (
    <Button size="s" variant={isQuiet ? 'secondary' : 'primary'} render={<PathLink to={path} />}>
      {children}
    </Button>
  );
}
