import { keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

/** How many channels are drawn: each as a card, or as rows that can be compared and chosen. */
const ChannelView = v.picklist(['cards', 'table']);
export type ChannelView = v.InferOutput<typeof ChannelView>;

export const channelView = keptAtom('accounts.channel-view', ChannelView, 'cards', {
  per: 'user',
  survivesSignOut: true,
});
