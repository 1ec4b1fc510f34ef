import type { Translated } from '@my-air/i18n';

/** The frames of screens. The error, server-error and unavailable frames belong to the shell alone. */
export type Layout = 'default' | 'login' | 'oauth' | 'impersonate' | 'help-center';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name in the browser's title; a route without one keeps its parent's. */
    title?: Translated;
    /** @default 'default' */
    layout?: Layout;
    /** Whether the screen needs a session. @default 'session' */
    access?: 'session' | 'public';
    /** The capability without which the screen explains itself instead of opening. */
    capability?: string;
    /** Whether this route only redirects and has no screen of its own. */
    redirects?: boolean;
  }
}
