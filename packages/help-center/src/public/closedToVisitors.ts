import type { ErrorMeta } from '@my-air/feature-kit';

/**
 * Topics and search are an extra on a public page: no error of theirs, such as a backend that wants a
 * session, is a failure of the page.
 */
export const closedToVisitors: ErrorMeta = { handles: 'everything' };
