import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-api';
import { Breadcrumb, Button, LogInIcon, type Crumb } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { SignInLink } from '../support/SignInLink.tsx';

export interface HelpPageProps {
  /** The way from the front page to here; none on the front page. */
  places?: readonly Crumb[];
  /** The article that a visitor reads: signing in leads back to it. */
  articleId?: number | undefined;
  children: ReactNode;
}

/** What every screen of the help centre has above it: where one is, and the way back to the portal or into it. */
export function HelpPage({ places = [], articleId, children }: HelpPageProps) {
  const { t } = useLingui();
  const isVisitor = useUser() == null;

  return (
    <Column>
      <Head>
        {places.length > 0 ? <Breadcrumb label={t`Where you are`} places={places} /> : <span />}
        {isVisitor ? (
          <Button size="s" icon={<LogInIcon aria-hidden />} render={<SignInLink articleId={articleId} />}>
            <Trans>Sign in</Trans>
          </Button>
        ) : (
          <Button size="s" variant="quiet" render={<Link to="/" />}>
            <Trans>Back to the portal</Trans>
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
