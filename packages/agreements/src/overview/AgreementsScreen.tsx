import { Trans } from '@lingui/react/macro';
import { Page } from '@my-air/ui-kit';

/** The first screen of Agreements. */
export function AgreementsScreen() {
  return <Page title={<Trans>Agreements</Trans>} />;
}
