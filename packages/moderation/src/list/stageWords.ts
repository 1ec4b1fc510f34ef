import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@my-air/i18n';
import type { StatusTone } from '@my-air/ui-kit';

import type { ReviewStage } from '../reviews/Review.ts';

/** The tone and the words of a stage. */
export interface StageWords {
  tone: StatusTone;
  label: MessageDescriptor;
  /** The present step of our team, and the user's task. */
  text: MessageDescriptor;
  /** The same with the moment by which our team is done. */
  textBy?: (date: string) => MessageDescriptor;
}

/** The words for each stage; a stage that this build does not know gets neutral words. */
export const stageWords: Readonly<Record<Exclude<ReviewStage, 'other'>, StageWords>> = {
  pending: {
    tone: 'info',
    label: msg({ context: 'channel', message: 'Application received' }),
    text: msg`We are checking the channel's figures. This takes up to 1 business day.`,
    textBy: (date) => msg`We are checking the channel's figures, and answer by ${date}.`,
  },
  moderation: {
    tone: 'info',
    label: msg({ context: 'channel', message: 'In moderation' }),
    text: msg`Moderators are reviewing the videos and the rights to them. This takes up to 3 business days.`,
    textBy: (date) => msg`Moderators are reviewing the videos and the rights to them, and reply by ${date}.`,
  },
  pending_channel_auto_invitation_dispatch: {
    tone: 'info',
    label: msg({ context: 'channel', message: 'Invitation on its way' }),
    text: msg`The channel is approved. We will send the invitation within 1 business day.`,
    textBy: (date) => msg`The channel is approved. We will send the invitation by ${date}.`,
  },
  invitation_sent: {
    tone: 'warning',
    label: msg({ context: 'channel', message: 'Invitation sent' }),
    text: msg`Accept the invitation in YouTube Studio under Settings, Permissions.`,
  },
  rejected: {
    tone: 'critical',
    label: msg({ context: 'channel', message: 'Not accepted' }),
    text: msg`Fix what is listed, then apply again.`,
  },
  rejected_low_metrics: {
    tone: 'warning',
    label: msg({ context: 'channel', message: 'Not enough activity yet' }),
    text: msg`This channel does not meet our minimums yet. Apply again once it does.`,
  },
  issues_found: {
    tone: 'warning',
    label: msg`Something to fix`,
    text: msg`The details are in the chat.`,
  },
  waiting: {
    tone: 'info',
    label: msg`Waiting`,
    text: msg`The details are in the chat.`,
  },
};
