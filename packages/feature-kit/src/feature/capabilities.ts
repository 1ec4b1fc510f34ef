import type { User } from '@my-air/api-client/contract';

/** Whether a capability is granted: its value exists, and is neither null, false, zero nor empty. */
export function hasCapability(user: User | null | undefined, capability: string): boolean {
  const capabilities = user?.partner?.capabilities;
  if (!capabilities || !Object.hasOwn(capabilities, capability)) return false;
  const value = capabilities[capability];
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

/** Whether a member of staff acts as this user. Every call that binds the user is then refused. */
export function isImpersonated(user: User | null | undefined): boolean {
  return Boolean(user?.impersonator);
}
