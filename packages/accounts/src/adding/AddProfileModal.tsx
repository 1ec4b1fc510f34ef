import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { fetchAnew, userQuery, usePortal, type ModalProps, type DataContext } from '@my-air/feature-kit';
import { BindingReason, platformName, useBindingAction } from '@my-air/feature-kit/views';
import { applyFieldErrors, fieldError, formError, UnkeptNotice } from '@my-air/feature-kit/forms';
import { Banner, Button, Dialog, Field, TextInput } from '@my-air/ui-kit';
import { FailureMessage } from '@my-air/feature-kit/data';
import { useMutation, mutationOptions } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';

import { cacheChannel } from '../channel/channels.api.ts';
import { addProfile } from '../contract.ts';
import { normalizeUsername } from './normalizeUsername.ts';
import { usernamePlace, useUsernameForm } from './useUsernameForm.ts';

/** Adds a profile by the typed username or address; a conflict is handled by the caller (ERR-06). */
const addProfileMutation = (portal: DataContext, platform: 'instagram' | 'tiktok') =>
  mutationOptions({
    mutationKey: ['accounts', 'add', platform],
    mutationFn: async (typed: string) => {
      const username = normalizeUsername(platform, typed) ?? typed;
      const { channel } = await portal.api.send(addProfile, { params: { platform }, body: { username } });
      await cacheChannel(portal, channel);
      return channel;
    },
    meta: { handles: 'inPlace' },
  });

/** Adds an Instagram or TikTok profile by its username. */
export function AddProfileModal({ props: { platform }, close }: ModalProps<'add-profile'>) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const portal = usePortal();
  const router = useRouter();
  const { form, draft } = useUsernameForm(platform);
  const name = platformName(platform, i18n);
  const binding = useBindingAction();

  const add = useMutation({
    ...addProfileMutation(portal, platform),
    onSuccess: (channel, username) => {
      // The answer may not tell the profile: what was typed names it as well.
      const title = channel?.title ?? username;
      portal.toasts.show({ type: 'success', title: t`${title} is added` });
      // Another name that was typed during the request stays in the form.
      if (draft.forget({ username })) close('added');
    },
    onError: (error) => {
      if (applyFieldErrors(form, error) || !isApiError(error) || error.code !== 'conflict') return;
      // Another user has it, or it has been added elsewhere meanwhile: our data about this user is old.
      portal.toasts.show({
        type: 'error',
        title: t`The profile was not added`,
        ...(error.serverMessage && { text: error.serverMessage }),
      });
      void fetchAnew(portal.queryClient, userQuery(portal.api)).catch(() => undefined);
      close();
      void router.navigate({ to: '/' });
    },
  });
  const failure = add.error && !formError(form) && !fieldError(form, 'username') ? add.error : undefined;

  return (
    <Dialog
      isOpen
      size="s"
      title={<Trans>Add your {name} profile</Trans>}
      description={<Trans>A username is enough. We only use public information.</Trans>}
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => close()}>
            <Trans>Not now</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={add.isPending} {...binding.control}>
            <Trans>Add profile</Trans>
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
      <form
        id={formId}
        noValidate
        onSubmit={form.handleSubmit(({ username }) => !binding.isRefused && add.mutate(username))}
      >
        <Field
          label={t`Username`}
          description={t`For example @name`}
          error={fieldError(form, 'username', t`Username`)}
          isRequired
        >
          <TextInput
            {...form.register('username')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
          />
        </Field>
      </form>
      <UnkeptNotice place={usernamePlace} subject={platform} />
    </Dialog>
  );
}
