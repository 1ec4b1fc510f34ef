import type { Unsent } from '@my-air/feature-api';

import { forgetContactDraft, readContactDraft } from './contactDrafts.ts';

/** Contacts that were typed and not saved. */
export const unsentContacts: Unsent = {
  count: ({ id, partner }) => {
    const saved = new Set((partner?.contacts ?? []).map(({ type, value }) => `${type} ${value}`));
    const typed = (readContactDraft(id) ?? []).filter(
      ({ type, value }) => value.trim() !== '' && !saved.has(`${type} ${value.trim()}`),
    );
    return typed.length;
  },
  wipe: ({ id }) => forgetContactDraft(id),
};
