import { Trans } from '@lingui/react/macro';
import { usePortal, useUser } from '@my-air/feature-kit';
import { Button, Card } from '@my-air/ui-kit';

import { AgreementList } from './AgreementList.tsx';

/** On home: the agreements that wait to be accepted, and the way to all agreements. */
export function AgreementsCard() {
  const { modals } = usePortal();
  const { agreements = [], pending_agreements: pending = [] } = useUser()?.partner ?? {};
  const hasAny = (agreements?.length ?? 0) + (pending?.length ?? 0) > 0;
  const openAll = () => void modals.open('agreement', { agreements: [] });

  return (
    <Card
      title={<Trans>Agreements</Trans>}
      actions={
        hasAny && (
          <Button size="s" variant="quiet" onClick={openAll}>
            <Trans>Show all</Trans>
          </Button>
        )
      }
    >
      <AgreementList
        limit={4}
        onAll={openAll}
        onRead={(agreements) => void modals.open('agreement', { agreements })}
      />
    </Card>
  );
}
