import { Trans } from '@lingui/react/macro';
import { Button } from '@my-air/ui-kit';

export interface BackButtonProps {
  onBack: () => void;
}

/** Leads from one agreement back to the list of all. */
export function BackButton({ onBack }: BackButtonProps) {
  return (
    <Button variant="quiet" onClick={onBack}>
      <Trans>All agreements</Trans>
    </Button>
  );
}
