import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { changeOf, sumFigures } from '@my-air/feature-kit/data';
import { platformName, useBindingAction } from '@my-air/feature-kit/views';
import { useFormat, type NumberValue } from '@my-air/i18n';
import { Avatar, PlatformMark, Row, Skeleton, Text, TextLink } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { ChannelActionButton } from '../status/ChannelActionButton.tsx';
import { withChannel } from './channelInAddress.ts';
import type { ChannelRow } from './findChannels.ts';

/** The name of a channel, which opens its page. */
export function NameCell({ channel }: { channel: Channel }) {
  const { i18n } = useLingui();
  const { title, platform, thumbnail_image } = channel;
  return (
    <Row gap={2}>
      <Avatar name={title} src={thumbnail_image} size={28} />
      <PlatformMark platform={platform} label={platformName(platform, i18n)} />
      <TextLink isQuiet render={<Link to="." search={withChannel(channel)} />}>
        <bdi>{title}</bdi>
      </TextLink>
    </Row>
  );
}

export interface FigureCellProps {
  /** The figure, already formatted. */
  children: string;
  /** The exact figure, where the other one is short. */
  title?: string;
  /** The share by which it has changed since the 28 days before; undefined where that is not known. */
  change?: number | undefined;
  /** The drawing beside the figure, such as its course. */
  beside?: ReactNode;
  /** Whether it is still loading. @default false */
  isCounting?: boolean;
}

/** A figure of a channel above its change. */
export function FigureCell({ children, title, change, beside, isCounting = false }: FigureCellProps) {
  const percent = useFormat().number(change, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  if (isCounting) return <Skeleton width="3.5rem" />;
  return (
    <Figures>
      {beside}
      <Lines>
        <span title={title}>{children}</span>
        {change !== undefined && (
          <Text as="span" size={12} weight="regular" tone={toneOf(change)}>
            {percent}
          </Text>
        )}
      </Lines>
    </Figures>
  );
}

/** As the written percent, which has one digit behind its point. */
const toneOf = (change: number) =>
  Math.abs(change) < 0.0005 ? 'muted' : change > 0 ? 'positive' : 'critical';

export interface TotalCellProps {
  /** The channels that are counted. */
  rows: readonly ChannelRow[];
  /** The figure that is summed up. */
  id: 'views' | 'earnings';
  /** Writes the figure. */
  write: (value: NumberValue) => string;
  /** Whether it is still loading. */
  isCounting: boolean;
}

/** The total of the channels that have a figure, and how many those are where not all have it. */
export function TotalCell({ rows, id, write, isCounting }: TotalCellProps) {
  const { t } = useLingui();
  const format = useFormat();
  const known = rows.flatMap(({ figures }) => (figures && figures[id].now !== null ? [figures[id]] : []));
  const [part, all] = [format.number(known.length), format.number(rows.length)];
  const total = sumFigures(known);
  return (
    <>
      <FigureCell change={changeOf(total)} isCounting={isCounting}>
        {write(known.length > 0 ? total.now : null)}
      </FigureCell>
      {known.length > 0 && known.length < rows.length && (
        <Quiet>
          {t`${plural(rows.length, { one: `${part} of ${all} channel`, other: `${part} of ${all} channels` })}`}
        </Quiet>
      )}
    </>
  );
}

/** The action of the user for a channel, or the next step in words. */
export function StepCell({ row, text }: { row: ChannelRow; text: string }) {
  const { channel, described, needsUser } = row;
  const { action } = described;
  const binding = useBindingAction();
  const canAct = needsUser && (action.kind === 'open-studio' || !binding.isRefused);
  if (canAct && action.kind !== 'none')
    return <ChannelActionButton channel={channel} action={action} isInRow />;
  return <Quiet title={text}>{text}</Quiet>;
}

/** Small text of at most two lines, which a row has room for. */
export const Quiet = styled(Text).attrs({ size: 12, tone: 'muted' })`
  display: -webkit-box;
  overflow: hidden;
  font-weight: 400;
  line-height: 1.3;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Figures = styled.div`
  display: flex;
  gap: 0 var(--space-2);
  align-items: center;
  justify-content: flex-end;

  /* With large text on a phone the figure is below its course. */
  [data-cards] & {
    flex-wrap: wrap;
  }
`;

const Lines = styled.div`
  display: grid;
  line-height: 1.15;
`;
