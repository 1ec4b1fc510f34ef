import type { Caller } from './Call.ts';
import { HttpError } from './HttpError.ts';

/** Refuses what only the person themselves may do, when a member of staff acts as them. */
export function refuseImpersonation({ session }: Caller): void {
  if (session.impersonatorId === null) return;
  throw new HttpError(403, 'This cannot be done on behalf of another person.', {
    code: 'impersonation_refused',
  });
}
