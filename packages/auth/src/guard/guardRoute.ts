import type { User } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-api';
import { redirect, type StaticDataRouteOption } from '@tanstack/react-router';

/** One route of an address, as the router matched it. */
interface Match {
  staticData: StaticDataRouteOption;
}

/**
 * Lets an address open, or sends its visitor where they have to go first. For the root route's `beforeLoad`.
 * An address that is not ours is let through: it shows 404 with or without a session.
 */
export async function guardRoute(
  { session, config }: Pick<PortalContext, 'session' | 'config'>,
  matches: readonly Match[],
  location: { href: string },
  /** Whether the address is only preloaded, as while a pointer rests on its link. @default false */
  isPreload = false,
): Promise<void> {
  const isOurs = matches.length > 1;
  if (!isOurs || matches.some(({ staticData }) => staticData.access === 'public')) return;
  const user = await session.ensureUser();
  if (!user) {
    if (!isPreload) session.rememberDestination(location.href);
    throw redirect({ to: '/login', replace: true });
  }
  if (!isEmailVerified(user)) throw redirect({ href: config.identityProvider.verifyEmailUrl, replace: true });
}

/**
 * Whether a user's e-mail address is known to be theirs. Without the field, the server is taken to have
 * checked.
 */
export function isEmailVerified(user: User): boolean {
  return user.email_verified_at !== null;
}
