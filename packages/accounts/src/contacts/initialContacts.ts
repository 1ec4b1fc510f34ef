import type { User } from '@my-air/api-client/contract';

import type { ContactDraft } from './contactDrafts.ts';
import { isContactType } from './contactNames.ts';

/** The contacts of a creator as the form shows them; one empty line where there are none. */
export function initialContacts(user: User | undefined): ContactDraft[] {
  const known = (user?.partner?.contacts ?? []).flatMap(({ type, value }) =>
    isContactType(type) ? [{ type, value }] : [],
  );
  return known.length > 0 ? known : [{ type: 'telegram', value: '' }];
}
