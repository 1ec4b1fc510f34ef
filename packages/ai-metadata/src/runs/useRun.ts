import { usePortal, useUser } from '@my-air/feature-kit';
import { useDebounced } from '@my-air/feature-kit/data';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';

import type { AiChannel } from '../contract.ts';
import { balanceQuery } from '../packages/packages.api.ts';
import { initialSettings, keptSettings } from '../receipt/BatchSettings.ts';
import { keptRun, runFailuresAtom, startedIn, type ChannelOrder } from './ChannelRun.ts';
import { channelOrderQuery } from './runs.api.ts';

/** A chosen channel in the receipt of a run. */
export interface RunRow {
  channel: AiChannel;
  /** The order that would be sent; undefined while its price is not known. */
  sent: ChannelOrder | undefined;
  /** The videos and the cost in translations: of the price, or once it has started as they were then. */
  videos: number | null | undefined;
  cost: number | undefined;
  isPending: boolean;
  /** Whether this run has started it. */
  isStarted: boolean;
  /** Why it did not start. */
  failure: string | undefined;
  /** Why its price is not known. */
  error: Error | null;
  retryPrice: () => void;
}

/** The channels that a run translates, what each costs, and the sum of those that have not started. */
export function useRun(chosen: readonly AiChannel[], days: number | undefined) {
  const { api } = usePortal();
  const userId = useUser()?.id;
  const [kept, setSettings] = useAtom(keptSettings(userId, 'channels'));
  const run = useAtomValue(keptRun(userId));
  const failures = useAtomValue(runFailuresAtom);
  const settings = kept ?? initialSettings(chosen[0]?.batch_translation);
  const asked = JSON.stringify([days ?? null, settings]);
  const settled = useDebounced(asked);
  const canAsk = settled === asked && settings.languages.length > 0;

  const started = chosen.map(({ platform_guid }) => startedIn(run, asked, platform_guid));
  const prices = useQueries({
    queries: chosen.map(({ platform_guid, is_access_revoked }, place) => ({
      ...channelOrderQuery(api, platform_guid, days, settings),
      enabled: canAsk && !is_access_revoked && !started[place],
    })),
  });
  const rows = chosen.map((channel, place): RunRow => {
    const price = prices[place];
    const failure = failures[channel.platform_guid];
    const failed = failure?.asked === asked && !started[place] ? failure : undefined;
    const isKnown = canAsk && !price?.isError && !price?.isFetching;
    const job = started[place];
    const sent = failed?.sent ?? (isKnown ? price?.data : undefined);
    return {
      channel,
      sent,
      videos: job ? job.videos : sent?.price.videos,
      cost: job ? job.cost : sent?.price.translation_spent,
      isPending:
        !failed?.sent && !channel.is_access_revoked && !started[place] && (!canAsk || !!price?.isFetching),
      isStarted: job !== undefined,
      failure: failed?.text,
      error: price?.isError && !price.isFetching ? price.error : null,
      retryPrice: () => void price?.refetch(),
    };
  });

  // oxlint-disable-next-line my-air/answered-query -- without a balance the server's shortage decides
  const balance = useQuery(balanceQuery(api)).data?.balance;
  const orders = rows.flatMap(({ sent, isStarted: has, channel }) =>
    sent && !has && !channel.is_access_revoked && sent.price.translation_spent > 0 ? [sent] : [],
  );
  const spent = orders.reduce((all, { price }) => all + price.translation_spent, 0);
  const after = balance === undefined ? undefined : balance - spent;
  return {
    settings,
    setSettings,
    asked,
    rows,
    sum: {
      orders,
      spent,
      balance,
      after,
      isShort:
        after === undefined ? orders.some(({ price }) => (price.translation_shortage ?? 0) > 0) : after < 0,
      overwritten: orders
        .flatMap(({ price }) => price.languages ?? [])
        .reduce((all, line) => all + line.overwritten, 0),
      isPending: rows.some(({ isPending }) => isPending),
    },
  };
}
export type RunSum = ReturnType<typeof useRun>['sum'];
