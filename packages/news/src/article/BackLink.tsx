import { Trans } from '@lingui/react/macro';
import { ArrowLeftIcon, TextLink } from '@my-air/ui-kit';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

/** Leads back to where the reader came from, at the very place; who came from outside gets the whole list. */
export function BackLink() {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();

  function goBack(event: MouseEvent) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!canGoBack || !isPlain) return;
    event.preventDefault();
    history.back();
  }

  return (
    <Back isQuiet render={<Link to="/news" onClick={goBack} />}>
      <ArrowLeftIcon aria-hidden />
      <Trans>Back</Trans>
    </Back>
  );
}

const Back = styled(TextLink)`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  align-self: flex-start;
  min-height: 2.75rem;

  > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  > svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;
