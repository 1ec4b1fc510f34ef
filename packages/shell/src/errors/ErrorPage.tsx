import { useLingui as useMessages } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { atomStore } from '@my-air/feature-kit/state';
import { useUser } from '@my-air/feature-kit';
import { SupportButton, useRetry } from '@my-air/feature-kit/views';
import { Button, Page, Row, Text } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import { useShell } from '../Shell.ts';
import { pageTexts } from './errorTexts.ts';
import { WaysOn } from './WaysOn.tsx';
import type { PageError, PageMessageKey } from '../state/pageError.ts';

/** The pages whose reader needs our team: only it grants access, and it fixes repeated failures. */
const asksForTeam: ReadonlySet<PageMessageKey> = new Set(['forbidden', 'server', 'generic']);

export interface ErrorPageProps {
  /** The error that the page explains. */
  error: PageError;
}

/** An error in the place of a screen: what happened, the server's message, and the ways on. */
export function ErrorPage({ error }: ErrorPageProps) {
  const { t } = useLingui();
  const { _ } = useMessages();
  const { pageErrorAtom, places } = useShell();
  const { retry, isRetrying } = useRetry(() => {
    // The page goes only now: the router draws the failed route until it has been loaded anew, and its failure would be
    // shown once more. An error that came meanwhile stays.
    atomStore.set(pageErrorAtom, (shown) => (shown === error ? null : shown));
  });
  const { title, text } = pageTexts[error.messageKey];
  const isSignedIn = useUser() !== undefined && error.layout !== 'unavailable';
  const canRetry = error.messageKey !== 'not_found' && error.messageKey !== 'forbidden';

  return (
    <Page title={_(title)} lead={_(text)}>
      {error.messageKey !== 'not_found' && error.serverMessage && <Text>{error.serverMessage}</Text>}
      <Row wrap>
        {canRetry && <Button variant="primary" isBusy={isRetrying} onClick={retry}>{t`Try again`}</Button>}
        <Button variant={canRetry ? 'secondary' : 'primary'} render={<Link to={places.start} />}>
          {t`Go to the home page`}
        </Button>
        {asksForTeam.has(error.messageKey) && <SupportButton size="m" summary={_(title)} />}
        {isSignedIn && <WaysOn />}
      </Row>
    </Page>
  );
}
