import { Trans } from '@lingui/react/macro';
import type { Partner } from '@my-air/api-client/contract';
import { Avatar, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

export interface ManagerLineProps {
  /** The member of staff who looks after the partner. */
  manager: NonNullable<Partner['manager']>;
}

/** The partner's manager, with a picture. */
export function ManagerLine({ manager }: ManagerLineProps) {
  return (
    <Line>
      <Avatar name={manager.display_name} src={manager.avatar_image} size={36} />
      <div>
        <Text tone="muted" size={14}>
          <Trans>Your manager</Trans>
        </Text>
        <Text weight="medium">{manager.display_name}</Text>
      </div>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
`;
