import { saveContacts } from '@my-air/api-client/contract';
import { userQuery, type PortalContext } from '@my-air/feature-api';
import { mutationOptions } from '@tanstack/react-query';

import { toldInPlace } from '../failure/failureText.ts';
import type { ContactDraft } from './contactDrafts.ts';

/** Saves the person's contacts, all of them at once. */
export const saveContactsMutation = ({ api, queryClient }: Pick<PortalContext, 'api' | 'queryClient'>) =>
  mutationOptions({
    mutationKey: ['accounts', 'contacts'],
    mutationFn: (contacts: readonly ContactDraft[]) =>
      api.send(saveContacts, {
        body: { contacts: contacts.map(({ type, value }) => ({ type, value: value.trim() })) },
      }),
    onSuccess: () => {
      void queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 }).catch(() => undefined);
    },
    meta: { handles: toldInPlace },
  });
