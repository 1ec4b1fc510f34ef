import { Trans, useLingui } from '@lingui/react/macro';
import { useContributions, usePortal, useUser, type ActionItem } from '@my-air/feature-kit';
import { ItemBoundary, ShortList } from '@my-air/feature-kit/views';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Row,
  Skeleton,
  useIsWide,
  useMoves,
} from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

import { MissingSources } from '../overview/MissingSources.tsx';
import { shortWait, useIsOver, useSources } from '../overview/useSources.ts';
import { hasAction } from '../road/roadOf.ts';
import { RoadView } from '../road/RoadView.tsx';
import type { RoadOnHome } from '../road/useRoad.ts';
import { keepOrder, listWaiting } from './listWaiting.ts';
import { putOff, putOffAtom, takeBack } from './putOff.ts';
import { PutOffItems } from './PutOffItems.tsx';
import { WaitingRow } from './WaitingRow.tsx';

/** The number of items that are shown at first; on a phone the money has to be seen below them. */
const shownAtFirst = { wide: 5, phone: 3 };

export interface WaitingPanelProps {
  /** The way of a newcomer, which the items are shown in. */
  road: RoadOnHome;
  /** Called once the first list is drawn. */
  onListed?: () => void;
}

/** One ordered list of the items that wait for the user, from all features. */
export function WaitingPanel({
  road: { road, isPending: isRoadPending, leads },
  onListed,
}: WaitingPanelProps) {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const owner = useUser()?.id;
  const isWide = useIsWide('sm');
  const { items, later, isPending, missing, ...waiting } = useWaiting();
  const isListed = waiting.isListed && !isRoadPending;
  const title = leads ? <Trans>Your path to the first payout</Trans> : <Trans>To do</Trans>;
  const count = items.length;
  const tellListed = useEffectEvent(() => onListed?.());
  useLayoutEffect(() => {
    if (isListed) tellListed();
  }, [isListed]);
  const retries = missing.flatMap(({ retry = [] }) => retry);

  const shownLater = useRef<HTMLButtonElement>(null);
  const list = useMoves<HTMLOListElement>(items.map(({ id }) => id).join());

  function takeItemBack(id: string) {
    flushSync(() => takeBack(owner, id));
    // The button that was pressed is gone; the focus goes where its item is.
    list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] :is(a, button)`)?.focus();
  }

  function putOffItem({ id }: ActionItem) {
    flushSync(() => putOff(owner, id));
    shownLater.current?.focus();
    toasts.show({
      type: 'success',
      text: t`Snoozed until tomorrow`,
      action: { label: t`Undo`, onAct: () => takeItemBack(id) },
    });
  }

  if (!isListed) {
    return (
      <Card title={title} aria-busy="true">
        <Coming lines={3} />
      </Card>
    );
  }
  const listed = count > 0 && (
    <ShortList items={items} limit={isWide ? shownAtFirst.wide : shownAtFirst.phone}>
      {(shown) => (
        <List ref={list} aria-label={t`To do`}>
          {shown.map((item, index) => (
            <ItemBoundary key={item.id} of={item} as="li">
              <WaitingRow
                item={item}
                isFirst={index === 0 && !(road && hasAction(road))}
                onLater={putOffItem}
              />
            </ItemBoundary>
          ))}
        </List>
      )}
    </ShortList>
  );
  return (
    <Card
      title={
        <Row gap={2}>
          {title}
          <Badge count={count} label={t`${count} in the list`} />
        </Row>
      }
    >
      {road ? <RoadView road={road}>{listed}</RoadView> : listed}
      {isPending && missing.length === 0 && <Coming lines={count === 0 ? 3 : 1} />}
      {!road && count === 0 && !isPending && missing.length === 0 && (
        <EmptyState
          illustration="done"
          title={<Trans>Nothing to do right now</Trans>}
          text={
            <Trans>Agreements to accept, steps with your channels and news from our team appear here.</Trans>
          }
        />
      )}
      {later.length > 0 && <PutOffItems ref={shownLater} items={later} onTakeBack={takeItemBack} />}
      {count === 0 && !isPending && retries.length > 0 && retries.length === missing.length ? (
        <ErrorState
          title={<Trans>The list could not be loaded</Trans>}
          action={
            <Button size="s" onClick={() => retries.forEach((retry) => retry())}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      ) : (
        <MissingSources sources={missing} />
      )}
    </Card>
  );
}

/** Placeholders of lines that are loading: words, and a button. */
function Coming({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, index) => (
    <Row key={index} gap={4} justify="between">
      <Skeleton width="60%" lines={2} height="0.875em" />
      <Skeleton shape="block" width="5rem" height="2rem" />
    </Row>
  ));
}

const List = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/**
 * Everything that waits for the user. The first list is sorted; what a late answer adds comes at its end, so that nothing
 * moves under the pointer.
 */
function useWaiting() {
  const { found, ...sources } = useSources(useContributions('waiting'));
  const isOver = useIsOver(shortWait);
  const putOffIds = useAtomValue(putOffAtom(useUser()?.id));
  const [order, setOrder] = useState<readonly string[]>([]);
  const isListed = order.length > 0 || !sources.isPending || isOver;

  const all = keepOrder(listWaiting(found), order);
  const added = all.filter(({ id }) => !order.includes(id));
  if (isListed && added.length > 0) setOrder([...order, ...added.map(({ id }) => id)]);

  return {
    ...sources,
    isListed,
    items: all.filter(({ id }) => !putOffIds.has(id)),
    later: all.filter(({ id }) => putOffIds.has(id)),
  };
}
