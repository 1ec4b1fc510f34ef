import { useLingui } from '@lingui/react/macro';
import { Button, Page, Row } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

/** The screen of an address that matches no route. */
export function NotFoundView() {
  const { t } = useLingui();

  return (
    <Page title={t`Page not found`} lead={t`The link may be wrong, or this page was removed.`}>
      <Row>
        <Button variant="primary" render={<Link to={start} />}>{t`Go to the home page`}</Button>
      </Row>
    </Page>
  );
}

// The portal leads on from there to the screen that a session begins with. A feature checks links against its own
// routes alone.
const start: string = '/';
