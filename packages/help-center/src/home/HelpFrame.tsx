import { Trans } from '@lingui/react/macro';
import { usePortal, useUser } from '@my-air/feature-kit';
import { BackLink } from '@my-air/feature-kit/views';
import { Button, LogInIcon } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { SignInLink } from '../support/SignInLink.tsx';

export interface HelpFrameProps {
  /** The content beside the way back; null on the front page, which is behind every way back. */
  place?: ReactNode;
  /** The article that a visitor reads: signing in leads back to it. */
  articleId?: number | undefined;
  /** The content of the screen. */
  children: ReactNode;
}

/** The column of all screens of the help centre, with the way back, or the way to sign in for visitors. */
export function HelpFrame({ place, articleId, children }: HelpFrameProps) {
  const isSignedIn = useUser() !== undefined;

  return (
    <Column>
      {place !== null && (
        <Head>
          {isSignedIn ? <BackLink render={<Link to="/help-center" />} /> : <WayIn articleId={articleId} />}
          {place}
        </Head>
      )}
      {children}
    </Column>
  );
}

/** A public page does not check the session; the link back does, for a user who was signed in here. */
function WayIn({ articleId }: Pick<HelpFrameProps, 'articleId'>) {
  const { session } = usePortal();
  const link = <SignInLink articleId={articleId} />;

  return session.isLikely() ? (
    <AtEnd size="s" variant="quiet" render={link}>
      <Trans>Back to the portal</Trans>
    </AtEnd>
  ) : (
    <AtEnd size="s" icon={<LogInIcon aria-hidden />} render={link}>
      <Trans>Sign in</Trans>
    </AtEnd>
  );
}

const AtEnd = styled(Button)`
  margin-inline-start: auto;
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  width: 100%;
  max-width: 75rem;
  margin-inline: auto;
  container: help / inline-size;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;

  @media print {
    display: none;
  }
`;
