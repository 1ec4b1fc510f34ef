import { Trans, useLingui } from '@lingui/react/macro';
import { channelKey, isSameChannel, OnlyChannel, useChosenChannel } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { Button, Drawer, EmptyState } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { requestsQuery } from '../overview/distribution.api.ts';
import { RequestTable, type RequestPlace } from './RequestTable.tsx';
import { RequestTimeline } from './RequestTimeline.tsx';

/** The requests that are under way, and the timeline of the one that was chosen. */
export function ActiveRequests() {
  const { t } = useLingui();
  const { api, modals } = usePortal();
  const { data } = useSuspenseQuery(requestsQuery(api));
  const { channel: chosen } = useChosenChannel();
  const channels = useMemo(
    () => (chosen ? data.filter((asking) => isSameChannel(asking, chosen)) : data),
    [data, chosen],
  );
  const [opened, setOpened] = useState<RequestPlace>();
  const channel = channels.find((one) => channelKey(one) === opened?.channel);
  const request = channel?.distribution_platforms?.find(({ id }) => id === opened?.platform);

  function seePlatform(platformId: number) {
    setOpened(undefined);
    void modals.open('distribution', { platformId });
  }

  if (!channels.some(({ distribution_platforms }) => distribution_platforms?.length)) {
    return (
      <>
        <OnlyChannel />
        <EmptyState
          title={<Trans>No requests under way</Trans>}
          text={<Trans>Accept the agreement of a platform, and its requests appear here.</Trans>}
        />
      </>
    );
  }
  return (
    <>
      <OnlyChannel />
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
