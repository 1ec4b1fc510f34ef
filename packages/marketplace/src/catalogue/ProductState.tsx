import { Trans } from '@lingui/react/macro';
import { Status } from '@my-air/ui-kit';

import type { Product } from '../contract.ts';

/** How far the person has come with a service, as items of a list: pinned, requested, active. */
export function ProductState({ product: { is_pinned, provisions } }: { product: Product }) {
  const isActive = provisions?.some(({ status }) => status === 'active');
  const isRequested = !isActive && (provisions?.length ?? 0) > 0;
  return (
    <>
      {is_pinned && (
        <li>
          <Status tone="info">
            <Trans>Pinned</Trans>
          </Status>
        </li>
      )}
      {isActive && (
        <li>
          <Status tone="positive">
            <Trans context="service">Active</Trans>
          </Status>
        </li>
      )}
      {isRequested && (
        <li>
          <Status tone="info">
            <Trans>Requested</Trans>
          </Status>
        </li>
      )}
    </>
  );
}
