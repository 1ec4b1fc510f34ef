import type { User } from '@my-air/api-client/contract';
import { isImpersonated } from '@my-air/feature-kit';

/**
 * Whether the tour waits for this user: `intro_tour` says that it is still to be shown. Staff who act as them
 * leave it.
 */
export function isTourDue(user: User): boolean {
  return Boolean(user.preference?.intro_tour) && !isImpersonated(user);
}
