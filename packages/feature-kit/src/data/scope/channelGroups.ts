import { foldText } from '@my-air/i18n';
import * as v from 'valibot';

import { keptAtom } from '../../state.ts';

const ChannelGroup = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.nonEmpty()),
  /** The keys of the channels, as `channelKey` writes them. */
  channels: v.array(v.string()),
});

/** Channels under a name that the user gave them, such as those of one client. */
export type ChannelGroup = v.InferOutput<typeof ChannelGroup>;

/** The groups of a user's channels, in the order in which they were made; no two have the same name. */
export const channelGroups = keptAtom('channels.groups', v.array(ChannelGroup), [], {
  per: 'user',
  survivesSignOut: true,
});

/** Whether two names cannot be told apart. */
export const isSameName = (one: string, other: string) => foldText(one.trim()) === foldText(other.trim());
