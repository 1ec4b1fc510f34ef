import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, type TopBarSheetProps } from '@my-air/feature-kit';
import { QueryView } from '@my-air/feature-kit/views';
import { Button, EmptyState, ErrorState, SkeletonList, Text, TextLink } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { CatchBoundary, Link, type ErrorComponentProps } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { notificationsQuery } from '../notices/notifications.api.ts';
import { NoticeList } from './NoticeList.tsx';

/** The open notifications, and a link to all of them. */
export function NotificationsSheet({ close }: TopBarSheetProps) {
  return (
    <>
      <Waiting close={close} />
      <Foot size={14}>
        <TextLink render={<Link to="/notifications" onClick={close} />}>
          <Trans>All notifications and the archive</Trans>
        </TextLink>
      </Foot>
    </>
  );
}

function Waiting({ close }: TopBarSheetProps) {
  const { t } = useLingui();
  const { api } = usePortal();

  return (
    <QueryView
      query={useQuery(notificationsQuery(api))}
      pending={<SkeletonList label={t`Loading notifications`} count={3} />}
      failed={<NotLoaded />}
    >
      {({ active_notifications }) => (
        <CatchBoundary getResetKey={() => 'notifications'} errorComponent={FailedPart}>
          <NoticeList active={active_notifications} empty={<AllRead />} onLeave={close} />
        </CatchBoundary>
      )}
    </QueryView>
  );
}

function NotLoaded() {
  return <Trans>The notifications could not be loaded</Trans>;
}

/** The empty state of the open notifications. */
export function AllRead() {
  return (
    <EmptyState
      illustration="done"
      title={<Trans>You are all caught up</Trans>}
      text={<Trans>Messages from our team about your channels, earnings and agreements appear here.</Trans>}
    />
  );
}

/** Shown for a text that could not be rendered because the sanitizer failed to load. */
function FailedPart({ reset }: ErrorComponentProps) {
  return (
    <ErrorState
      title={<NotLoaded />}
      action={
        <Button onClick={reset}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

const Foot = styled(Text)`
  padding-block-start: var(--space-3);
  text-align: center;
  border-block-start: 1px solid var(--color-line);
`;
