import type { FeatureContributions } from '@my-air/feature-api';

import { ImpersonationBanner } from './impersonation/ImpersonationBanner.tsx';
import { accountEntries } from './personal/accountEntries.ts';

/**
 * The contributions to the signed-in screens: the pages of the user's account, and a banner while a member of
 * staff acts on their behalf.
 */
export const authContributions = {
  account: accountEntries,
  banner: ImpersonationBanner,
} satisfies FeatureContributions;
