import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { Status, type TableColumn } from '@my-air/ui-kit';
import { useMemo } from 'react';

import { ChannelActionButton } from '../status/ChannelActionButton.tsx';
import { NextStep } from '../status/NextStep.tsx';
import { StatusIcon } from '../status/StatusIcon.tsx';
import { useChannelStatus } from '../status/useChannelStatus.ts';
import { ChannelIdentity } from './ChannelIdentity.tsx';
import { DetailsLink } from './DetailsLink.tsx';

/** The columns of the table of channels. */
export function useChannelColumns(): readonly TableColumn<Channel>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'channel',
        header: t`Channel`,
        isRowHeader: true,
        minWidth: 16,
        cell: (channel) => <ChannelIdentity channel={channel} />,
      },
      {
        id: 'status',
        header: t`Status`,
        cell: (channel) => <StatusCell channel={channel} />,
        minWidth: 14,
        share: 0,
      },
      {
        id: 'action',
        header: t`Next step`,
        cell: (channel) => <ActionCell channel={channel} />,
        minWidth: 13,
        share: 0,
      },
      {
        id: 'details',
        header: t`Details`,
        isHeaderHidden: true,
        minWidth: 7,
        share: 0,
        cell: (channel) => <DetailsLink channel={channel} />,
      },
    ],
    [t],
  );
}

function StatusCell({ channel }: { channel: Channel }) {
  const { t } = useLingui();
  const { tone, icon, label } = useChannelStatus(channel);
  return (
    <Status tone={tone} icon={<StatusIcon name={icon} />}>
      {t(label)}
    </Status>
  );
}

/** The one action for a channel, or whose turn it is. */
function ActionCell({ channel }: { channel: Channel }) {
  const described = useChannelStatus(channel);
  return described.action.kind === 'none' ? (
    <NextStep channel={channel} described={described} />
  ) : (
    <ChannelActionButton channel={channel} action={described.action} />
  );
}
