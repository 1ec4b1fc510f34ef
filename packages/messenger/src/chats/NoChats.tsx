import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Button, EmptyState } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

export interface NoChatsProps {
  /** The list that is empty; undefined for the active chats. */
  section: 'archive' | undefined;
  /** Called when the user wants the list without its filters; undefined where none is set. */
  onClear: (() => void) | undefined;
  /** Whether there are archived chats: the empty active list then links to them. */
  hasArchive: boolean;
}

/** The empty state of the list of chats. */
export function NoChats({ section, onClear, hasArchive }: NoChatsProps) {
  const { modals } = usePortal();
  if (onClear) {
    return (
      <EmptyState
        illustration="search"
        title={<Trans>No chats found</Trans>}
        text={<Trans>Try other words, or show all chats again.</Trans>}
        action={
          <Button onClick={onClear}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      />
    );
  }
  if (section === 'archive') {
    return (
      <EmptyState
        illustration="messages"
        title={<Trans>The archive is empty</Trans>}
        text={<Trans>Chats that you archive are kept here. They come back when somebody writes.</Trans>}
      />
    );
  }
  return (
    <EmptyState
      illustration="messages"
      title={<Trans>No chats yet</Trans>}
      text={<Trans>Ask our team anything: about your channel, your money, or a service.</Trans>}
      action={
        modals.has('support') && (
          <Button variant="primary" onClick={() => void modals.open('support', {})}>
            <Trans>Ask support</Trans>
          </Button>
        )
      }
    >
      {hasArchive && (
        <Link to="/messenger" search={{ section: 'archive' }}>
          <Trans>Open the archive</Trans>
        </Link>
      )}
    </EmptyState>
  );
}
