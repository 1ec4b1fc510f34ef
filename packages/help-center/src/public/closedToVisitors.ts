import type { ErrorMeta } from '@my-air/feature-api';

/** Topics and search are an extra on a public page: whatever keeps them away, also a backend that wants a session, is no failure of the page. */
export const closedToVisitors: ErrorMeta = {
  handles: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'page_expired',
    'maintenance',
    'server',
    'timeout',
    'malformed',
    'mismatch',
    'bad_request',
    'unexpected',
  ],
};
