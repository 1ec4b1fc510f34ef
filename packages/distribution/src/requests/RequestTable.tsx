import { useLingui } from '@lingui/react/macro';
import type { Id } from '@my-air/api-client/contract';
import { channelKey } from '@my-air/feature-kit/data';
import { Button, Status, Table, type TableColumn } from '@my-air/ui-kit';
import { useMemo } from 'react';

import type { RequestingChannel } from '../contract.ts';
import { describeRequest } from './describeRequest.ts';

/** A request by the key of its channel and the id of its platform. */
export interface RequestPlace {
  channel: string;
  platform: Id;
}

export interface RequestTableProps {
  /** The channels, with their requests. */
  channels: readonly RequestingChannel[];
  /** Called with the request that is pressed. */
  onOpen: (place: RequestPlace) => void;
}

/** The requests: a row for each channel, a column for each platform that any of them names. */
export function RequestTable({ channels, onOpen }: RequestTableProps) {
  const { t } = useLingui();
  const columns = useRequestColumns(channels, onOpen);
  return (
    <Table label={t`Requests by channel and platform`} columns={columns} rows={channels} rowId={channelKey} />
  );
}

function useRequestColumns(channels: RequestTableProps['channels'], onOpen: RequestTableProps['onOpen']) {
  const { t } = useLingui();
  return useMemo((): TableColumn<RequestingChannel>[] => {
    const requests = channels.flatMap(({ distribution_platforms }) => distribution_platforms ?? []);
    const names = new Map(requests.map(({ id, platform }) => [id, platform]));
    return [
      { id: 'channel', header: t`Channel`, isRowHeader: true, cell: ({ title }) => title },
      ...[...names].map(([platform, name]): TableColumn<RequestingChannel> => ({
        id: String(platform),
        header: name,
        minWidth: 7,
        cell: (channel) => {
          const request = channel.distribution_platforms?.find(({ id }) => id === platform);
          if (!request) return null;
          const words = describeRequest(request.state);
          return (
            <Button
              size="s"
              variant="quiet"
              style={{ marginInline: 'calc(-1 * var(--space-3))' }}
              aria-label={`${channel.title} – ${name}: ${t(words.label)}`}
              onClick={() => onOpen({ channel: channelKey(channel), platform })}
            >
              <Status tone={words.tone}>{t(words.label)}</Status>
            </Button>
          );
        },
      })),
    ];
  }, [channels, onOpen, t]);
}
