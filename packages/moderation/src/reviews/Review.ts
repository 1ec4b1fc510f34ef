import type { Channel } from '@my-air/api-client/contract';

import type { ReviewChat } from './chatLists.ts';

/** The stages that this build can explain; `other` gets neutral words. */
export type ReviewStage =
  | 'pending'
  | 'moderation'
  | 'pending_channel_auto_invitation_dispatch'
  | 'invitation_sent'
  | 'rejected'
  | 'rejected_low_metrics'
  | 'issues_found'
  | 'waiting'
  | 'other';

/** The one thing to do next. */
export type ReviewStep =
  | { kind: 'read'; chatId: number }
  /** Accepts the invitation, until it expires where the server says when. */
  | { kind: 'open-studio'; until: string | undefined }
  /** A channel that is still too small would be refused again. */
  | { kind: 'apply'; channelKey: string; isTooSmall: boolean }
  /** Nothing before this moment. */
  | { kind: 'wait'; until: string }
  | { kind: 'none' };

/** The group of a review: the user can do something today, our team has it, or it is over for now. */
export type ReviewGroup = 'yours' | 'ours' | 'closed';

/** One line of the list: a channel in review, or a moderation chat. */
export interface Review {
  id: string;
  kind: 'channel' | 'check' | 'videos';
  /** The id of the channel at its platform; undefined when the server does not say. */
  platform_guid: string | undefined;
  /** The name of the channel; undefined when the server does not say. */
  title: string | undefined;
  picture: string | null | undefined;
  platform: string | null | undefined;
  stage: ReviewStage;
  /** The server's word for the stage, as it was sent. */
  word: string | undefined;
  /** Why it is where it is, in the server's words. */
  reasons: readonly string[];
  metrics: NonNullable<Channel['metrics']>;
  videoCount: number | undefined;
  chat: ReviewChat | undefined;
  group: ReviewGroup;
  step: ReviewStep;
  /** The moment by which our team answers; undefined where that is not known. */
  due: Date | undefined;
}
