import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon, Button } from '@my-air/ui-kit';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';

import { helpPath } from '../order.ts';

/** Where a signed-in person can go from an error besides home: back, and to help. The search is in the bar above. */
export function WaysOn() {
  const { t } = useLingui();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();

  return (
    <>
      {canGoBack && (
        <Button icon={<ArrowLeftIcon aria-hidden />} onClick={() => history.back()}>
          {t`Back`}
        </Button>
      )}
      <Button render={<Link to={helpPath} />}>{t`Help`}</Button>
    </>
  );
}
