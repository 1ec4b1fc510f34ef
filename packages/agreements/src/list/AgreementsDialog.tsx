import { Trans, useLingui } from '@lingui/react/macro';
import type { AgreementSummary } from '@my-air/api-client/contract';
import { Dialog } from '@my-air/ui-kit';

import { AgreementList } from './AgreementList.tsx';

export interface AgreementsDialogProps {
  /** Called with what the person wants to read. */
  onRead: (agreements: readonly AgreementSummary[]) => void;
  onClose: () => void;
}

/** Every agreement of the person, pending and accepted, to be opened again. */
export function AgreementsDialog({ onRead, onClose }: AgreementsDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen title={<Trans>Agreements</Trans>} onClose={onClose} closeLabel={t`Close`}>
      <AgreementList onRead={onRead} />
    </Dialog>
  );
}
