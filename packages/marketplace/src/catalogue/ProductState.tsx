import { Trans, useLingui } from '@lingui/react/macro';
import { unknownStatus } from '@my-air/feature-kit/views';
import { Status, Tag } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { provisionStatuses, type Product } from '../contract.ts';

/** The user's progress with a service, as items of a list: pinned, requested, active. */
export function ProductState({ product: { is_pinned, provisions } }: { product: Product }) {
  const { t } = useLingui();
  const statuses: readonly string[] = provisions?.map(({ status }) => status) ?? [];
  const known = provisionStatuses.findLast((status) => statuses.includes(status));
  return (
    <>
      {is_pinned && (
        <Item>
          <Tag>
            <Trans>Pinned</Trans>
          </Tag>
        </Item>
      )}
      {known === 'active' && (
        <Item>
          <Status tone="positive">
            <Trans context="service">Active</Trans>
          </Status>
        </Item>
      )}
      {known === 'requested' && (
        <Item>
          <Status tone="info">
            <Trans>Requested</Trans>
          </Status>
        </Item>
      )}
      {!known && statuses.length > 0 && (
        <Item>
          <Status tone={unknownStatus.tone}>{t(unknownStatus.label)}</Status>
        </Item>
      )}
    </>
  );
}

/** As high as what it holds: a line of text would move it below its neighbours. */
export const Item = styled.li`
  display: flex;
`;
