import { useLingui } from '@lingui/react/macro';
import { port, supportPorts, usePortal } from '@my-air/feature-api';
import { Button, Page, Row } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import { first } from '../order.ts';

/** Explains an area that exists but is not open to this person. */
export function CapabilityPage() {
  const { t } = useLingui();
  const portal = usePortal();
  const askSupport = port(supportPorts, 'askSupport');

  return (
    <Page
      title={t`This is not open to you yet`}
      lead={t`This part of the portal is for partners who have been given access to it. Your manager can say what is needed.`}
    >
      <Row wrap>
        <Button variant="primary" render={<Link to={first.start} />}>
          {t`Go to the home page`}
        </Button>
        {askSupport && <Button onClick={() => askSupport(portal, {})}>{t`Write to support`}</Button>}
      </Row>
    </Page>
  );
}
