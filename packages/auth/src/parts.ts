import type { FeatureContributions } from '@my-air/feature-api';

import { ImpersonationBanner } from './impersonation/ImpersonationBanner.tsx';
import { accountEntries } from './personal/accountEntries.ts';

/** What signing in brings to a signed-in person: the pages of their account, and a banner while a member of staff acts on their behalf. */
export const authParts = { account: accountEntries, banner: ImpersonationBanner } satisfies FeatureContributions;
