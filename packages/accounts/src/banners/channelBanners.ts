import { msg } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import type { MessageDescriptor } from '@my-air/i18n';

import { statusKind } from '../status/describeChannelStatus.ts';

/** A hint about one channel that can be dismissed permanently. */
export interface ChannelBanner {
  /** The name of the hint at the server. */
  type: string;
  tone: 'info' | 'warning';
  text: MessageDescriptor;
}

/** The hints that fit a channel, the most pressing first. */
export function channelBanners(channel: Channel): readonly ChannelBanner[] {
  const isConnected = statusKind(channel) === 'connected' && channel.platform === 'youtube';
  const hasIssues = (channel.issues ?? []).length > 0 || (channel.issue_descriptions ?? []).length > 0;
  const banners: readonly (ChannelBanner | false)[] = [
    isConnected &&
      hasIssues && {
        type: 'issues',
        tone: 'warning',
        text: msg`Open issues can reduce this channel's income. Fix them first.`,
      },
    isConnected &&
      channel.is_verified === 0 && {
        type: 'verification',
        tone: 'info',
        text: msg`Verify the channel on YouTube: this allows longer videos and your own thumbnails.`,
      },
  ];
  return banners.filter((banner) => banner !== false);
}
