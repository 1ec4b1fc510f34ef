import { Trans } from '@lingui/react/macro';
import type { Agreement } from '@my-air/api-client/contract';
import { BindingReason, useBindingAction } from '@my-air/feature-api/views';
import { usePortal } from '@my-air/feature-api';
import { Banner, Button, ExternalIcon, Text } from '@my-air/ui-kit';
import { useWrite } from '@my-air/feature-api/writes';

import { startSigning } from '../signing/startSigning.ts';
import { Foot } from './readerParts.tsx';

export interface SignBarProps {
  /** The agreement that is signed on another site. */
  agreement: Agreement;
}

/** Leads to the site where the agreement is signed; the whole page leaves and comes back. */
export function SignBar({ agreement }: SignBarProps) {
  const portal = usePortal();
  const binding = useBindingAction();
  const { mutate, isPending, isError } = useWrite({
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
