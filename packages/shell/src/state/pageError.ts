import { atomStore } from '@my-air/feature-kit/state';
import { atom, type PrimitiveAtom } from 'jotai';

/** The frames of error pages. */
export type ErrorLayout = 'error' | 'server-error' | 'unavailable';

/** The words of an error page, by name. */
export type PageMessageKey =
  | 'not_found'
  | 'forbidden'
  | 'page_expired'
  | 'server'
  | 'unavailable'
  | 'generic';

/** An error that takes the place of the whole screen. */
export interface PageError {
  layout: ErrorLayout;
  messageKey: PageMessageKey;
  /** The server's own sentence, when it sent one. */
  serverMessage: string | undefined;
  /** The path of the failed screen; leaving it clears the error. */
  path: string;
}

/** The error page that is shown instead of the screen, if any. */
export type PageErrorAtom = PrimitiveAtom<PageError | null>;

export const createPageErrorAtom = (): PageErrorAtom => atom<PageError | null>(null);

/** Shows an error in the place of its screen, unless that was left meanwhile. */
export function showPageError(pageErrorAtom: PageErrorAtom, error: PageError, path: string): void {
  if (error.path === path) atomStore.set(pageErrorAtom, error);
}

/** Forgets the error when its path is left; a change of the query alone keeps it. */
export function clearPageErrorAt(pageErrorAtom: PageErrorAtom, path: string): void {
  const error = atomStore.get(pageErrorAtom);
  if (error && error.path !== path) atomStore.set(pageErrorAtom, null);
}

/** The page that explains a status. */
export function pageErrorOf(
  status: number | undefined,
  serverMessage: string | undefined,
  path: string,
): PageError {
  const [layout, messageKey] = pageOf(status);
  return { layout, messageKey, serverMessage, path };
}

function pageOf(status: number | undefined): readonly [ErrorLayout, PageMessageKey] {
  switch (status) {
    case 404:
      return ['error', 'not_found'];
    case 403:
      return ['error', 'forbidden'];
    case 419:
      return ['error', 'page_expired'];
    case 503:
      return ['unavailable', 'unavailable'];
    default:
      return status && status >= 500 ? ['error', 'server'] : ['server-error', 'generic'];
  }
}
