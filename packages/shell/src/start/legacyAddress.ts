import type { Shell } from '../Shell.ts';

/** Follows a registration link of the old portal to the present registration; returns whether it was one. */
export function leaveForLegacyRegistration({ portal, access }: Pick<Shell, 'portal' | 'access'>): boolean {
  const target = access.legacyRegistrationTarget(location.hash, portal.config.identityProvider);
  if (!target) return false;
  portal.session.rememberDestination('/');
  portal.leave(target);
  return true;
}
