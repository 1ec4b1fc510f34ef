import { Trans } from '@lingui/react/macro';
import { ArrowLeftIcon, Button, isPlainClick, type ButtonProps } from '@my-air/ui-kit';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

export interface BackLinkProps {
  /** The link to the list that the item is in, for a user who came from outside. */
  render: NonNullable<ButtonProps['render']>;
}

/** The way back from an item to its list as the user left it, with its filters and at the same place. */
export function BackLink({ render }: BackLinkProps) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();

  function goBack(event: MouseEvent) {
    if (!canGoBack || !isPlainClick(event)) return;
    event.preventDefault();
    history.back();
  }

  return (
    <Button
      variant="quiet"
      size="s"
      icon={<ArrowLeftIcon aria-hidden />}
      // Its words stand in line with the title below it.
      style={{ alignSelf: 'start', marginInlineStart: 'calc(-1 * var(--space-3))' }}
      render={render}
      onClick={goBack}
    >
      <Trans>Back</Trans>
    </Button>
  );
}
