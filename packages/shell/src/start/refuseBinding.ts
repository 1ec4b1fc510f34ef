import { ApiError, type ApiClient } from '@my-air/api-client';
import { isImpersonated, type Session } from '@my-air/feature-api';

/** The reason with which the backend refuses such a call, too. */
const reason = 'impersonation_refused';

/**
 * The same client, which sends no call that binds the user while a member of staff acts on their behalf.
 * Features disable such actions; this holds where one has been forgotten.
 */
export function refuseBinding(api: ApiClient, session: () => Pick<Session, 'getUser'>): ApiClient {
  return {
    ...api,
    send: (endpoint, ...rest) =>
      endpoint.binds && isImpersonated(session().getUser())
        ? Promise.reject(
            new ApiError({
              code: 'forbidden',
              key: endpoint.key,
              status: 403,
              body: { code: reason },
              pageLoading: false,
            }),
          )
        : api.send(endpoint, ...rest),
  };
}
