import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@my-air/i18n';

import type { ProcessFacts, ProcessType } from '../contract.ts';

/** The names of the subjects of chats. */
export const processKinds: Record<ProcessType, MessageDescriptor> = {
  support: msg`Question to support`,
  join: msg`Application to the network`,
  product: msg`Service`,
  productProposal: msg`Offer`,
  notification: msg`Reply to a notification`,
  withdrawal: msg`Payout`,
  distribution: msg`Distribution`,
  moderation: msg`Channel review`,
  channelModeration: msg`Channel check`,
  betaFeedback: msg`Early access`,
  stopRussia: msg`Takedown of copies`,
  productWork: msg`Work on a service`,
  addressCheckRequest: msg`Address check`,
  moderationChat: msg`Video review`,
};

/** Whether this build knows the subject; a newer server may send others. */
export function isProcessType(type: string | undefined): type is ProcessType {
  return type !== undefined && Object.hasOwn(processKinds, type);
}

/** The detail of a chat's subject; undefined if the server does not send it. */
export function subjectOf(
  type: ProcessType,
  facts: ProcessFacts,
  /** Names a payout by its amount in US dollars. */
  payout: (usd: number) => string,
): string | null | undefined {
  switch (type) {
    case 'support':
      return facts.summary;
    case 'join':
    case 'moderation':
    case 'channelModeration':
    case 'moderationChat':
    case 'stopRussia':
      return facts.channel?.title;
    case 'product':
    case 'productProposal':
    case 'productWork':
      return facts.product?.name;
    case 'notification':
      return facts.notification?.summary;
    case 'withdrawal':
      return typeof facts.amount_usd === 'number' ? payout(facts.amount_usd) : undefined;
    case 'distribution':
      return facts.platform;
    case 'betaFeedback':
      return facts.feature;
    case 'addressCheckRequest':
      return facts.address;
  }
}
