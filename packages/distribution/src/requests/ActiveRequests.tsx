import { Trans, useLingui } from '@lingui/react/macro';
import { isSameChannel, OnlyChannel, useChosenChannel } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { Button, Drawer, EmptyState } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { requestsQuery } from '../overview/distribution.api.ts';
import { buildRequestTable } from './buildRequestTable.ts';
import type { GridPlace } from './placeAfterKey.ts';
import { RequestGrid } from './RequestGrid.tsx';
import { RequestTimeline } from './RequestTimeline.tsx';

/** The requests that are under way, and the timeline of the one that was chosen. */
export function ActiveRequests() {
  const { t } = useLingui();
  const { api, modals } = usePortal();
  const { data } = useSuspenseQuery(requestsQuery(api));
  const { channel: chosen } = useChosenChannel();
  const table = useMemo(
    () => buildRequestTable(chosen ? data.filter((asking) => isSameChannel(asking, chosen)) : data),
    [data, chosen],
  );
  const [opened, setOpened] = useState<GridPlace>();
  const open = useCallback((place: GridPlace) => setOpened(place), []);
  const request = opened && table.at(opened.row, opened.column);
  const channel = table.channels[opened?.row ?? -1]?.title ?? '';

  function seePlatform(platformId: number) {
    setOpened(undefined);
    void modals.open('distribution', { platformId });
  }

  if (table.columns.length === 0) {
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
      <RequestGrid table={table} onOpen={open} />
      <Drawer
        isOpen={request !== undefined}
        title={request ? `${channel} – ${request.platform}` : ''}
        onClose={() => setOpened(undefined)}
        closeLabel={t`Close`}
        actions={request && <Button onClick={() => seePlatform(request.id)}>{t`See the platform`}</Button>}
      >
        {request && <RequestTimeline request={request} />}
      </Drawer>
    </>
  );
}
