import { Trans } from '@lingui/react/macro';
import { Page } from '@my-air/ui-kit';

/** The first screen of Ai optimization. */
export function AiOptimizationScreen() {
  return <Page title={<Trans>Ai optimization</Trans>} />;
}
