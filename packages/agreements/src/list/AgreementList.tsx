import { Trans } from '@lingui/react/macro';
import type { AgreementSummary } from '@my-air/api-client/contract';
import { useUser } from '@my-air/feature-kit';
import { AndMore, ItemBoundary } from '@my-air/feature-kit/views';
import { Stack, Text } from '@my-air/ui-kit';

import { AgreementLine } from './AgreementLine.tsx';
import { together } from './together.ts';

export interface AgreementListProps {
  /** The most lines. @default all */
  limit?: number;
  /** Called to show all of them, where there are more lines than the limit. */
  onAll?: () => void;
  /** Called with the agreements of the line that was opened. */
  onRead: (agreements: readonly AgreementSummary[]) => void;
}

/** Every agreement of the partner: first the pending ones, then the accepted ones. */
export function AgreementList({ limit, onAll, onRead }: AgreementListProps) {
  const partner = useUser()?.partner;
  const pending = together(partner?.pending_agreements ?? []);
  const agreed = (partner?.agreements ?? []).map((agreement) => [agreement]);
  const all = [...pending, ...agreed];
  const lines = all.slice(0, limit);

  if (lines.length === 0) {
    return (
      <div>
        <Text weight="medium">
          <Trans>No agreement yet</Trans>
        </Text>
        <Text tone="muted" size={14}>
          <Trans>What you accept stays here, to be read again at any time.</Trans>
        </Text>
      </div>
    );
  }
  return (
    <>
      <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {lines.map((agreements) => (
          <ItemBoundary key={agreements.map(({ id }) => id).join('+')} of={agreements[0]} as="li">
            <AgreementLine agreements={agreements} onRead={() => onRead(agreements)} />
          </ItemBoundary>
        ))}
      </Stack>
      <AndMore count={all.length - lines.length} onClick={onAll} />
    </>
  );
}
