import type { SafeStorage, readCookie, writeCookie } from '@my-air/feature-kit/state';

/** The messages between the tabs of one browser. */
export type SessionMessage =
  /** `userId`: undefined where the user could not be read. */
  | { type: 'signed-in'; userId: number | undefined }
  /** `isRequested`: whether the user signed out, and so leaves nothing behind. */
  | { type: 'signed-out'; isRequested: boolean };

/** The texts that a session reads and writes; nothing throws. */
export type SessionTexts = Pick<SafeStorage, 'read' | 'write' | 'keys'>;

/** The channel to the other tabs. */
export interface SessionChannel {
  send: (message: SessionMessage) => void;
  /** Called with the messages of other tabs; never with those of this one. */
  listen: (onMessage: (message: SessionMessage) => void) => void;
}

/** The parts of the browser that the session uses. */
export interface SessionBrowser {
  /** The portal's own origin. */
  origin: string;
  /** The storage that the tabs share. */
  storage: SessionTexts;
  /** The storage of this tab alone. */
  tabStorage: SessionTexts;
  cookies: { read: typeof readCookie; write: typeof writeCookie };
  channel: SessionChannel;
  now: () => number;
  /** Calls later; returns a function that cancels the call. */
  after: (milliseconds: number, act: () => void) => () => void;
  isVisible: () => boolean;
  /** The address that is shown. */
  address: () => URL;
  /** Shows another address of this site in place of the present one, without opening it. */
  replaceAddress: (path: string) => void;
  /**
   * Calls when the browser shows again, in its old state, a page that had been left; returns a function that
   * unsubscribes.
   */
  onRestored: (act: () => void) => () => void;
  /** Calls at each press of a key or a pointer; returns a function that unsubscribes. */
  onUse: (act: () => void) => () => void;
  reload: () => void;
}
