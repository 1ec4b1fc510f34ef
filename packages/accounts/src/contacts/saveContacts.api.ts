import type { PortalContext } from '@my-air/feature-kit';
import { mutationOptions } from '@tanstack/react-query';

import { saveContacts } from '../contract.ts';
import type { ContactDraft } from './contactDrafts.ts';

/** Saves the creator's contacts, all of them in one call. */
export const saveContactsMutation = ({ api }: Pick<PortalContext, 'api'>) =>
  mutationOptions({
    mutationKey: ['accounts', 'contacts'],
    mutationFn: (contacts: ContactDraft[]) =>
      api.send(saveContacts, {
        body: { contacts: contacts.map(({ type, value }) => ({ type, value: value.trim() })) },
      }),
    meta: { handles: 'inPlace' },
  });
