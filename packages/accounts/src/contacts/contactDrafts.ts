import { contactTypes } from '@my-air/api-client/contract';
import { draftPlace } from '@my-air/feature-kit/forms';
import * as v from 'valibot';

const ContactSchema = v.object({ type: v.picklist(contactTypes), value: v.string() });

/** One line of the form. */
export type ContactDraft = v.InferOutput<typeof ContactSchema>;

/** The contacts that were typed and not saved. */
export const contactsPlace = draftPlace(
  'accounts/contacts',
  v.object({ contacts: v.array(ContactSchema) }),
  ({ contacts }) => contacts.length === 0,
);
