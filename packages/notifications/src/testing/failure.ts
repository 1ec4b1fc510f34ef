import { ApiError } from '@my-air/api-client';

/** The error of the client when the server fails. */
export const serverFailure = () =>
  new ApiError({ code: 'server', key: 'GET api/notificationMessages', status: 500, pageLoading: false });
