import { Trans } from '@lingui/react/macro';
import { Heading, Text } from '@my-air/ui-kit';

import { HelpFrame } from '../home/HelpFrame.tsx';
import { PublicHelp } from './PublicHelp.tsx';

/** The page for a visitor at the address of a missing article, with the other ones. */
export function UnknownArticle() {
  return (
    <HelpFrame>
      <header>
        <Heading level={1} id="page-title" tabIndex={-1}>
          <Trans>Article not found</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>The link may be wrong, or this article was removed.</Trans>
        </Text>
      </header>
      <PublicHelp />
    </HelpFrame>
  );
}
