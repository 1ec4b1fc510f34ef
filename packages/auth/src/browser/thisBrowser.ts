import { capDelay } from '@my-air/api-client';
import { deviceStorage, readCookie, tabStorage, writeCookie } from '@my-air/feature-kit/state';

import { openChannel } from './openChannel.ts';
import type { SessionBrowser } from './SessionBrowser.ts';

const uses = ['keydown', 'pointerdown'] as const;

/** The browser that this page runs in. */
export function thisBrowser(): SessionBrowser {
  return {
    origin: window.location.origin,
    storage: deviceStorage,
    tabStorage,
    cookies: { read: readCookie, write: writeCookie },
    channel: openChannel(() => new BroadcastChannel('my-air.session')),
    now: () => Date.now(),
    after(milliseconds, act) {
      const timer = setTimeout(act, capDelay(milliseconds));
      return () => clearTimeout(timer);
    },
    isVisible: () => document.visibilityState === 'visible',
    address: () => new URL(window.location.href),
    replaceAddress: (path) => window.history.replaceState(window.history.state, '', path),
    onRestored(act) {
      const listen = ({ persisted }: PageTransitionEvent) => persisted && act();
      window.addEventListener('pageshow', listen);
      return () => window.removeEventListener('pageshow', listen);
    },
    onUse(act) {
      const options = { capture: true, passive: true };
      for (const name of uses) window.addEventListener(name, act, options);
      return () => uses.forEach((name) => window.removeEventListener(name, act, options));
    },
    reload: () => window.location.reload(),
  };
}
