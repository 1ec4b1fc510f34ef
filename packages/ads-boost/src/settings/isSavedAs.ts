import type { OwnSettings } from '../contract.ts';
import { changedFields } from './fields.ts';
import type { Versioned } from './openEdit.ts';

/**
 * Whether an answer says that the sent settings are stored, and in which version. One that differs may be
 * broken: the defaults in place of its missing fields were never saved.
 */
export function isSavedAs({ values, version }: Versioned, sent: OwnSettings): boolean {
  return version != null && changedFields(values ?? {}, sent).length === 0;
}
