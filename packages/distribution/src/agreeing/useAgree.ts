import { fetchAnew, port, usePortal, useUser } from '@my-air/feature-kit';
import { useSetAtom } from 'jotai';

import { agreeToDistribution, type DistributionPlatform } from '../contract.ts';
import { distributionQuery, requestsQuery } from '../overview/distribution.api.ts';
import { distributionPorts } from '../ports.ts';
import { savingPlatforms } from './savingPlatforms.ts';

/**
 * Opens the agreement of a platform, and fetches the list anew once it is accepted; without `agree` no feature of
 * the portal can open it. `onAgreed` is called as soon as it is accepted.
 */
export function useAgree(
  {
    id,
    agreement_id,
    agreement_signing_method,
  }: Pick<DistributionPlatform, 'id' | 'agreement_id' | 'agreement_signing_method'>,
  onAgreed?: () => void,
) {
  const portal = usePortal();
  const { api, queryClient } = portal;
  const acceptAgreement = port(distributionPorts, 'acceptAgreement');
  const setSaving = useSetAtom(savingPlatforms(useUser()?.id));

  const fetchPlatforms = () => fetchAnew(queryClient, distributionQuery(api));

  /** A failure leaves the card at "Saving", from where it can be asked for again. */
  async function refresh(): Promise<void> {
    await Promise.allSettled([
      fetchPlatforms(),
      queryClient.invalidateQueries({ queryKey: requestsQuery(api).queryKey }),
    ]);
  }

  async function agree(): Promise<void> {
    if (!agreement_id || !acceptAgreement) return;
    const isAccepted = await acceptAgreement(portal, {
      id: agreement_id,
      signing: agreement_signing_method === 'docusign' ? 'docusign' : 'cabinet',
      send: (agreement) =>
        api.send(agreeToDistribution, { params: { distribution_platform_id: id, agreement } }),
      isDone: async () => {
        const { platforms } = await fetchPlatforms();
        return platforms.some((platform) => platform.id === id && platform.state !== 'not_agreed');
      },
    });
    if (!isAccepted) return;
    setSaving((saving) => [...saving, id]);
    onAgreed?.();
    await refresh();
  }

  return { agree: acceptAgreement && (() => void agree()), refresh: () => void refresh() };
}
