import { useLingui } from '@lingui/react/macro';
import { port, useContributions, usePortal, useUser } from '@my-air/feature-kit';
import { businessCalendarOf, channelKey, channelsQuery, statisticsQuery } from '@my-air/feature-kit/data';
import { PathLink } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { media, TextLink, useNow } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';

import { shortWait, useIsOver, useSources } from '../overview/useSources.ts';
import { homePorts } from '../ports.ts';
import { listWaiting } from '../waiting/listWaiting.ts';
import { putOffAtom } from '../waiting/putOff.ts';
import { newsOf, type News } from './newsOf.ts';

export interface NewsLineProps {
  /** Whether the path of a newcomer tells the news already; the line stays empty then. */
  isTold: boolean;
}

/** The one sentence that is news today, with the way to its place; its lines are reserved until it is known. */
export function NewsLine({ isTold }: NewsLineProps) {
  const found = useNews();
  const news = isTold ? undefined : found;
  const words = useNewsWords();
  const text = news && words(news);
  const path = news && pathOf(news);
  return (
    <Line>
      {text && path !== undefined ? (
        <TextLink isQuiet render={<PathLink to={path} />}>
          {text}
        </TextLink>
      ) : (
        text
      )}
    </Line>
  );
}

/** The news as far as the answers that home waits for are there. */
function useNews(): News | undefined {
  const portal = usePortal();
  const now = useNow();
  const { found, isPending } = useSources(useContributions('waiting'));
  const putOffIds = useAtomValue(putOffAtom(useUser()?.id));
  const isOver = useIsOver(shortWait);
  // oxlint-disable-next-line my-air/answered-query -- without the channels there is other news, or none
  const channels = useQuery(channelsQuery(portal.api));
  // oxlint-disable-next-line my-air/answered-query -- without the statistics there is other news, or none
  const statistics = useQuery(statisticsQuery(portal.api));
  const isComing = isPending || !channels.isFetched || !statistics.isFetched;
  if (isComing && !isOver) return undefined;
  return newsOf({
    items: listWaiting(found).filter(({ id }) => !putOffIds.has(id)),
    channels: channels.data ?? [],
    statistics: statistics.data,
    now,
    calendar: businessCalendarOf(portal),
  });
}

/** Puts news into words. */
function useNewsWords() {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();

  return (news: News): string => {
    switch (news.kind) {
      case 'due':
        return `${news.item.title} · ${format.day(news.due, now)}`;
      case 'accepted': {
        const { title } = news.channel;
        return t`We accepted ${title}. See what comes next.`;
      }
      case 'answer': {
        const { title } = news.channel;
        const date = format.deadline(news.due, now);
        return t`Our answer about ${title} comes by ${date}.`;
      }
      case 'earnings':
      case 'views': {
        const share = shareOf(news.change);
        if (news.kind === 'views') {
          const views = format.compact(news.total);
          return share
            ? t`Views in 28 days: ${views}, ${share} on the 28 days before.`
            : t`Views in 28 days: ${views}.`;
        }
        const money = format.money(news.total);
        return share
          ? t`Earned in 28 days: ${money}, ${share} on the 28 days before.`
          : t`Earned in 28 days: ${money}.`;
      }
      default: {
        const money = format.money(news.amount);
        const date = format.shortDate(news.date, now);
        if (news.kind === 'paid') return t`Your payout of ${money} was sent on ${date}.`;
        if (news.kind === 'payout') return t`Your payout of ${money} comes on ${date}.`;
        return t`Your report is here: ${money}. You will be paid on ${date}.`;
      }
    }
  };

  function shareOf(change: number | undefined): string | undefined {
    if (change === undefined) return undefined;
    return format.number(change, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  }
}

/** The path of what the news is about; undefined where it is on home already, or no feature has it. */
function pathOf(news: News): string | undefined {
  switch (news.kind) {
    case 'due':
      return 'to' in news.item.action ? news.item.action.to : undefined;
    case 'accepted':
    case 'answer':
      return port(homePorts, 'linkToChannel')?.(channelKey(news.channel));
    case 'earnings':
    case 'views':
      return '/home#statistics';
    default:
      return port(homePorts, 'linkToReport')?.();
  }
}

/** As high without the sentence as with it, where its text has its usual size: one line, and two on a phone. */
const Line = styled.span`
  display: block;
  min-height: 2lh;

  ${media.up('md')} {
    min-height: 1lh;
  }
`;
