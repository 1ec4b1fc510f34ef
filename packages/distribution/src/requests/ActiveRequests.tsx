import { Trans, useLingui } from '@lingui/react/macro';
import { channelKey, NothingInScope, OnlyScope, useScope } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { Button, Drawer, EmptyState } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import type { RequestingChannel } from '../contract.ts';
import { requestsQuery } from '../overview/distribution.api.ts';
import { RequestTable, type RequestPlace } from './RequestTable.tsx';
import { RequestTimeline } from './RequestTimeline.tsx';

/** The requests that are under way, and the timeline of the one that was chosen. */
export function ActiveRequests() {
  const { t } = useLingui();
  const { api, modals } = usePortal();
  const { data } = useSuspenseQuery(requestsQuery(api));
  const { includes } = useScope();
  const channels = useMemo(() => data.filter(includes), [data, includes]);
  const [opened, setOpened] = useState<RequestPlace>();
  const channel = channels.find((one) => channelKey(one) === opened?.channel);
  const request = channel?.distribution_platforms?.find(({ id }) => id === opened?.platform);

  function seePlatform(platformId: number) {
    setOpened(undefined);
    void modals.open('distribution', { platformId });
  }

  if (!channels.some(isAsking)) {
    return (
      <>
        <OnlyScope />
        {data.some(isAsking) ? (
          <NothingInScope />
        ) : (
          <EmptyState
            title={<Trans>No requests under way</Trans>}
            text={<Trans>Accept the agreement of a platform, and its requests appear here.</Trans>}
          />
        )}
      </>
    );
  }
  return (
    <>
      <OnlyScope />
      <RequestTable channels={channels} onOpen={setOpened} />
      <Drawer
        isOpen={request !== undefined}
        title={channel && request ? `${channel.title} – ${request.platform}` : ''}
        onClose={() => setOpened(undefined)}
        closeLabel={t`Close`}
        actions={request && <Button onClick={() => seePlatform(request.id)}>{t`See the platform`}</Button>}
      >
        {request && <RequestTimeline request={request} />}
      </Drawer>
    </>
  );
}

const isAsking = ({ distribution_platforms }: RequestingChannel) => Boolean(distribution_platforms?.length);
