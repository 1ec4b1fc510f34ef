import { Trans } from '@lingui/react/macro';
import { Page } from '@my-air/ui-kit';

/** The first screen of Ads boost. */
export function AdsBoostScreen() {
  return <Page title={<Trans>Ads boost</Trans>} />;
}
