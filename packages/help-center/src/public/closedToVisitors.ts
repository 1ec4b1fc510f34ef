import type { ErrorMeta } from '@my-air/feature-api';

/** Topics and search are an extra on a public page: whatever keeps them away, also a backend that wants a session, is no failure of the page. */
export const closedToVisitors: ErrorMeta = { handles: 'everything' };
