import type { User } from '@my-air/api-client/contract';
import { hasCapability } from '@my-air/feature-api';

/** Where the interface answers to a capability. */
export type Place =
  /** A screen of its own, in the navigation. */
  | { kind: 'area'; path: string }
  /** The money card. */
  | { kind: 'funds' }
  /** A request to our team, from the card of tools. */
  | { kind: 'support' }
  /** A line of the card of tools, that leads to a screen. */
  | { kind: 'tool'; path: string }
  /** A card of its own on home. */
  | { kind: 'card'; card: string };

/** Every capability that this product knows, with its place. */
export const capabilityPlaces = {
  referral_program: { kind: 'area', path: '/affiliate-program' },
  boost: { kind: 'area', path: '/ads-boost' },
  distribution: { kind: 'area', path: '/distribution' },
  games: { kind: 'area', path: '/games' },
  metadata_ai_service: { kind: 'area', path: '/ai-metadata' },
  ai_metadata_optimization: { kind: 'area', path: '/ai-optimization' },
  member: { kind: 'support' },
  withdraw_money: { kind: 'funds' },
  approved_funds: { kind: 'funds' },
  active_funds: { kind: 'funds' },
  advance_funds: { kind: 'funds' },
  instant_payments: { kind: 'funds' },
  p2p_payments: { kind: 'funds' },
  analytics: { kind: 'tool', path: '/accounts/youtube' },
  partner_channel: { kind: 'tool', path: '/accounts/youtube' },
  ai_youtube_comments: { kind: 'tool', path: '/accounts/youtube' },
  ecosystem_pulse_widget: { kind: 'card', card: 'pulse' },
} as const satisfies Readonly<Record<string, Place>>;
export type KnownCapability = keyof typeof capabilityPlaces;

/** The capabilities of a person that this product knows, in the table's order; others are left out. */
export function listGranted(user: User | undefined): readonly KnownCapability[] {
  return (Object.keys(capabilityPlaces) as KnownCapability[]).filter((name) => hasCapability(user, name));
}
