import { useLingui } from '@lingui/react/macro';
import type { User } from '@my-air/api-client/contract';
import { useDraftAt, useDraftForm, useValibotForm } from '@my-air/feature-kit/forms';
import { useUser } from '@my-air/feature-kit';

import { type ContactDraft, contactsPlace } from './contactDrafts.ts';
import { isContactType } from './contactNames.ts';
import { contactSchema } from './contactSchema.ts';

/** The form of the creator's contacts, with the text that was typed in it before and not saved. */
export function useContactsForm() {
  const { t } = useLingui();
  const user = useUser();
  const draft = useDraftAt(contactsPlace);
  const form = useValibotForm(
    contactSchema({
      email: t`Write an e-mail address, such as name@example.com.`,
      phone: t`Write a phone number with its country code.`,
      website: t`Write a web address, such as example.com.`,
    }),
    { defaultValues: draft.read() ?? { contacts: initialContacts(user) } },
  );
  useDraftForm(form, {
    ...draft,
    // Contacts that are saved already are not a draft.
    write: (values) => (isSame(values.contacts, initialContacts(user)) ? draft.clear() : draft.write(values)),
  });
  return { form, draft };
}

function isSame(one: readonly ContactDraft[], other: readonly ContactDraft[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ type, value }, index) => type === other[index]?.type && value === other[index].value)
  );
}

/** The contacts of a creator as the form shows them; one empty line where there are none. */
function initialContacts(user: User | undefined): ContactDraft[] {
  const known = (user?.partner?.contacts ?? []).flatMap(({ type, value }) =>
    isContactType(type) ? [{ type, value }] : [],
  );
  return known.length > 0 ? known : [{ type: 'telegram', value: '' }];
}
