import type { MessageDescriptor } from '@my-air/i18n';

import type { PortalContext } from './PortalContext.ts';

/**
 * The frames of screens by name: with the navigation, and to sign in. A feature that has another one adds its name by
 * declaration merging; it is drawn without navigation, as wide as long texts need. The error, server-error and
 * unavailable frames belong to the shell alone.
 */
export interface Layouts {
  default: true;
  login: true;
}
export type Layout = keyof Layouts;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name in the browser's title; a route without one keeps its parent's. */
    title?: MessageDescriptor;
    /** @default 'default' */
    layout?: Layout;
    /** Whether the screen needs a session. @default 'session' */
    access?: 'session' | 'public';
    /** The capability without which the screen explains itself instead of opening. */
    capability?: string;
    /**
     * Requests the data that the screen shows first: called as soon as its address is known, while the session is still
     * being confirmed, and again once the user is known. Not called for a visitor.
     */
    readAhead?: (portal: PortalContext) => void;
    /** Whether this route only redirects and has no screen of its own. */
    redirects?: boolean;
  }
}
