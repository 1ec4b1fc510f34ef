import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { fetchAnew, userQuery, usePortal, type ModalProps } from '@my-air/feature-kit';
import { channelsQuery, FailureMessage } from '@my-air/feature-kit/data';
import { applyFieldErrors, fieldError, formError, UnkeptNotice, useWatch } from '@my-air/feature-kit/forms';
import { BindingReason, platformName, useBindingAction } from '@my-air/feature-kit/views';
import { Banner, Button, Dialog, Field, RadioGroup, Stack, Textarea } from '@my-air/ui-kit';
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useState, type KeyboardEvent } from 'react';

import { addProfileMutation, addKey } from './addProfile.api.ts';
import { addSeveral } from './addSeveral.ts';
import { readProfiles, type NamedProfile, type ReadProfile } from './readProfiles.ts';
import type { ProfilePlatform } from './recognizeProfile.ts';
import { RecognizedProfiles } from './RecognizedProfiles.tsx';
import { addingPlace, useAddingForm } from './useAddingForm.ts';
import { useProfileWords } from './useProfileWords.ts';

/** The most profiles that are added at once. */
const profileLimit = 50;

/** Adds channels and profiles of every platform, by a link or a name of each. */
export const AddChannelModal = (modal: ModalProps<'add-channel'>) => <AddingDialog {...modal} />;

/** The same for a name of a platform that is known already. */
export const AddProfileModal = ({ props: { platform }, ...modal }: ModalProps<'add-profile'>) => (
  <AddingDialog {...modal} props={{}} platform={platform} />
);

/** `platform` is that of a name alone, until another is chosen. */
function AddingDialog({
  props: { referer, productId },
  platform,
  close,
}: ModalProps<'add-channel'> & { platform?: ProfilePlatform }) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const portal = usePortal();
  const { config, modals, queryClient, api } = portal;
  const router = useRouter();
  const binding = useBindingAction();
  const noteOf = useProfileWords();
  const { form, draft } = useAddingForm();
  const text = useWatch({ control: form.control, name: 'username' });
  const [asked, setAsked] = useState<ProfilePlatform | null>(platform ?? null);
  // oxlint-disable-next-line my-air/answered-query -- marks what is added already; without it the server says so
  const { data: channels = [] } = useQuery(channelsQuery(api));

  const offered: ProfilePlatform[] = [
    'youtube',
    ...(['instagram', 'tiktok'] as const).filter((platform) => config.baseProducts[platform] !== null),
  ];
  const platformNames = offered.map((platform) => platformName(platform, i18n)).join(', ');
  const [only] = offered.length === 1 ? offered : [];
  const chosen = asked ?? only ?? null;
  const profiles = readProfiles(text, { offered, chosen, channels });
  const hasNames = readProfiles(text, { offered, chosen: null, channels }).some(isUnclear);
  const ready = profiles.filter(isReady);
  const [first] = profiles;
  const name = first && 'name' in first ? first.name : '';
  const isSeveral = profiles.length > 1;
  const isAddingSeveral = useIsMutating({ mutationKey: ['acts', 'add'] }) > 0;

  const add = useMutation({
    ...addProfileMutation(portal),
    onSuccess: (channel, { name, text: sent }) => {
      // The answer may not tell the profile: what was typed names it as well.
      const title = channel?.title ?? name;
      portal.toasts.show({ type: 'success', title: t`${title} is added` });
      // Another name that was typed during the request stays in the form.
      if (draft.forget({ username: sent })) close('added');
    },
    onError: (error) => {
      if (applyFieldErrors(form, error) || !isApiError(error) || error.code !== 'conflict') return;
      // Another user has it, or it has been added elsewhere meanwhile: our data about this user is old.
      portal.toasts.show({
        type: 'error',
        title: t`The profile was not added`,
        ...(error.serverMessage && { text: error.serverMessage }),
      });
      void fetchAnew(queryClient, userQuery(api)).catch(() => undefined);
      close();
      void router.navigate({ to: '/' });
    },
  });
  const failure = add.error && !formError(form) && !fieldError(form, 'username') ? add.error : undefined;

  /** Leads to the permission of YouTube; the text that is left is kept until the browser leaves for it. */
  const authorize = async (waiting: string, left: string) => {
    const answer = await modals.open('oauth-profile', {
      platform: 'youtube',
      ...(referer && { referer }),
      ...(productId && { productId }),
    });
    if (answer === 'left' && draft.read()?.username === waiting) draft.write({ username: left });
  };
  const addAll = async () => {
    close('added');
    const byName = ready.filter(({ platform }) => platform !== 'youtube');
    const channelsOfYouTube = ready.filter(({ platform }) => platform === 'youtube');
    const leftOut = byName.length > 0 ? await addSeveral(portal, byName) : [];
    // The session has ended, or others are being added: everything is still in the draft.
    if (!leftOut) return;
    const rest = [...channelsOfYouTube, ...leftOut, ...profiles.filter(isOpen)].map((line) => line.text);
    const waiting = rest.join('\n');
    if (draft.read()?.username === text) draft.write({ username: waiting });
    if (channelsOfYouTube.length > 0) await authorize(waiting, rest.slice(1).join('\n'));
  };

  const submit = form.handleSubmit(() => {
    const isBusy = queryClient.isMutating({ mutationKey: addKey }) > 0 || isAddingSeveral;
    if (binding.isRefused || isBusy) return;
    const [profile] = ready;
    const problem = profiles.find((one) => !isReady(one));
    const isMissing = profiles.some(isUnclear) || !profile;
    if (isMissing || ready.length > profileLimit) {
      const message = isMissing
        ? noteOf(profiles.find(isUnclear) ?? problem ?? { text, state: 'unknown' })
        : t`Add at most ${profileLimit} profiles at once.`;
      form.setError('username', { type: 'recognition', message });
      form.setFocus('username');
    } else if (isSeveral) void addAll();
    else if (profile.platform === 'youtube') {
      close('added');
      void authorize(text, '');
    } else add.mutate({ ...profile, text });
  });
  const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Shift starts a line, and an input method ends its word with Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const error = fieldError(form, 'username', t`Link or username`);

  return (
    <Dialog
      isOpen
      size="s"
      title={<Trans>Add a channel</Trans>}
      description={<Trans>{platformNames}. Several lines add several profiles.</Trans>}
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => close()}>
            <Trans>Not now</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={add.isPending || isAddingSeveral}
            {...binding.control}
          >
            {buttonOf()}
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
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <Field
            label={t`Link or username`}
            description={t`For example youtube.com/@name or @name`}
            error={error}
            isRequired
          >
            <Textarea
              {...form.register('username')}
              rows={Math.min(6, Math.max(1, profiles.length))}
              onKeyDown={submitOnEnter}
              enterKeyHint="go"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <div aria-live="polite">
            {/* The problem of the only line is said at the field already. */}
            {(isSeveral || (first && first.state !== 'unknown' && !error)) && (
              <RecognizedProfiles profiles={profiles} />
            )}
          </div>
          {hasNames && offered.length > 1 && (
            <RadioGroup
              label={isSeveral ? t`Where are the names without a link?` : t`Where is @${name}?`}
              options={offered.map((platform) => ({ value: platform, label: platformName(platform, i18n) }))}
              value={asked}
              onValueChange={(platform) => {
                setAsked(platform);
                form.clearErrors('username');
              }}
              isRow
            />
          )}
        </Stack>
      </form>
      <UnkeptNotice place={addingPlace} />
    </Dialog>
  );

  function buttonOf(): string {
    const count = ready.length;
    if (isSeveral && count > 1) return t`${plural(count, { one: 'Add # profile', other: 'Add # profiles' })}`;
    return ready[0]?.platform === 'youtube' ? t`Continue with YouTube` : t`Add profile`;
  }
}

function isReady(profile: ReadProfile): profile is Extract<ReadProfile, NamedProfile> & { state: 'ready' } {
  return profile.state === 'ready';
}

function isUnclear(profile: ReadProfile): boolean {
  return profile.state === 'unclear';
}

/** Whether a line could not be added, and is not in the list either. */
function isOpen({ state }: ReadProfile): boolean {
  return state !== 'ready' && state !== 'added' && state !== 'repeated';
}
