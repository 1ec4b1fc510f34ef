import { Trans, useLingui } from '@lingui/react/macro';
import { fetchAnew, usePortal, userQuery, type ModalProps, type PortalContext } from '@my-air/feature-kit';
import { applyFieldErrors, formError, UnkeptNotice, useFieldArray } from '@my-air/feature-kit/forms';
import { cleanIdentifier } from '@my-air/i18n';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { Banner, Button, Dialog, PlusIcon, Stack } from '@my-air/ui-kit';
import { FailureMessage } from '@my-air/feature-kit/data';
import { useMutation, mutationOptions } from '@tanstack/react-query';
import { useId } from 'react';

import { saveContacts } from '../contract.ts';
import { contactsPlace, type ContactDraft } from './contactDrafts.ts';
import { ContactFields } from './ContactFields.tsx';
import { useContactsForm } from './useContactsForm.ts';

/** Saves the creator's contacts, all of them in one call. */
const saveContactsMutation = ({ api }: Pick<PortalContext, 'api'>) =>
  mutationOptions({
    mutationKey: ['accounts', 'contacts'],
    mutationFn: (contacts: ContactDraft[]) =>
      api.send(saveContacts, {
        body: { contacts: contacts.map(({ type, value }) => ({ type, value: cleanIdentifier(value) })) },
      }),
    meta: { handles: 'inPlace' },
  });

/** Asks for the creator's contacts, as many as they like. Typed text stays until it is saved. */
export function AddContactsModal({ close }: ModalProps<'add-contacts'>) {
  'use no memo';
  const { t } = useLingui();
  const formId = useId();
  const portal = usePortal();
  const binding = useBindingAction();
  const { form, draft } = useContactsForm();
  const rows = useFieldArray({ control: form.control, name: 'contacts' });

  const save = useMutation({
    ...saveContactsMutation(portal),
    onSuccess: (_, contacts) => {
      void fetchAnew(portal.queryClient, userQuery(portal.api)).catch(() => undefined);
      portal.toasts.show({ type: 'save', title: t`Contacts saved` });
      // Text that was typed while they were being saved stays in the form.
      if (draft.forget({ contacts })) close('saved');
    },
    onError: (error) => void applyFieldErrors(form, error),
  });
  const submit = form.handleSubmit(({ contacts }) => {
    if (!binding.isRefused) save.mutate(contacts);
  });
  const isAtFields = Boolean(form.formState.errors.contacts);
  const failure = save.error && !isAtFields ? save.error : undefined;

  return (
    <Dialog
      isOpen
      title={<Trans>How can we reach you?</Trans>}
      description={<Trans>Add at least one contact, so that our team can reach you.</Trans>}
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => close()}>
            <Trans>Not now</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={save.isPending} {...binding.control}>
            <Trans>Save contacts</Trans>
          </Button>
        </>
      }
      problem={
        <>
          <BindingReason action={binding} isBanner />
          {(formError(form) ?? failure) && (
            <Banner tone="critical">{formError(form) ?? <FailureMessage of={failure} />}</Banner>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {rows.fields.map((row, index) => (
            <ContactFields
              key={row.id}
              form={form}
              index={index}
              onRemove={rows.fields.length > 1 ? () => rows.remove(index) : undefined}
            />
          ))}
        </Stack>
      </form>
      <Button
        variant="quiet"
        icon={<PlusIcon aria-hidden />}
        onClick={() => rows.append({ type: 'telegram', value: '' })}
      >
        <Trans>Add another contact</Trans>
      </Button>
      <UnkeptNotice place={contactsPlace} />
    </Dialog>
  );
}
