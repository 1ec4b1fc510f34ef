import type { User } from '@my-air/api-client/contract';

/** Whether a member of staff acts as this user. Every call that binds the user is then refused. */
export function isImpersonated(user: User | null | undefined): boolean {
  return Boolean(user?.impersonator);
}
