import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { ArchiveIcon, Button, IconButton, RichText, Text, media } from '@my-air/ui-kit';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';

import { NoticeAnswer } from '../answers/NoticeAnswer.tsx';
import { useReply } from '../answers/useReply.ts';
import type { Notification } from '../contract.ts';
import { wasDealtWith } from '../notices/marks.ts';
import { useDealingWith } from '../notices/useNotifications.ts';
import { noticeAction } from './noticeAction.ts';
import { NoticeActionButton } from './NoticeActionButton.tsx';
import { NoticeFacts } from './NoticeFacts.tsx';
import { noticeKind } from './noticeKinds.tsx';
import { NoticeMark } from './NoticeMark.tsx';

export interface NoticeRowProps {
  /** The notification to show. */
  notification: Notification;
  /** Whether it is new to the user in this visit. @default false */
  isNew?: boolean;
  /** Called to archive it; without it the notification is archived already, and cannot be answered. */
  onArchive?: (() => void) | undefined;
  /** Called when an action in it leads away from the list. */
  onLeave?: (() => void) | undefined;
}

/** One notification: its kind, text and age, and the actions on it. */
export function NoticeRow({ notification, isNew = false, onArchive, onLeave }: NoticeRowProps) {
  const { t, i18n } = useLingui();
  const portal = usePortal();
  const router = useRouter();
  const titleId = useId();
  const dealWith = useDealingWith();
  const opener = useRef<HTMLButtonElement>(null);
  const replying = useReply(notification, opener);
  const { type, summary, description } = notification;
  const title = summary || i18n._(noticeKind(type).word);
  const action = noticeAction(notification, portal, (path) => isScreen(router, path));
  const isOpen = onArchive !== undefined;
  const waits = isOpen && !wasDealtWith(notification);

  function leave() {
    dealWith(notification.id);
    onLeave?.();
  }
  function openPath(path: string) {
    leave();
    router.history.push(path);
  }

  return (
    <Line aria-labelledby={titleId} tabIndex={-1} data-notice={notification.id}>
      <NoticeMark type={type} isWaiting={waits} />
      <Words>
        <Text id={titleId} weight={waits ? 'medium' : 'regular'} dir="auto">
          {title}
        </Text>
        <NoticeFacts notification={notification} isNew={isNew} isWaiting={waits} />
        {description && <Description html={description} onFollow={openPath} />}
      </Words>
      <Actions>
        {action && <NoticeActionButton action={action} describedBy={titleId} onLeave={leave} />}
        {isOpen && replying.canReply && !replying.isWriting && (
          <Button
            ref={opener}
            size="s"
            variant={action ? 'quiet' : 'secondary'}
            aria-describedby={titleId}
            onClick={replying.begin}
          >
            <Trans>Reply</Trans>
          </Button>
        )}
      </Actions>
      <Answer>
        <NoticeAnswer notification={notification} title={title} replying={isOpen ? replying : undefined} />
      </Answer>
      {isOpen && (
        <Archive
          size="s"
          data-archive
          label={t`Move to the archive`}
          icon={<ArchiveIcon />}
          aria-describedby={titleId}
          onClick={onArchive}
        />
      )}
    </Line>
  );
}

/* In narrow places, such as the sheet and phones, the actions are below the text; in wide ones, beside it. */
const Line = styled.li`
  display: grid;
  grid-template-areas: 'mark words archive' '. actions actions' 'answer answer answer';
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: var(--space-3);
  align-items: start;
  padding-block: var(--space-4);
  outline: none;

  &:not(:last-child) {
    border-block-end: 1px solid var(--color-line);
  }
  > :first-child {
    grid-area: mark;
  }

  @container (width >= 42rem) {
    grid-template-areas: 'mark words actions archive' '. answer answer answer';
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    column-gap: var(--space-4);
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  grid-area: words;
  gap: 0.125rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Description = styled(RichText)`
  margin-block-start: var(--space-1);
  font-size: var(--font-size-14);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: actions;
  gap: var(--space-2);
  margin-block-start: var(--space-3);

  &:empty {
    display: none;
  }
  /* Twice itself, to count for more than the size of the button. */
  ${media.down('sm')} {
    && > [data-size] {
      min-height: 2.75rem;
    }
  }
  @container (width >= 42rem) {
    margin-block-start: 0;
  }
`;

const Answer = styled.div`
  grid-area: answer;
  max-width: 36rem;
  margin-block-start: var(--space-3);

  &:empty {
    display: none;
  }
  ${media.down('sm')} {
    && [data-size] {
      min-height: 2.75rem;
    }
  }
`;

const Archive = styled(IconButton)`
  grid-area: archive;

  ${media.down('sm')} {
    &&[data-size] {
      width: 2.75rem;
      min-height: 2.75rem;
      margin-block: -0.25rem;
    }
  }
`;

/** Whether a path of this site, with or without a query, leads to a screen. */
export function isScreen(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path.replace(/[?#].*$/, ''));
  // `/$` is the page for unknown addresses; `**` is the rest of a path of which only the beginning is a
  // route.
  return route !== undefined && route.id !== '/$' && params['**'] === undefined;
}
