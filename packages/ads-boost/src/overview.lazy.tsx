import { createLazyRoute } from '@tanstack/react-router';

import { AdsBoostScreen } from './overview/AdsBoostScreen.tsx';
import { routeViews } from './routeViews.ts';

export const adsBoostLazyRoute = createLazyRoute('/ads-boost')({ component: AdsBoostScreen, ...routeViews });
