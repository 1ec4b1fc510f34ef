import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { businessCalendarOf } from '@my-air/feature-kit/data';
import { platformName } from '@my-air/feature-kit/views';
import { dueAt, useFormat } from '@my-air/i18n';

import type { Availability, OfferEffect, OfferLabel, OfferReason } from './Availability.ts';

/** Puts offers, reasons and next steps into words. */
export function useOfferWords() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const portal = usePortal();

  const labels = (label: OfferLabel): string => {
    switch (label) {
      case 'add-channel':
      case 'link-channel':
        return t`Add a channel`;
      case 'add-another':
      case 'link-another':
        return t`Add another channel`;
      case 'request':
        return t`Request`;
      case 'request-again':
        return t`Request for another channel`;
      case 'open-url':
        return t`Go to the service`;
      case 'coming-soon':
        return t`Coming soon`;
      case 'open-page':
        return t`Read more`;
      case 'accept-agreement':
        return t`Accept the agreement`;
    }
  };

  return {
    label: ({ title, label }: Availability): string => title ?? (label ? labels(label) : ''),
    reason: (reason: OfferReason): string => {
      switch (reason.kind) {
        case 'coming':
          return t`This service is not open yet.`;
        case 'capability':
          return t`This service must be enabled for you first.`;
        case 'needs-connected-channel':
          return t`You need a connected channel for this.`;
        case 'needs-contract': {
          const { channelTitle } = reason;
          return channelTitle === undefined
            ? t`This is for channels in our network.`
            : t`${channelTitle} is not in our network yet.`;
        }
        case 'members-only':
          return t`This is for members of our program.`;
        case 'unknown-access':
          return t`This service is not available to you right now.`;
        case 'platform': {
          const platforms = format.list(reason.platforms.map((platform) => platformName(platform, i18n)));
          return t`You do not have a channel on ${platforms}.`;
        }
        case 'subscribers': {
          const needed = format.number(reason.needed);
          const current = format.number(reason.current);
          const { channelTitle } = reason;
          return reason.platform === 'youtube'
            ? t`${channelTitle}: ${current} subscribers, ${needed} needed.`
            : t`${channelTitle}: ${current} followers, ${needed} needed.`;
        }
        case 'not-connected': {
          const { channelTitle } = reason;
          return t`${channelTitle} is not connected yet.`;
        }
        case 'connected': {
          const { channelTitle } = reason;
          return t`${channelTitle} is already connected.`;
        }
        case 'requested': {
          const due = dueAt(reason.since, { days: 1 }, businessCalendarOf(portal));
          if (!due) return t`You have requested this service.`;
          if (due.getTime() > Date.now()) {
            const date = format.deadline(due);
            return t`We answer in a chat by ${date}.`;
          }
          const since = format.shortDate(reason.since);
          return t`Requested on ${since}: our answer is in the chat.`;
        }
        case 'active':
          return t`This service is running. No action needed.`;
        case 'agreed':
          return t`You have accepted this agreement.`;
        case 'no-page':
          return t`There is nothing more to read about it yet.`;
        case 'broken':
          return t`This service is not set up correctly.`;
      }
    },
    remedy: (effect: OfferEffect): string | undefined => {
      switch (effect.kind) {
        case 'add-channel':
        case 'link-channel':
          return t`Add a channel`;
        case 'see-channels':
          return t`See your channels`;
        case 'open-chat':
          return t`Open the chat`;
        case 'obtain':
          return t`Get access`;
        case 'write-support':
          return t`Ask support`;
        default:
          return undefined;
      }
    },
  };
}
