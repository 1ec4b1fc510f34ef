import { useLingui } from '@lingui/react/macro';
import { platformName } from '@my-air/feature-kit/views';

import type { ReadProfile } from './readProfiles.ts';

/** The sentence about a line that was typed: what follows, or what is missing. */
export function useProfileWords(): (profile: ReadProfile) => string {
  const { t, i18n } = useLingui();

  return (profile) => {
    const platform = 'platform' in profile ? platformName(profile.platform, i18n) : '';
    const example = 'platform' in profile ? examples[profile.platform] : '';
    switch (profile.state) {
      case 'ready':
        return profile.platform === 'youtube'
          ? t`Next, sign in to YouTube and choose the channel there.`
          : t`${platform} profile. We only use public information.`;
      case 'added':
        return t`Already in your list`;
      case 'repeated':
        return t`Listed twice. We add it once.`;
      case 'closed':
        return t`${platform} profiles cannot be added here yet.`;
      case 'unclear':
        return t`Choose the platform of this name.`;
      case 'post':
        return t`This link leads to a single video or post. Paste the link to the profile instead, such as ${example}.`;
      case 'short-link':
        return t`This short link does not contain your username. Open it and paste the address of your profile, such as ${example}.`;
      case 'unknown':
        return t`Not recognized. Paste the link to your profile, or write its @name.`;
    }
  };
}

const examples = {
  youtube: 'youtube.com/@name',
  instagram: 'instagram.com/name',
  tiktok: 'tiktok.com/@name',
} as const;
