import type { User } from '@my-air/api-client/contract';

import { readContactDraft, type ContactDraft } from './contactDrafts.ts';
import { isContactType } from './contactNames.ts';

/** What the form starts with: what was typed before, else the contacts we have, else one empty line. */
export function initialContacts(user: User | undefined): ContactDraft[] {
  const draft = user && readContactDraft(user.id);
  if (draft && draft.length > 0) return [...draft];
  const known = (user?.partner?.contacts ?? []).flatMap(({ type, value }) =>
    isContactType(type) ? [{ type, value }] : [],
  );
  return known.length > 0 ? known : [{ type: 'telegram', value: '' }];
}
