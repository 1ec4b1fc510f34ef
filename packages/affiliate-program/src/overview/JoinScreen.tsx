import { Trans, useLingui } from '@lingui/react/macro';
import { port, supportPorts, usePortal } from '@my-air/feature-kit';
import { HelpLink } from '@my-air/feature-kit/views';
import { Button, Card, Page, Stack, Text } from '@my-air/ui-kit';

import { helpArticle } from '../program/programIds.ts';

/** The screen for users outside the program: an explanation and the way to join. */
export function JoinScreen() {
  const { t } = useLingui();
  const portal = usePortal();
  const askSupport = port(supportPorts, 'askSupport');
  return (
    <Page
      title={<Trans>Referral program</Trans>}
      lead={<Trans>Invite other creators and earn a share of what their channels bring.</Trans>}
    >
      <Card title={<Trans>How to join</Trans>}>
        <Stack as="ol" gap={2}>
          <li>
            <Trans>Add a channel and apply to our network.</Trans>
          </li>
          <li>
            <Trans>Ask our team to open the program for you.</Trans>
          </li>
          <li>
            <Trans>Accept the agreement, create your link and share it.</Trans>
          </li>
        </Stack>
        <Text tone="muted" size={14}>
          <Trans>Your share comes out of ours, never out of theirs.</Trans>
        </Text>
        {askSupport && (
          <Button
            variant="primary"
            style={{ alignSelf: 'start' }}
            onClick={() => askSupport(portal, { summary: t`I want to join the referral program` })}
          >
            <Trans>Ask to join</Trans>
          </Button>
        )}
        <HelpLink article={helpArticle}>
          <Trans>How the referral program works</Trans>
        </HelpLink>
      </Card>
    </Page>
  );
}
