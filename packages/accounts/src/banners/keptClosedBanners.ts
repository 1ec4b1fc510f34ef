import { keptAtom } from '@my-air/feature-kit/state';

import { ClosedBanners } from './closedBanners.ts';

/** The banners that one user closed on this device, over reloads and in every tab. */
export const keptClosedBanners = keptAtom(
  'accounts.closed-banners',
  ClosedBanners,
  {},
  {
    per: 'user',
    survivesSignOut: true,
  },
);
