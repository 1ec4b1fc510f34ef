import { msg } from '@lingui/core/macro';
import { rootRoute, type PortalContext } from '@my-air/feature-kit';
import { createRoute, redirect } from '@tanstack/react-router';

import { ChannelSearch } from './channel/ChannelSearch.ts';

const title = msg`Channels`;

/** The page of a channel is named by it. */
const loaderDeps = ({ search: { channel } }: { search: ChannelSearch }) => ({ channel });

const loadChannels = async ({
  context,
  deps: { channel },
}: {
  context: PortalContext;
  deps: ReturnType<typeof loaderDeps>;
}) => (await import('./channel/channels.api.ts')).loadChannels(context, channel);

/** The profiles of these platforms have pages of their own only where the settings say so. */
const requirePages = ({ context }: { context: PortalContext }) => {
  if (!context.config.flags.instagramTiktokPages) throw redirect({ to: '/accounts/youtube', replace: true });
};

/** Leads to the channels of YouTube. */
export const accountsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accounts',
  staticData: { title, redirects: true },
  beforeLoad: () => {
    throw redirect({ to: '/accounts/youtube', replace: true });
  },
});

/** The channels; while other platforms have no pages, their profiles too. */
export const youtubeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accounts/youtube',
  staticData: { title },
  validateSearch: ChannelSearch,
  loaderDeps,
  loader: loadChannels,
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.youtubeLazyRoute));

/** The profiles on Instagram. */
export const instagramRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accounts/instagram',
  staticData: { title },
  validateSearch: ChannelSearch,
  beforeLoad: requirePages,
  loaderDeps,
  loader: loadChannels,
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.instagramLazyRoute));

/** The profiles on TikTok. */
export const tiktokRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accounts/tiktok',
  staticData: { title },
  validateSearch: ChannelSearch,
  beforeLoad: requirePages,
  loaderDeps,
  loader: loadChannels,
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.tiktokLazyRoute));

/** All routes of accounts. */
export const accountsRoutes = [accountsRoute, youtubeRoute, instagramRoute, tiktokRoute] as const;
