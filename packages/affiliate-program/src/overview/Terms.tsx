import { Trans } from '@lingui/react/macro';
import { port, usePortal } from '@my-air/feature-kit';
import { Button, Card, Row, Text } from '@my-air/ui-kit';

import { affiliateProgramPorts } from '../ports.ts';
import { programAgreement } from '../program/programIds.ts';

export interface TermsProps {
  /** Whether the terms of the earlier scheme still hold for the partner. */
  hasEarlierTerms: boolean;
}

/** The terms that hold for the partner, and the agreement to read again. */
export function Terms({ hasEarlierTerms }: TermsProps) {
  const portal = usePortal();
  const acceptAgreement = port(affiliateProgramPorts, 'acceptAgreement');
  return (
    <Card title={<Trans>Terms</Trans>}>
      <Text>
        {hasEarlierTerms ? (
          <Trans>
            You joined under the MilX terms. They apply to creators who came through your earlier links; the
            terms of the referral program apply to everyone who comes now.
          </Trans>
        ) : (
          <Trans>The terms of the referral program apply to everyone who comes through your links.</Trans>
        )}
      </Text>
      {acceptAgreement && (
        <Row>
          <Button size="s" onClick={() => void acceptAgreement(portal, programAgreement)}>
            <Trans>Read the agreement</Trans>
          </Button>
        </Row>
      )}
    </Card>
  );
}
