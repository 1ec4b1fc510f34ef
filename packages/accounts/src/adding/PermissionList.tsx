import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AuthorizationPlatform } from '@my-air/feature-kit/views';
import type { MessageDescriptor } from '@my-air/i18n';
import { styled } from 'styled-components';

export interface PermissionListProps {
  /** The platform that asks for the permissions. */
  platform: AuthorizationPlatform;
}

/** The permissions that a platform will ask the creator for, each with its reason. */
export function PermissionList({ platform }: PermissionListProps) {
  const { t } = useLingui();

  return (
    <List>
      {permissions[platform].map((permission) => (
        <li key={permission.message}>{t(permission)}</li>
      ))}
    </List>
  );
}

const profilePermissions = [
  msg`See your profile, so that we know it is yours`,
  msg`See your posts and their figures, so that we can suggest services`,
];
const permissions: Record<AuthorizationPlatform, readonly MessageDescriptor[]> = {
  youtube: [
    msg`See your channel and its videos, so that we know it is yours`,
    msg`See your statistics and income, so that we can count your share`,
  ],
  instagram: profilePermissions,
  tiktok: profilePermissions,
  'ai-metadata': [
    msg`See your channel and its videos, so that we know what to translate`,
    msg`Change titles and descriptions, so that translations appear on YouTube`,
  ],
};

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-inline-start: var(--space-5);
`;
