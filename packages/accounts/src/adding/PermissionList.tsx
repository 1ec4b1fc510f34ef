import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AuthorizationPlatform } from '@my-air/feature-kit/views';
import type { MessageDescriptor } from '@my-air/i18n';
import { Stack, Text } from '@my-air/ui-kit';

export interface PermissionListProps {
  /** The platform that asks for the permissions. */
  platform: AuthorizationPlatform;
}

/** The permissions that a platform will ask the creator for, in the words of its own page, each with our reason. */
export function PermissionList({ platform }: PermissionListProps) {
  const { t } = useLingui();

  return (
    <Stack as="ul" gap={3} style={{ margin: 0, paddingInlineStart: 'var(--space-5)' }}>
      {permissions[platform].map(({ words, reason }) => (
        <li key={words.message}>
          <Text weight="medium">{t(words)}</Text>
          <Text size={14} tone="muted">
            {t(reason)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

interface Permission {
  /** The permission as the page of the platform lists it, in every language. */
  words: MessageDescriptor;
  /** Our reason for it. */
  reason: MessageDescriptor;
}

const youtubeAccount = msg`View your YouTube account`;
const profilePermissions: readonly Permission[] = [
  { words: msg`See your profile`, reason: msg`So that we know it is yours.` },
  { words: msg`See your posts and their figures`, reason: msg`So that we can suggest services.` },
];
const permissions: Record<AuthorizationPlatform, readonly Permission[]> = {
  youtube: [
    { words: youtubeAccount, reason: msg`So that we know the channel is yours.` },
    {
      words: msg`View monetary and non-monetary YouTube Analytics reports for your YouTube content`,
      reason: msg`So that we can show your statistics and count your share of the income.`,
    },
  ],
  instagram: profilePermissions,
  tiktok: profilePermissions,
  'ai-metadata': [
    { words: youtubeAccount, reason: msg`So that we know which videos to translate.` },
    {
      words: msg`See, edit, and permanently delete your YouTube videos, ratings, comments and captions`,
      reason: msg`So that translations of titles and descriptions appear on YouTube. We edit nothing else and delete nothing.`,
    },
  ],
};
