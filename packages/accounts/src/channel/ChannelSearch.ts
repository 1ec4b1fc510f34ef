import { searchChoice, searchText } from '@my-air/feature-kit';
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

/** The search parameters of a page of channels. */
export const ChannelSearch = v.object({
  /** The channel whose details are open. */
  channel: searchText,
  /** The channel that has just joined, which the page then welcomes. */
  joined: searchText,
  /** Words of the name. */
  q: searchText,
  /** `me`: only those that the user has to do something about. */
  needs: searchChoice(['me']),
  status: searchChoice(statusKinds),
  /** The code of a country. */
  country: searchText,
  /** Without it those that the user has to do something about come first. */
  sort: searchChoice(['subscribers', 'name']),
});
export type ChannelSearch = v.InferOutput<typeof ChannelSearch>;
