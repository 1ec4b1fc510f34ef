import { useLingui } from '@lingui/react/macro';
import { port, supportPorts, usePortal } from '@my-air/feature-api';
import { Button, Page, Row } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import { useShell } from '../Shell.ts';

/** Explains an area that exists but is not open to this person. */
export function CapabilityPage() {
  const { t } = useLingui();
  const portal = usePortal();
  const { start } = useShell().places;
  const askSupport = port(supportPorts, 'askSupport');

  return (
    <Page
      title={t`You don't have access to this yet`}
      lead={t`Only partners with access can open this part of the portal. Ask your manager how to get access.`}
    >
      <Row wrap>
        <Button variant="primary" render={<Link to={start} />}>
          {t`Go to the home page`}
        </Button>
        {askSupport && <Button onClick={() => askSupport(portal, {})}>{t`Write to support`}</Button>}
      </Row>
    </Page>
  );
}
