import { Trans } from '@lingui/react/macro';
import { usePortal, useUser } from '@my-air/feature-kit';
import { Button, LogInIcon } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { SignInLink } from '../support/SignInLink.tsx';

export interface HelpFrameProps {
  /** The position of the screen in the help centre, such as a breadcrumb. */
  place?: ReactNode;
  /** The article that a visitor reads: signing in leads back to it. */
  articleId?: number | undefined;
  /** The content of the screen. */
  children: ReactNode;
}

/** The frame of all screens of the help centre, with a link back to the portal, or to sign in. */
export function HelpFrame({ place = <span />, articleId, children }: HelpFrameProps) {
  const { session } = usePortal();
  const isKnown = useUser() != null;
  // A public page does not check the session; the link back does, for a user who was signed in here.
  const back = isKnown ? <Link to="/" /> : <SignInLink articleId={articleId} />;

  return (
    <Column>
      <Head>
        {place}
        {isKnown || session.isLikely() ? (
          <Button size="s" variant="quiet" render={back}>
            <Trans>Back to the portal</Trans>
          </Button>
        ) : (
          <Button size="s" icon={<LogInIcon aria-hidden />} render={<SignInLink articleId={articleId} />}>
            <Trans>Sign in</Trans>
          </Button>
        )}
      </Head>
      {children}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  width: 100%;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;

  @media print {
    display: none;
  }
`;
