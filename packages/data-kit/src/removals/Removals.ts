import type { ReadonlyValue } from '@my-air/client-state';

/** The callbacks of a page while one removal of its own can still be undone. */
export interface RemovalHandlers {
  /** Called when it is back: it was undone, or the server refused it. */
  onBack?: () => void;
  /** Called when it can no longer be undone on this page. */
  onEnd?: () => void;
}

/**
 * Things of one user that are being removed: hidden immediately, kept in the browser, and sent to the server
 * when they can no longer be undone, by this page, by its last call, or by the next page. Its value is the ids of
 * the hidden things.
 */
export interface Removals extends ReadonlyValue<ReadonlySet<string>> {
  /** Hides a thing that can be undone from now on. False when it is hidden already. */
  begin: (id: string, handlers?: RemovalHandlers) => boolean;
  /** Shows it again. False when it is too late, because the removal has been sent. */
  undo: (id: string) => boolean;
  /** Sends it to the server; it cannot be undone any more. Never rejects. */
  finish: (id: string) => Promise<void>;
  /**
   * Follows the other tabs, and sends the server the removals that earlier pages did not; returns a function
   * that stops it.
   */
  start: () => () => void;
}
