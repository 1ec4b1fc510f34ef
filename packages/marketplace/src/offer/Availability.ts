import type { Product } from '../contract.ts';

/** The effect of pressing the button. */
export type OfferEffect =
  | { kind: 'none' }
  /** Opens the dialog that adds a channel, which comes back to this service. */
  | { kind: 'add-channel' }
  /** Leaves for YouTube, so that the channel gives access and asks to join in one go. */
  | { kind: 'link-channel' }
  | { kind: 'request' }
  | { kind: 'open-url'; url: string }
  | { kind: 'open-page' }
  | { kind: 'accept-agreement'; agreementId: string }
  | { kind: 'open-chat'; chatId: number }
  | { kind: 'see-channels' }
  /** Shows the screen where the user obtains the capability. */
  | { kind: 'obtain'; capability: string }
  /** Notifies the user once the service has opened. */
  | { kind: 'await' }
  | { kind: 'write-support' };

/** The label of the button, unless the server has words of its own. */
export type OfferLabel =
  | 'add-channel'
  | 'add-another'
  | 'link-channel'
  | 'link-another'
  | 'request'
  | 'request-again'
  | 'open-url'
  | 'coming-soon'
  | 'open-page'
  | 'accept-agreement';

/** Why a service cannot be started now, or does not fit. Each has its sentence. */
export type OfferReason =
  | { kind: 'coming' }
  | { kind: 'capability' }
  | { kind: 'needs-connected-channel' }
  /** The channel that could bring it, if there is one. */
  | { kind: 'needs-contract'; channelTitle?: string }
  | { kind: 'members-only' }
  /** An access level that this build does not know. */
  | { kind: 'unknown-access' }
  | { kind: 'platform'; platforms: readonly string[] }
  /** The channel that comes nearest to the required number. */
  | { kind: 'subscribers'; needed: number; channelTitle: string; platform: string; current: number }
  | { kind: 'not-connected'; channelTitle: string }
  /** This channel has already what the service brings; another can still be brought. */
  | { kind: 'connected'; channelTitle: string }
  /** With the moment of the request, where the server tells it. */
  | { kind: 'requested'; since?: string }
  | { kind: 'active' }
  | { kind: 'agreed' }
  | { kind: 'no-page' }
  /** The server's value leads nowhere: no address, or one that is not safe to open. */
  | { kind: 'broken' };

/** Whether a reason says that the user has the service already. */
export function isHad({ kind }: OfferReason): boolean {
  return kind === 'requested' || kind === 'active' || kind === 'agreed' || kind === 'connected';
}

/** The possible action on a service now, and the reason when there is none. */
export interface Availability {
  /** Undefined: there is nothing to press. */
  label?: OfferLabel;
  /** The server's own words for the button. */
  title?: string;
  isEnabled: boolean;
  effect: OfferEffect;
  /** The reason why it is not enabled; with an enabled one, the requirements that remain afterwards. */
  reason?: OfferReason;
  /** The step that takes the reason away. */
  remedy?: OfferEffect;
}

/** The place of the button: on its own page a service has no page to open. */
export type OfferPlace = 'catalogue' | 'page';

/** The fields of a service that its offer is made from. */
export type OfferProduct = Pick<
  Product,
  | 'action'
  | 'action_button_title'
  | 'access'
  | 'agreement_id'
  | 'capability'
  | 'is_page_published'
  | 'platform'
  | 'platforms'
  | 'provisions'
  | 'subscribers_requirement'
  | 'url'
>;
