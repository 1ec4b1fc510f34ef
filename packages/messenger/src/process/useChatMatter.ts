import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat, type MessageDescriptor } from '@my-air/i18n';
import { unknownStatus } from '@my-air/feature-kit/views';

import type { Chat, ProcessFacts, ProcessType } from '../contract.ts';
import { isProcessType, processKinds, subjectOf } from './processKinds.ts';

/** One fact about the subject of a chat. */
export interface Fact {
  label: string;
  value: string;
}

/** The subject of a chat, in words. */
export interface ChatMatter {
  /** The kind of subject, such as `Payout`. */
  kind: string;
  /** The detail of the subject; the kind again when nothing more is known. */
  heading: string;
  facts: readonly Fact[];
}

/**
 * Describes the subject of a chat: every kind has its own heading and facts, and an unknown kind shows the
 * participants.
 */
export function useChatMatter(): (chat: Chat) => ChatMatter {
  const { t } = useLingui();
  const format = useFormat();
  const word = useServerWord();

  function factsOf(type: ProcessType, facts: ProcessFacts): readonly Fact[] {
    const { amount_usd, price_usd, video_count, partner_rating: rating } = facts;
    const all: Record<string, Fact | undefined> = {
      topic: fact(t`Topic`, facts.support_category?.name),
      summary: fact(t`Question`, facts.summary),
      rating: fact(t`Your rating`, typeof rating === 'number' ? t`${rating} of 5` : undefined),
      channel: fact(t`Channel`, facts.channel?.title),
      status: fact(t`Status`, word(facts.status)),
      product: fact(t`Service`, facts.product?.name),
      price: fact(t`Price`, typeof price_usd === 'number' ? format.money(price_usd) : undefined),
      until: fact(t`Offer valid until`, facts.valid_until ? format.date(facts.valid_until) : undefined),
      stage: fact(t`Current step`, word(facts.stage)),
      due: fact(t`Due`, facts.due_date ? format.date(facts.due_date) : undefined),
      notification: fact(t`Notification`, facts.notification?.summary),
      amount: fact(t`Amount`, typeof amount_usd === 'number' ? format.money(amount_usd) : undefined),
      method: fact(t`Paid by`, facts.method && methodName(facts.method)),
      platform: fact(t`Platform`, facts.platform),
      state: fact(t`Status`, word(facts.state)),
      feature: fact(t`What you are testing`, facts.feature),
      videos: fact(t`Videos`, typeof video_count === 'number' ? format.number(video_count) : undefined),
      address: fact(t`Address`, facts.address),
      manager: fact(t`Manager`, facts.manager?.display_name ?? facts.manager?.name),
    };
    return factNames[type].flatMap((name) => all[name] ?? []);
  }

  function methodName(method: string): string {
    const names: Readonly<Record<string, string>> = {
      bank_card: t`Bank card`,
      crypto: t`Cryptocurrency`,
      payoneer: t`Payoneer`,
      paypal: t`PayPal`,
    };
    return Object.hasOwn(names, method) ? names[method]! : t`Another way`;
  }

  return (chat) => {
    const { process } = chat;
    const people = namesOf(chat);
    const type = process?.processable_type;
    if (!process || !isProcessType(type)) {
      const facts = [fact(t`People`, people.join(', '))].flatMap((one) => one ?? []);
      return { kind: t`Conversation`, heading: people.join(', ') || t`Conversation`, facts };
    }
    const kind = t(processKinds[type]);
    const facts = process.processable ?? {};
    const payout = (amount: string) => t`Payout of ${amount}`;
    const heading = subjectOf(type, facts, (usd) => payout(format.money(usd)))?.trim() || kind;
    return { kind, heading, facts: factsOf(type, facts) };
  };
}

function fact(label: string, value: string | null | undefined): Fact | undefined {
  return value ? { label, value } : undefined;
}

function namesOf({ participants }: Chat): readonly string[] {
  return (participants ?? []).filter(({ me }) => !me).flatMap(({ name }) => name || []);
}

/** The facts of each kind, in their order. */
const factNames: Record<ProcessType, readonly string[]> = {
  support: ['topic', 'summary', 'rating', 'manager'],
  join: ['channel', 'status', 'manager'],
  product: ['product', 'manager'],
  productProposal: ['product', 'price', 'until', 'manager'],
  notification: ['notification', 'manager'],
  withdrawal: ['amount', 'method', 'status', 'manager'],
  distribution: ['platform', 'state', 'manager'],
  moderation: ['channel', 'status', 'manager'],
  channelModeration: ['channel', 'status', 'manager'],
  betaFeedback: ['feature', 'manager'],
  stopRussia: ['channel', 'videos', 'status', 'manager'],
  productWork: ['product', 'stage', 'due', 'manager'],
  addressCheckRequest: ['address', 'status', 'manager'],
  moderationChat: ['channel', 'videos', 'status', 'manager'],
};

const statuses: Readonly<Record<string, MessageDescriptor>> = {
  connected: msg`Connected`,
  pending: msg`Waiting`,
  waiting: msg`Waiting`,
  moderation: msg`Under review`,
  processing: msg`In progress`,
  in_progress: msg`In progress`,
  issues_found: msg`Something to fix`,
  editing: msg`Editing`,
  completed: msg`Done`,
  done: msg`Done`,
  approved: msg`Confirmed`,
  confirmed: msg`Confirmed`,
  rejected: msg`Declined`,
  not_agreed: msg`Agreement not accepted yet`,
  agreed: msg`Agreement accepted`,
  distributing: msg`Being distributed`,
  paid: msg`Paid`,
};

/** Translates a status of the server, such as `in_progress`; an unknown one gets a neutral text. */
function useServerWord(): (word: string | null | undefined) => string | undefined {
  const { t } = useLingui();
  return (word) => {
    const status = (word ?? '').replaceAll(/[\s-]+/g, '_').toLowerCase();
    if (status === '') return undefined;
    return t(Object.hasOwn(statuses, status) ? statuses[status]! : unknownStatus.label);
  };
}
