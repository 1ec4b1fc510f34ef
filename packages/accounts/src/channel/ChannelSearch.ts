import { searchChoice, searchList, searchText } from '@my-air/feature-kit';
import * as v from 'valibot';

import type { StatusKind } from '../status/statusTable.ts';

/** The kinds of status that channels can be filtered by. Their words are not read by the routes, which every page loads. */
export const statusKinds = [
  'connected',
  'not_connected',
  'pending',
  'moderation',
  'pending_channel_auto_invitation_dispatch',
  'invitation_sent',
  'rejected',
  'rejected_low_metrics',
  'access_revoked',
  'unknown',
] as const satisfies readonly StatusKind[];

/** The columns of the table, in their order; by each, channels can be sorted. */
export const columnIds = [
  'name',
  'status',
  'subscribers',
  'views',
  'earnings',
  'share',
  'audit',
  'step',
] as const;
export type ColumnId = (typeof columnIds)[number];

/** What channels are sorted by: a column, or the change of their views. */
export const sortKeys = [...columnIds, 'change'] as const;
export type SortKey = (typeof sortKeys)[number];

/** The order in which a column is sorted first: figures from the highest on. */
export const firstDirection = (key: SortKey) =>
  key === 'name' || key === 'status' || key === 'step' || key === 'change' ? 'ascending' : 'descending';

/** An order as the address has it: the column alone in its first direction, else with `.reversed`. */
const sorts = sortKeys.flatMap((key) => [key, `${key}.reversed` as const]);
export type ChannelSort = (typeof sorts)[number];

/** The search parameters of a page of channels. */
export const ChannelSearch = v.object({
  /** The channel whose page is shown in place of the list. */
  channel: searchText,
  /** The channel that has just joined, which the page then welcomes. */
  joined: searchText,
  /** Words of the name. */
  q: searchText,
  /**
   * Only those that the user has to do something about (`me`), whose access was taken back, that can apply within a week,
   * or whose views fell.
   */
  needs: searchChoice(['me', 'access', 'apply', 'falling']),
  status: searchChoice(statusKinds),
  /** The code of a country. */
  country: searchText,
  /** Without it those that the user has to do something about come first. */
  sort: searchChoice(sorts),
  /** The columns of the table; without it those that the user keeps. */
  columns: searchList(v.picklist(columnIds)),
  /** The name of the view that all this makes. */
  view: searchText,
});
export type ChannelSearch = v.InferOutput<typeof ChannelSearch>;
