import { Trans } from '@lingui/react/macro';
import type { Agreement } from '@my-air/api-client/contract';
import { usePortal, type PortalContext } from '@my-air/feature-kit';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { Banner, Button, ExternalIcon, Text, parseUrl } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';

import { fetchAgreement } from '../accepting/agreement.api.ts';
import { signingParameters } from '../signing/signingParameters.ts';
import { Foot } from './readerParts.tsx';

export interface SignBarProps {
  /** The agreement that is signed on another site. */
  agreement: Agreement;
}

/** Leads to the site where the agreement is signed; the whole page leaves and comes back. */
export function SignBar({ agreement }: SignBarProps) {
  const portal = usePortal();
  const binding = useBindingAction();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => startSigning(portal, agreement.id, location.href),
    meta: { handles: 'inPlace' },
  });

  return (
    <Foot>
      <BindingReason action={binding} isBanner />
      {isError && (
        <Banner tone="critical">
          <Trans>The signing page could not be opened. Nothing has been signed. Try again.</Trans>
        </Banner>
      )}
      <Text size={14} tone="muted">
        <Trans>You sign on our partner’s site and come back here.</Trans>
      </Text>
      <Button
        variant="primary"
        icon={<ExternalIcon />}
        isBusy={isPending}
        onClick={() => mutate()}
        {...binding.control}
      >
        <Trans>Continue to signing</Trans>
      </Button>
    </Foot>
  );
}

/**
 * Leaves for the site where an agreement is signed, with the way back to the present address.
 * The address is asked for anew each time, because such addresses expire after minutes.
 * @throws ApiError, or Error where the server names no address.
 */
async function startSigning(
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
