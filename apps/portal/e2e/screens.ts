import type { Persona } from '@my-air/e2e';

/** A screen to walk through: its address, its user, and its name in the browser's title. */
export interface ScreenCase {
  path: string;
  persona: Persona | null;
  title: string | RegExp;
}

/** Every screen that the portal has so far. */
export const screens: readonly ScreenCase[] = [
  { path: '/login', persona: null, title: 'Sign in - My AIR' },
  { path: '/home', persona: 'partner', title: 'Home - My AIR' },
  { path: '/home/dates', persona: 'partner', title: 'Dates - My AIR' },
  { path: '/home/report', persona: 'partner', title: 'Report of your channels - My AIR' },
  { path: '/accounts/youtube', persona: 'partner', title: 'Channels - My AIR' },
  { path: '/notifications', persona: 'partner', title: 'Notifications - My AIR' },
  { path: '/services', persona: 'ambassador', title: 'Services - My AIR' },
  // The number of unread messages is before its name.
  { path: '/messenger', persona: 'ambassador', title: /^(\(\d+\) )?Messages - My AIR$/ },
  { path: '/help-center', persona: 'ambassador', title: 'Help - My AIR' },
  { path: '/help/199', persona: null, title: 'Why a channel is not accepted - My AIR' },
  { path: '/news', persona: 'ambassador', title: 'News - My AIR' },
  { path: '/moderation', persona: 'partner', title: 'Moderation - My AIR' },
  { path: '/games', persona: 'partner', title: 'Games - My AIR' },
  { path: '/ads-boost', persona: 'partner', title: 'Ads boost - My AIR' },
  { path: '/ads-boost/yt-channels/config', persona: 'partner', title: 'Ads boost - My AIR' },
  { path: '/ai-optimization', persona: 'partner', title: 'AI optimization - My AIR' },
  { path: '/distribution', persona: 'partner', title: 'Distribution - My AIR' },
  { path: '/affiliate-program', persona: 'ambassador', title: 'Referral program - My AIR' },
  { path: '/ai-metadata/translation', persona: 'partner', title: 'AI translation - My AIR' },
  { path: '/ai-metadata/packages', persona: 'partner', title: 'AI translation - My AIR' },
  { path: '/no-such-page', persona: null, title: 'Page not found - My AIR' },
];
