import { useLingui } from '@lingui/react/macro';
import {
  draftPlace,
  max,
  noHtml,
  required,
  useDraftAt,
  useDraftForm,
  useValibotForm,
} from '@my-air/feature-kit/forms';
import * as v from 'valibot';

import { normalizeUsername } from './normalizeUsername.ts';

/** The username of a profile that is to be added, by platform. */
export const usernamePlace = draftPlace(
  'accounts/username',
  v.object({ username: v.string() }),
  ({ username }) => username === '',
);

/** The form of a username, with the text that was typed in it before and not sent. */
export function useUsernameForm(platform: 'instagram' | 'tiktok') {
  const { t } = useLingui();
  const draft = useDraftAt(usernamePlace, platform);
  const form = useValibotForm(
    schemaOf(platform, t`Write a username, or paste the address of your profile.`),
    { defaultValues: draft.read() ?? { username: '' } },
  );
  useDraftForm(form, draft);
  return { form, draft };
}

const schemaOf = (platform: 'instagram' | 'tiktok', notFound: string) =>
  v.object({
    username: v.pipe(
      v.string(),
      required(),
      max(200),
      noHtml(),
      v.check((text) => normalizeUsername(platform, text) !== undefined, notFound),
    ),
  });
