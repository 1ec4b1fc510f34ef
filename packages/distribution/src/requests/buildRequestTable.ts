import type { RequestedPlatform, RequestingChannel } from '../contract.ts';

/** One column: a platform that at least one channel was requested for. */
export interface RequestColumn {
  id: number;
  platform: string;
}

/** Channels by platforms. */
export interface RequestTable {
  channels: readonly RequestingChannel[];
  columns: readonly RequestColumn[];
  /** The request of a channel and a platform by their places; undefined where there is none. */
  at: (row: number, column: number) => RequestedPlatform | undefined;
}

/** Makes a table of the requests: a row for each channel, a column for each platform that any of them names. */
export function buildRequestTable(channels: readonly RequestingChannel[]): RequestTable {
  const names = new Map<number, string>();
  const rows = channels.map(({ distribution_platforms }) => {
    const requests = new Map<number, RequestedPlatform>();
    for (const request of distribution_platforms ?? []) {
      requests.set(request.id, request);
      names.set(request.id, request.platform);
    }
    return requests;
  });
  const columns = [...names].map(([id, platform]) => ({ id, platform }));
  return {
    channels,
    columns,
    at: (row, column) => rows[row]?.get(columns[column]?.id ?? -1),
  };
}
