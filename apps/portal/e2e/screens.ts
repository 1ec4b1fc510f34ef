import type { Persona } from './Sandbox.ts';

/** A screen to walk through: its address, who looks at it, and its name in the browser's title. */
export interface ScreenCase {
  path: string;
  persona: Persona | null;
  title: string;
}

/** Every screen that the portal has so far. */
export const screens: readonly ScreenCase[] = [
  { path: '/login', persona: null, title: 'Sign in - My AIR' },
  { path: '/home', persona: 'partner', title: 'Home - My AIR' },
  { path: '/accounts/youtube', persona: 'partner', title: 'Channels - My AIR' },
  { path: '/notifications', persona: 'partner', title: 'Notifications - My AIR' },
  { path: '/services', persona: 'partner', title: 'Services - My AIR' },
  { path: '/messenger', persona: 'partner', title: 'Messages - My AIR' },
  { path: '/help-center', persona: 'partner', title: 'Help - My AIR' },
  { path: '/help/199', persona: null, title: 'Why a channel is not accepted - My AIR' },
  { path: '/news', persona: 'partner', title: 'News - My AIR' },
  { path: '/no-such-page', persona: null, title: 'Page not found - My AIR' },
];
