import { Trans } from '@lingui/react/macro';
import { Page } from '@my-air/ui-kit';

/** The first screen of Games. */
export function GamesScreen() {
  return <Page title={<Trans>Games</Trans>} />;
}
