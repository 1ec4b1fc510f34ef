import { Trans, useLingui } from '@lingui/react/macro';
import { unknownStatus } from '@my-air/feature-kit/views';
import { Status, Tag } from '@my-air/ui-kit';

import { provisionStatuses, type Product } from '../contract.ts';

/** The user's progress with a service, as items of a list: pinned, requested, active. */
export function ProductState({ product: { is_pinned, provisions } }: { product: Product }) {
  const { t } = useLingui();
  const statuses: readonly string[] = provisions?.map(({ status }) => status) ?? [];
  const known = provisionStatuses.findLast((status) => statuses.includes(status));
  return (
    <>
      {is_pinned && (
        <li>
          <Tag>
            <Trans>Pinned</Trans>
          </Tag>
        </li>
      )}
      {known === 'active' && (
        <li>
          <Status tone="positive">
            <Trans context="service">Active</Trans>
          </Status>
        </li>
      )}
      {known === 'requested' && (
        <li>
          <Status tone="info">
            <Trans>Requested</Trans>
          </Status>
        </li>
      )}
      {!known && statuses.length > 0 && (
        <li>
          <Status tone={unknownStatus.tone}>{t(unknownStatus.label)}</Status>
        </li>
      )}
    </>
  );
}
