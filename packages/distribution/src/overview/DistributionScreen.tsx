import { Trans } from '@lingui/react/macro';
import { Page } from '@my-air/ui-kit';

/** The first screen of Distribution. */
export function DistributionScreen() {
  return <Page title={<Trans>Distribution</Trans>} />;
}
