import { acceptAgreement, getAgreement, type Agreement } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

type Api = Pick<PortalContext, 'api'>;

/** Reads one agreement from the server. */
export async function fetchAgreement({ api }: Api, id: string, signal?: AbortSignal): Promise<Agreement> {
  return (await api.send(getAgreement, { params: { agreement: id } }, { signal })).agreement;
}

/** One agreement with its text. */
export const agreementQuery = (portal: Api, id: string) =>
  queryOptions({
    queryKey: ['agreements', 'agreement', id],
    queryFn: ({ signal }) => fetchAgreement(portal, id, signal),
    staleTime: 300_000,
    meta: { handles: 'inPlace' },
  });

/** Sends the acceptance of one agreement by the profile's call. */
export async function postAcceptance({ api }: Api, id: string, idempotencyKey: string): Promise<Agreement> {
  return (await api.send(acceptAgreement, { params: { agreement: id } }, { idempotencyKey })).agreement;
}
