import { keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

import { columnIds } from './ChannelSearch.ts';

/** How many channels are drawn: each as a card, or as rows that can be compared and chosen. */
const ChannelView = v.picklist(['cards', 'table']);
export type ChannelView = v.InferOutput<typeof ChannelView>;

/** The way that a user chose; without a choice their number decides. */
export const channelView = keptAtom('accounts.channel-view', v.optional(ChannelView), undefined, {
  per: 'user',
  survivesSignOut: true,
});

/** The columns that a user chose; without a choice their room decides. */
export const channelColumns = keptAtom(
  'accounts.channel-columns',
  v.optional(v.array(v.picklist(columnIds))),
  undefined,
  { per: 'user', survivesSignOut: true },
);
