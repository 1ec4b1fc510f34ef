import { Trans } from '@lingui/react/macro';
import { Page } from '@my-air/ui-kit';

/** The first screen of Moderation. */
export function ModerationScreen() {
  return <Page title={<Trans>Moderation</Trans>} />;
}
