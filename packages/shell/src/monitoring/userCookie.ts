import type { User } from '@my-air/api-client/contract';
import { writeCookie } from '@my-air/feature-kit/state';
import { isImpersonated } from '@my-air/feature-kit';

const thirtyDays = 30 * 24 * 60 * 60;

/**
 * Keeps the id of the signed-in user for support and analytics; never that of a user as whom a member of
 * staff acts.
 */
export function rememberUserId(user: User | null | undefined): void {
  if (!user || isImpersonated(user)) return;
  writeCookie('user_id', String(user.id), { maxAge: thirtyDays });
}
