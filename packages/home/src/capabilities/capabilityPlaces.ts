import type { User } from '@my-air/api-client/contract';
import { hasCapability } from '@my-air/feature-kit';

/** The place of the interface that shows a capability. */
export type Place =
  /** A screen of its own, which its feature shows only with the capability. */
  | { kind: 'area' }
  /** The money card. */
  | { kind: 'funds' }
  /** A request to our team, from the card of tools. */
  | { kind: 'support' }
  /** A line of the card of tools, that leads to a screen. */
  | { kind: 'tool'; port: 'linkToChannels' }
  /** A card of its own on home. */
  | { kind: 'card'; card: string };

/** Every capability that this product knows, with its place. */
export const capabilityPlaces = {
  referral_program: { kind: 'area' },
  boost: { kind: 'area' },
  distribution: { kind: 'area' },
  games: { kind: 'area' },
  metadata_ai_service: { kind: 'area' },
  ai_metadata_optimization: { kind: 'area' },
  member: { kind: 'support' },
  withdraw_money: { kind: 'funds' },
  approved_funds: { kind: 'funds' },
  active_funds: { kind: 'funds' },
  advance_funds: { kind: 'funds' },
  instant_payments: { kind: 'funds' },
  p2p_payments: { kind: 'funds' },
  analytics: { kind: 'tool', port: 'linkToChannels' },
  partner_channel: { kind: 'tool', port: 'linkToChannels' },
  ai_youtube_comments: { kind: 'tool', port: 'linkToChannels' },
  ecosystem_pulse_widget: { kind: 'card', card: 'pulse' },
} as const satisfies Readonly<Record<string, Place>>;
export type KnownCapability = keyof typeof capabilityPlaces;

/** The capabilities of a user that this product knows, in the table's order; others are left out. */
export function listGranted(user: User | undefined): readonly KnownCapability[] {
  return (Object.keys(capabilityPlaces) as KnownCapability[]).filter((name) => hasCapability(user, name));
}
