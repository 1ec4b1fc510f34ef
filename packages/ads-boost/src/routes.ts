import { msg } from '@lingui/core/macro';
import { rootRoute } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';

const configRoutes = () => import('./config/config.lazy.tsx');
const configData = () => import('./config/adsBoost.api.ts');
const staticData = { title: msg`Ads boost`, capability: 'boost' };

/** The channels, and which of them have settings of their own. */
export const adsBoostRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ads-boost',
  staticData,
  loader: async ({ context }) => (await configData()).loadOverview(context),
}).lazy(() => import('./overview/overview.lazy.tsx').then((lazy) => lazy.adsBoostLazyRoute));

/** The settings of all channels. */
export const allConfigRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ads-boost/yt-channels/config',
  staticData,
  loader: async ({ context }) => (await configData()).loadOverview(context),
}).lazy(() => configRoutes().then((lazy) => lazy.allConfigLazyRoute));

/** The settings of one channel. */
export const channelConfigRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ads-boost/yt-channels/$guid/config',
  staticData,
  loader: async ({ context, params: { guid } }) => (await configData()).loadChannelConfig(context, guid),
}).lazy(() => configRoutes().then((lazy) => lazy.channelConfigLazyRoute));

/** All routes of ads boost. */
export const adsBoostRoutes = [adsBoostRoute, allConfigRoute, channelConfigRoute] as const;
