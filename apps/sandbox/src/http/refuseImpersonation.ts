import type { SessionRow } from '../database/schema.ts';
import type { AnyEndpoint } from './Call.ts';
import { HttpError } from './HttpError.ts';

/** Refuses a call that legally binds the user when a member of staff acts on their behalf. */
export function refuseImpersonation({ binds }: AnyEndpoint, session: SessionRow | undefined): void {
  if (!binds || session === undefined || session.impersonatorId === null) return;
  throw new HttpError(403, 'This cannot be done on behalf of another person.', {
    code: 'impersonation_refused',
  });
}
