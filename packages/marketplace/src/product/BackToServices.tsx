import { Trans } from '@lingui/react/macro';
import { ArrowLeftIcon, Button } from '@my-air/ui-kit';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** Leads back to the catalogue as it was left, with its filters and its place; from elsewhere, to the whole of it. */
export function BackToServices() {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();

  function goBack(event: MouseEvent) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!canGoBack || !isPlain) return;
    event.preventDefault();
    history.back();
  }

  return (
    <Button
      variant="quiet"
      size="s"
      icon={<ArrowLeftIcon aria-hidden />}
      // Its words stand in line with the name below it.
      style={{ alignSelf: 'start', marginInlineStart: 'calc(-1 * var(--space-3))' }}
      render={<Link to="/services" onClick={goBack} />}
    >
      <Trans>Back</Trans>
    </Button>
  );
}
