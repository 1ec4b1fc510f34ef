import { acceptAgreement, getAgreement, type Agreement } from '@my-air/api-client/contract';
import { userQuery, type PortalContext } from '@my-air/feature-api';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { toldInPlace } from '../failure/failureText.ts';

type Reach = Pick<PortalContext, 'api' | 'queryClient'>;

/** One agreement with its text. */
export const agreementQuery = ({ api }: Pick<PortalContext, 'api'>, id: string) =>
  queryOptions({
    queryKey: ['accounts', 'agreement', id],
    queryFn: async ({ signal }) =>
      (await api.send(getAgreement, { params: { agreement: id } }, { signal })).agreement,
    staleTime: 300_000,
    meta: { handles: toldInPlace },
  });

/** Whether an agreement is accepted: by its flag, or by the date of it. */
export function isAgreed({ is_agreed, agreed_at }: Pick<Agreement, 'is_agreed' | 'agreed_at'>): boolean {
  return Boolean(is_agreed ?? agreed_at);
}

/** Accepts agreements one after the other. What has been accepted is kept, so that a second try sends only the rest. */
export const acceptAgreementsMutation = ({ api, queryClient }: Reach) =>
  mutationOptions({
    mutationKey: ['accounts', 'accept'],
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) {
        const { queryKey } = agreementQuery({ api }, id);
        const known = queryClient.getQueryData(queryKey);
        if (known && isAgreed(known)) continue;
        const { agreement } = await api.send(acceptAgreement, { params: { agreement: id } });
        queryClient.setQueryData(queryKey, { ...known, ...agreement, is_agreed: true });
      }
    },
    onSuccess: () => {
      // The person's pending agreements and capabilities follow from it; a failure here undoes nothing.
      void queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 }).catch(() => undefined);
    },
    meta: { handles: toldInPlace },
  });
