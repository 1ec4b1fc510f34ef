import { Trans } from '@lingui/react/macro';
import { PathLink } from '@my-air/feature-kit/views';
import { Button, ExternalIcon, isPlainClick } from '@my-air/ui-kit';

import type { NoticeAction } from './noticeAction.ts';

export interface NoticeActionButtonProps {
  /** The action that the button offers. */
  action: NoticeAction;
  /** The id of the notification's title, which describes the button. */
  describedBy: string;
  /** Called when it leads away from the sheet. */
  onLeave: () => void;
}

/** The button for the action of a notification. */
export function NoticeActionButton({ action, describedBy, onLeave }: NoticeActionButtonProps) {
  const base = { size: 's', 'aria-describedby': describedBy } as const;

  switch (action.kind) {
    case 'screen':
      return (
        <Button
          {...base}
          render={<PathLink to={action.to} onClick={(event) => isPlainClick(event) && onLeave()} />}
        >
          <Trans>Open</Trans>
        </Button>
      );
    case 'elsewhere':
      return (
        <Button
          {...base}
          icon={<ExternalIcon />}
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button's own words fill the link
          render={<a href={action.href} target="_blank" rel="noopener noreferrer" />}
        >
          <Trans>Open in a new tab</Trans>
        </Button>
      );
    case 'chat':
    case 'agreement':
      return (
        <Button
          {...base}
          onClick={() => {
            onLeave();
            action.onAct();
          }}
        >
          {action.kind === 'chat' ? <Trans>Open the chat</Trans> : <Trans>Read and accept</Trans>}
        </Button>
      );
  }
}
