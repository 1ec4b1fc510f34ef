import type { PortalContext } from '@my-air/feature-api';
import { parseUrl } from '@my-air/ui-kit';

import { fetchAgreement } from '../accepting/agreement.api.ts';
import { signingParameters } from './signingParameters.ts';

/**
 * Leaves for the site where an agreement is signed, with the way back to the present address.
 * The address is asked for anew each time, because such addresses expire after minutes.
 * @throws ApiError, or Error where the server names no address.
 */
export async function startSigning(
  portal: Pick<PortalContext, 'api' | 'leave'>,
  agreementId: string,
  from: string,
): Promise<void> {
  const { signing_url, url } = await fetchAgreement(portal, agreementId);
  const target = parseUrl(signing_url ?? url ?? '');
  if (!target) throw new Error(`the server names no address to sign ${agreementId} at`);
  const back = new URL(from);
  for (const name of signingParameters) back.searchParams.delete(name);
  back.searchParams.set('agreement', agreementId);
  target.searchParams.set('return_url', back.href);
  portal.leave(target.href);
}
