import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';
import { DocumentIcon, LockIcon, PersonIcon, SettingsIcon } from '@my-air/ui-kit';

import { ImpersonationBanner } from './impersonation/ImpersonationBanner.tsx';
import { offerZone } from './zone/offerZone.ts';

/** The contributions of auth to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  account: [
    { id: 'profile', label: msg`Profile`, to: '/personal/profile', icon: PersonIcon },
    { id: 'security', label: msg`Security`, to: '/personal/security', icon: LockIcon },
    { id: 'preferences', label: msg`Preferences`, to: '/personal/preferences', icon: SettingsIcon },
    { id: 'agreements', label: msg`Agreements`, to: '/personal/agreements', icon: DocumentIcon },
  ],
  banner: ImpersonationBanner,
  greeting: offerZone,
};
