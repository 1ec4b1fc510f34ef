import { Trans } from '@lingui/react/macro';
import { Button, Page } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

/** The screen for a visitor who opened the address of impersonation without having been given one. */
export function ImpersonationDeniedScreen() {
  return (
    <Page
      title={<Trans>You cannot act for another person</Trans>}
      lead={
        <Trans>There is no session for you, or it has ended. Start a new one in the staff tool. (403)</Trans>
      }
    >
      <div>
        <Button variant="primary" render={<Link to="/" reloadDocument />}>
          <Trans>Go to the portal</Trans>
        </Button>
      </div>
    </Page>
  );
}
