import { Trans, useLingui } from '@lingui/react/macro';
import { HelpLink } from '@my-air/feature-kit/views';
import { Page, RouteTabs, Row } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { BalanceLine } from './BalanceLine.tsx';

/** The help article about AI translation. */
const howItWorks = 100;

export interface AiMetadataPageProps {
  /** The heading of the screen. */
  title: ReactNode;
  /** The sentence below the heading; none without it. */
  lead?: ReactNode;
  /** Whether the balance is shown. @default true */
  hasBalance?: boolean;
  /** Whether the way to the packages is beside the balance. @default true */
  hasPackagesLink?: boolean;
  /** The screen, below the tabs. */
  children: ReactNode;
}

/** The frame of every screen of AI translation: its name, the balance, and the way to its other screens. */
export function AiMetadataPage({
  title,
  lead,
  hasBalance = true,
  hasPackagesLink = true,
  children,
}: AiMetadataPageProps) {
  const { t } = useLingui();
  return (
    <Whole>
      <Page
        title={title}
        lead={lead}
        {...(hasBalance && { actions: <BalanceLine hasLink={hasPackagesLink} /> })}
      >
        <Row justify="between" wrap>
          <RouteTabs
            label={t`AI translation`}
            tabs={[
              { id: 'translation', label: t`Translate`, render: <Link to="/ai-metadata/translation" /> },
              { id: 'packages', label: t`Packages`, render: <Link to="/ai-metadata/packages" /> },
              { id: 'instruction', label: t`How it works`, render: <Link to="/ai-metadata/instruction" /> },
              { id: 'about', label: t`About`, render: <Link to="/ai-metadata/about" /> },
            ]}
          />
          <HelpLink article={howItWorks}>
            <Trans>Help with AI translation</Trans>
          </HelpLink>
        </Row>
        {children}
      </Page>
    </Whole>
  );
}

const Whole = styled.div`
  width: 100%;
  max-width: 75rem;
  margin-inline: auto;
`;
