import { msg } from '@lingui/core/macro';
import type { ChannelStatus } from '@my-air/api-client/contract';
import { unknownStatus } from '@my-air/feature-kit/views';
import type { MessageDescriptor } from '@my-air/i18n';
import type { StatusTone } from '@my-air/ui-kit';

/** The eight statuses of the server, an unknown one, and an access that was taken back. */
export type StatusKind = ChannelStatus | 'unknown' | 'access_revoked';

/** The icon beside a status, so that its meaning does not depend on colour alone. */
export type StatusIconName =
  | 'check'
  | 'link'
  | 'mail'
  | 'search'
  | 'clock'
  | 'refused'
  | 'warning'
  | 'lock'
  | 'refresh';

/** The party that acts next. */
export type NextActor = 'you' | 'us' | 'nobody';

/** The words for a status, whatever the channel. */
export interface StatusWords {
  tone: StatusTone;
  icon: StatusIconName;
  label: MessageDescriptor;
  explanation: MessageDescriptor;
  /** The next step and whose it is; with the moment by which we take it, where that is known. */
  next: { actor: NextActor; text: MessageDescriptor; textBy?: (date: string) => MessageDescriptor };
}

/** The words for each status. The times are our team's promises, as `answerDue` counts them. */
export const statusTable: Readonly<Record<StatusKind, StatusWords>> = {
  connected: {
    tone: 'positive',
    icon: 'check',
    label: msg({ context: 'channel', message: 'Connected' }),
    explanation: msg`This channel is part of our network.`,
    next: { actor: 'nobody', text: msg`No action needed.` },
  },
  not_connected: {
    tone: 'warning',
    icon: 'link',
    label: msg({ context: 'channel', message: 'Not connected' }),
    explanation: msg`The channel is in your list, but it has not applied yet.`,
    next: { actor: 'you', text: msg`Apply to our network.` },
  },
  invitation_sent: {
    tone: 'warning',
    icon: 'mail',
    label: msg({ context: 'channel', message: 'Invitation sent' }),
    explanation: msg`YouTube shows our invitation in YouTube Studio, under Settings, Permissions.`,
    next: { actor: 'you', text: msg`Accept the invitation in YouTube Studio.` },
  },
  moderation: {
    tone: 'info',
    icon: 'search',
    label: msg({ context: 'channel', message: 'In moderation' }),
    explanation: msg`Our moderators look at the videos and the rights to them.`,
    next: {
      actor: 'us',
      text: msg`The moderators will reply within 3 business days.`,
      textBy: (date) => msg`The moderators will reply by ${date}.`,
    },
  },
  pending: {
    tone: 'info',
    icon: 'clock',
    label: msg({ context: 'channel', message: 'Application received' }),
    explanation: msg`We check the channel's figures.`,
    next: {
      actor: 'us',
      text: msg`We will finish the check within 1 business day.`,
      textBy: (date) => msg`We will finish the check by ${date}.`,
    },
  },
  rejected: {
    tone: 'critical',
    icon: 'refused',
    label: msg({ context: 'channel', message: 'Not accepted' }),
    explanation: msg`We could not accept the channel this time. The reasons are below.`,
    next: { actor: 'you', text: msg`Fix what is listed, then apply again.` },
  },
  rejected_low_metrics: {
    tone: 'warning',
    icon: 'warning',
    label: msg({ context: 'channel', message: 'Not enough activity yet' }),
    explanation: msg`This channel does not meet our minimums yet.`,
    next: { actor: 'you', text: msg`Grow the channel, then apply again.` },
  },
  pending_channel_auto_invitation_dispatch: {
    tone: 'info',
    icon: 'mail',
    label: msg({ context: 'channel', message: 'Invitation on its way' }),
    explanation: msg`The channel is accepted. We are about to send the invitation.`,
    next: {
      actor: 'us',
      text: msg`We will send the invitation within 1 business day.`,
      textBy: (date) => msg`We will send the invitation by ${date}.`,
    },
  },
  access_revoked: {
    tone: 'critical',
    icon: 'lock',
    label: msg({ context: 'channel', message: 'Access revoked' }),
    explanation: msg`We no longer have access to this channel on the platform.`,
    next: { actor: 'you', text: msg`Reconnect to give us access again.` },
  },
  unknown: {
    ...unknownStatus,
    icon: 'refresh',
    explanation: msg`We are still checking this channel's status.`,
    next: { actor: 'us', text: msg`We are updating the status. No action needed.` },
  },
};
