import { useLingui } from '@lingui/react/macro';
import { SupportButton } from '@my-air/feature-kit/views';
import { Button, Page, Row } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import { useShell } from '../Shell.ts';

/** Explains an area that exists but is not open to this user. */
export function CapabilityPage() {
  const { t } = useLingui();
  const { start } = useShell().places;

  return (
    <Page
      title={t`You do not have access to this yet`}
      lead={t`This part of the portal is open to partners with access. Write to support to get it.`}
    >
      <Row wrap>
        <Button variant="primary" render={<Link to={start} />}>
          {t`Go to the home page`}
        </Button>
        <SupportButton size="m" />
      </Row>
    </Page>
  );
}
