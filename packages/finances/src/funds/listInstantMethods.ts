import type { Capabilities } from '@my-air/api-client/contract';

/** The ways in which a partner can be paid immediately. */
export const instantMethods = ['bank_card', 'crypto', 'payoneer', 'paypal'] as const;
export type InstantMethod = (typeof instantMethods)[number];

/** The instant payment methods that are granted; those this build does not know are left out. */
export function listInstantMethods(capabilities: Capabilities | null | undefined): readonly InstantMethod[] {
  const granted =
    capabilities && Object.hasOwn(capabilities, 'instant_payments') && capabilities.instant_payments;
  if (!granted) return [];
  if (Array.isArray(granted)) return instantMethods.filter((method) => granted.includes(method));
  if (typeof granted === 'object') {
    return instantMethods.filter(
      (method) => Object.hasOwn(granted, method) && (granted as Capabilities)[method],
    );
  }
  // Granted as a whole: the product has these four.
  return instantMethods;
}
