import type { PartnerRow } from '../database/schema.ts';
import { HttpError } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';

/** Refuses with 403 a partner who has not been granted a capability. */
export function requireCapability({ capabilities }: Pick<PartnerRow, 'capabilities'>, name: string): void {
  if (!Object.hasOwn(capabilities, name) || !capabilities[name]) {
    throw new HttpError(403, say('not_open'));
  }
}
