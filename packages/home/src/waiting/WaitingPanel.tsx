import { Trans, useLingui } from '@lingui/react/macro';
import { useSharedQueries } from '@my-air/feature-kit/data';
import { usePortal, useUser, type ActionItem } from '@my-air/feature-kit';
import { ItemBoundary, ShortList } from '@my-air/feature-kit/views';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Row,
  Skeleton,
  Text,
  useIsWide,
  useMoves,
} from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

import { listWaiting, type Waiting } from './listWaiting.ts';
import { putOff, putOffAtom, takeBack } from './putOff.ts';
import { PutOffItems } from './PutOffItems.tsx';
import { WaitingRow } from './WaitingRow.tsx';
import { waitingSourcesQuery } from './waitingSources.ts';

/** The number of items that are shown at first; on a phone the money has to be seen below them. */
const shownAtFirst = { wide: 5, phone: 3 };

export interface WaitingPanelProps {
  /** Whether the list is as long as it is going to be; until then none of it is shown. */
  isListed: boolean;
}

/** One ordered list of the items that wait for the user, from all features. */
export function WaitingPanel({ isListed }: WaitingPanelProps) {
  // Until then no answer is of use, and none draws the panel again.
  if (isListed) return <WaitingList />;
  return (
    <Card title={<Trans>To do</Trans>} aria-busy="true">
      <Coming lines={3} />
    </Card>
  );
}

function WaitingList() {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const owner = useUser()?.id;
  const isWide = useIsWide('sm');
  const { items, later, isPending, hasFailed, retry } = useWaiting();
  const count = items.length;

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
      text: t`Put off until tomorrow`,
      action: { label: t`Undo`, onAct: () => takeItemBack(id) },
    });
  }

  return (
    <Card
      title={
        <Row gap={2}>
          <Trans>To do</Trans>
          <Badge count={count} label={t`${count} in the list`} />
        </Row>
      }
    >
      {count > 0 && (
        <ShortList items={items} limit={isWide ? shownAtFirst.wide : shownAtFirst.phone}>
          {(shown) => (
            <List ref={list} aria-label={t`To do`}>
              {shown.map((item, index) => (
                <ItemBoundary key={item.id} of={item} as="li">
                  <WaitingRow item={item} isFirst={index === 0} onLater={putOffItem} />
                </ItemBoundary>
              ))}
            </List>
          )}
        </ShortList>
      )}
      {isPending && <Coming lines={count === 0 ? 3 : 1} />}
      {count === 0 && !isPending && !hasFailed && (
        <EmptyState
          illustration="done"
          title={<Trans>Nothing to do right now</Trans>}
          text={
            <Trans>Agreements to accept, steps with your channels and news from our team appear here.</Trans>
          }
        />
      )}
      {later.length > 0 && <PutOffItems ref={shownLater} items={later} onTakeBack={takeItemBack} />}
      {hasFailed && <Missing isAll={count === 0} onRetry={retry} />}
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

function Missing({ isAll, onRetry }: { isAll: boolean; onRetry: () => void }) {
  const again = (
    <Button size="s" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
  if (isAll) return <ErrorState title={<Trans>The list could not be loaded</Trans>} action={again} />;
  return (
    <Row gap={3} justify="between" wrap>
      <Text tone="muted" size={14}>
        <Trans>Some of it could not be loaded.</Trans>
      </Text>
      {again}
    </Row>
  );
}

const List = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Everything that waits for the user, and a function that repeats the failed requests. */
function useWaiting(): Waiting & { retry: () => void } {
  const portal = usePortal();
  const parts = useSuspenseQuery(waitingSourcesQuery(portal));
  const results = useSharedQueries(parts.data.queries);
  const waiting = listWaiting(results, useAtomValue(putOffAtom(useUser()?.id)));

  function retry() {
    if (parts.data.hasFailed) void parts.refetch();
    for (const result of results) if (result.isError) void result.refetch();
  }

  return { ...waiting, hasFailed: waiting.hasFailed || parts.data.hasFailed, retry };
}
