import { Trans } from '@lingui/react/macro';
import { Button, EmptyState } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

/** Shown in place of a chat that does not exist. */
export function NoSuchChat() {
  return (
    <Centre>
      <EmptyState
        illustration="search"
        title={<Trans>Chat not found</Trans>}
        text={<Trans>It may have been removed, or it belongs to somebody else.</Trans>}
        action={
          <Button render={<Link to="/messenger" search={{}} />}>
            <Trans>Show all chats</Trans>
          </Button>
        }
      />
    </Centre>
  );
}

const Centre = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-width: 0;
`;
