import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon, Button } from '@my-air/ui-kit';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';

import { useShell } from '../Shell.ts';

/**
 * The ways on from an error for a signed-in user, besides home: back, and to help. The search is in the bar
 * above.
 */
export function WaysOn() {
  const { t } = useLingui();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const { help } = useShell().places;

  return (
    <>
      {canGoBack && (
        <Button icon={<ArrowLeftIcon aria-hidden />} onClick={() => history.back()}>
          {t`Back`}
        </Button>
      )}
      {help && <Button render={<Link to={help} />}>{t`Help`}</Button>}
    </>
  );
}
