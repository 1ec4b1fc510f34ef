import { Trans } from '@lingui/react/macro';
import { channelsQuery } from '@my-air/feature-kit/data';
import { ManagerLine } from '@my-air/feature-kit/views';
import { usePortal, useUser } from '@my-air/feature-kit';
import { Avatar, Card, Row, Status, Text } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';

import { isPartner } from './isPartner.ts';

/** The signed-in user, whether they are a partner, and their manager. */
export function PersonCard() {
  const { api } = usePortal();
  const user = useUser();
  const { data: channels } = useSuspenseQuery(channelsQuery(api));
  // Between the end of a session and the login screen there is no user.
  if (!user) return null;

  return (
    <Card title={<Trans>Your account</Trans>}>
      <Row gap={3}>
        <Avatar name={user.name} src={user.avatar_image} size={44} />
        <Names>
          <Text weight="medium">{user.partner?.name || user.name}</Text>
          <Text tone="muted" size={14}>
            {user.email}
          </Text>
        </Names>
      </Row>
      {isPartner(channels) ? (
        <Row>
          <Status tone="positive">
            <Trans>Partner</Trans>
          </Status>
        </Row>
      ) : (
        <Text tone="muted" size={14}>
          <Trans>You become a partner with your first connected YouTube channel.</Trans>
        </Text>
      )}
      {user.partner?.manager && (
        <Below>
          <ManagerLine manager={user.partner.manager} />
        </Below>
      )}
    </Card>
  );
}

const Names = styled.div`
  min-width: 0;
`;

const Below = styled.div`
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);
`;
