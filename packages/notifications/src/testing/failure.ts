import { ApiError } from '@my-air/api-client';

/** What the client throws when the server fails. */
export const serverFailure = () =>
  new ApiError({ code: 'server', key: 'GET api/notificationMessages', status: 500, pageLoading: false });
