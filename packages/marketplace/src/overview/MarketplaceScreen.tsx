import { Trans } from '@lingui/react/macro';
import { Page } from '@my-air/ui-kit';

/** The first screen of Marketplace. */
export function MarketplaceScreen() {
  return <Page title={<Trans>Services</Trans>} />;
}
