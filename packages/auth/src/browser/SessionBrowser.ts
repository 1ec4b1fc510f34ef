import type { Cookies } from './cookies.ts';
import type { SafeStorage } from './safeStorage.ts';

/** What the tabs of one browser tell each other. */
export type SessionMessage =
  | { type: 'signed-in'; userId: number }
  /** `isRequested`: whether the person asked for it, and so leaves nothing behind. */
  | { type: 'signed-out'; isRequested: boolean };

/** The way to the other tabs. */
export interface SessionChannel {
  send: (message: SessionMessage) => void;
  /** Called with what another tab said; never with what this one did. */
  listen: (onMessage: (message: SessionMessage) => void) => void;
}

/** What the session needs of the browser. */
export interface SessionBrowser {
  /** The portal's own origin. */
  origin: string;
  /** Shared by the tabs. */
  storage: SafeStorage;
  /** Of this tab alone. */
  tabStorage: SafeStorage;
  cookies: Cookies;
  channel: SessionChannel;
  now: () => number;
  /** Calls later; returns a function that cancels the call. */
  after: (milliseconds: number, act: () => void) => () => void;
  isVisible: () => boolean;
  /** The address that is shown. */
  address: () => URL;
  /** Shows another address of this site in place of the present one, without opening it. */
  replaceAddress: (path: string) => void;
  /** Calls when the browser shows a page again that had been left, as it was left; returns a function that unsubscribes. */
  onRestored: (act: () => void) => () => void;
  reload: () => void;
}
