import { contactTypes, endpoint } from '@my-air/api-client/contract';
import * as v from 'valibot';

export const saveContacts = endpoint('POST api/profile/contacts', {
  binds: true,
  body: v.object({
    contacts: v.array(v.object({ type: v.picklist(contactTypes), value: v.pipe(v.string(), v.nonEmpty()) })),
  }),
});
