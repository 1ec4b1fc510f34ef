import { Trans } from '@lingui/react/macro';
import { Page } from '@my-air/ui-kit';

/** The first screen of Ai metadata. */
export function AiMetadataScreen() {
  return <Page title={<Trans>Ai metadata</Trans>} />;
}
