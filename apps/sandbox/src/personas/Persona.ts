import type { AgreementKind } from '@my-air/api-client/contract';

import type { AiMetadataSeed } from '../ai-metadata/seed/seedAiMetadata.ts';
import type { AiOptimizationSeed } from '../ai-optimization/seed/seedAiOptimization.ts';
import type {
  agreements,
  channels,
  chatMessages,
  chatParticipants,
  chats,
  contacts,
  distributionPlatforms,
  notifications,
  partners,
  referralChannels,
  referralLinks,
  supportRequests,
  users,
} from '../database/schema.ts';

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert'];
/** A row without the fields that the seeding fills in. */
type Seed<Table extends { $inferInsert: object }, Filled extends string> = Omit<Row<Table>, Filled | 'id'>;

/** A moment relative to the seeding, in days; the past is negative. */
type InDays = number;

export type ChannelSeed = Seed<
  typeof channels,
  'partnerId' | 'statusSince' | 'createdAt' | 'joinRequestNotAllowedUntil' | 'deletedAt' | 'chatId'
> & {
  statusSince?: InDays;
  joinRequestNotAllowedUntil?: InDays;
  /** When an audit was asked for. */
  auditRequested?: InDays;
  /** Puts the chat of this place in the persona's list on the channel. */
  chat?: number;
};

export type MessageSeed = Seed<
  typeof chatMessages,
  | 'chatId'
  | 'participantId'
  | 'html'
  | 'markdown'
  | 'agreement'
  | 'replyToMessageId'
  | 'createdAt'
  | 'updatedAt'
  | 'deletedAt'
> & {
  /** The place of its author among the participants; the system's messages have none. */
  from?: number;
  /** `@{1}` names the participant of that place. */
  markdown: string;
  createdAt: InDays;
  editedAt?: InDays;
  deletedAt?: InDays;
  /** The place of the message that it answers, in the same chat. */
  replyTo?: number;
  agreement?: AgreementKind;
  /** Each emoji with the places of those who chose it. */
  reactions?: Readonly<Record<string, readonly number[]>>;
};

export type ChatSeed = Seed<typeof chats, 'partnerId' | 'createdAt' | 'updatedAt' | 'archivedAt'> & {
  archivedAt?: InDays;
  /** The dates of the process; they are added to `processable`. */
  dates?: Readonly<Record<string, InDays>>;
  /** The question that a support chat began with. */
  request?: Seed<typeof supportRequests, 'chatId' | 'message'>;
  /** The first is the persona. */
  participants: Seed<typeof chatParticipants, 'chatId' | 'userId'>[];
  messages: MessageSeed[];
};

/** A user to sign in as, with all their data. */
export interface Persona {
  /** Kebab-case name in the control room. */
  id: string;
  /** One sentence that says what the persona is good for. */
  summary: string;
  user: Seed<
    typeof users,
    'subject' | 'passwordHash' | 'createdAt' | 'emailVerifiedAt' | 'deactivateRequestedAt'
  > & {
    isUnverified?: boolean;
    deactivateRequested?: InDays;
  };
  partner: Seed<typeof partners, 'userId' | 'countryId'> & { country?: string };
  contacts?: Seed<typeof contacts, 'partnerId'>[];
  agreements?: (Seed<typeof agreements, 'partnerId' | 'agreedAt'> & { agreed?: InDays })[];
  pendingModals?: string[];
  channels?: ChannelSeed[];
  chats?: ChatSeed[];
  notifications?: (Seed<typeof notifications, 'partnerId' | 'createdAt' | 'archivedAt' | 'chatId'> & {
    created: InDays;
    archived?: InDays;
    chat?: number;
  })[];
  /** The services they asked for, each for one of their channels by its platform's name. */
  provisions?: { productId: number; channel: string; requested: InDays }[];
  /** The services they pinned. */
  pins?: number[];
  /** The platforms that their videos go to, each with the channels that were asked for. */
  distribution?: (Seed<typeof distributionPlatforms, 'partnerId' | 'stateSince' | 'chatId'> & {
    since?: InDays;
    chat?: number;
    requests?: { channel: string; agreed: InDays }[];
  })[];
  aiMetadata?: AiMetadataSeed;
  aiOptimization?: AiOptimizationSeed;
  referralLinks?: Seed<typeof referralLinks, 'partnerId' | 'countedFrom'>[];
  referralChannels?: (Seed<typeof referralChannels, 'partnerId' | 'countedFrom' | 'startDate' | 'endDate'> & {
    started: InDays;
    ended?: InDays;
  })[];
}
