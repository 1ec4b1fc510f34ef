import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { useFormat } from '@my-air/i18n';
import { ArchiveIcon, IconButton, RichText, Row, Tag, Text, VisuallyHidden } from '@my-air/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { styled } from 'styled-components';

import { NoticeAnswer } from '../answers/NoticeAnswer.tsx';
import type { Notification } from '../contract.ts';
import { wasDealtWith } from '../notices/marks.ts';
import { useDealingWith } from '../notices/useNotifications.ts';
import { isScreen } from './isScreen.ts';
import { noticeAction } from './noticeAction.ts';
import { NoticeActionButton } from './NoticeActionButton.tsx';
import { noticeKind } from './noticeKinds.tsx';

export interface NoticeRowProps {
  notification: Notification;
  /** Whether the person meets it for the first time since they looked. @default false */
  isNew?: boolean;
  /** Called to put it away; one that is in the archive already cannot be, nor be answered. */
  onArchive?: (() => void) | undefined;
  /** Called when something in it leads away from the list. */
  onLeave?: (() => void) | undefined;
}

/** One notification: what it is, what it says and since when, and what can be done about it. */
export function NoticeRow({ notification, isNew = false, onArchive, onLeave }: NoticeRowProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const portal = usePortal();
  const router = useRouter();
  const titleId = useId();
  const dealWith = useDealingWith();
  const { created_at, summary, description } = notification;
  const { word, icon } = noticeKind(notification.type);
  const kind = i18n._(word);
  const title = summary || kind;
  const action = noticeAction(notification, portal, (path) => isScreen(router, path));
  const isOpen = onArchive !== undefined;
  const waits = isOpen && !wasDealtWith(notification);

  function leave() {
    dealWith(notification.id);
    onLeave?.();
  }
  function follow(path: string) {
    leave();
    router.history.push(path);
  }

  return (
    <Line aria-labelledby={titleId} tabIndex={-1}>
      <Words>
        <Text id={titleId} weight={waits ? 'medium' : 'regular'} dir="auto">
          {waits && <Dot as="i" aria-hidden />}
          {title}
        </Text>
        <Row gap={2} wrap>
          {waits && <VisuallyHidden>{t`Not dealt with yet`}</VisuallyHidden>}
          {isNew && <Tag tone="accent">{t`New`}</Tag>}
          <Tag icon={icon}>{kind}</Tag>
          {created_at && (
            <Text as="span" tone="muted" size={12}>
              <time dateTime={created_at} title={format.dateTime(created_at)}>
                {format.relative(created_at)}
              </time>
            </Text>
          )}
        </Row>
        {description && <Description html={description} onFollow={follow} />}
        {action && (
          <Action>
            <NoticeActionButton action={action} describedBy={titleId} onLeave={leave} />
          </Action>
        )}
        <Answer>
          <NoticeAnswer notification={notification} title={title} titleId={titleId} isClosed={!isOpen} />
        </Answer>
      </Words>
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

const Line = styled.li`
  outline: none;
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  padding-block: var(--space-3);

  &:not(:last-child) {
    border-block-end: 1px solid var(--color-line);
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Description = styled(RichText)`
  margin-block-start: var(--space-1);
  font-size: var(--font-size-14);
`;

const Action = styled.div`
  margin-block-start: var(--space-2);
`;

const Answer = styled.div`
  margin-block-start: var(--space-2);

  &:empty {
    display: none;
  }
  /* The words of a quiet button stand at the edge of the other words. */
  > button {
    margin-inline-start: calc(-1 * var(--space-3));
  }
`;

/* Stands until something was done about it. */
const Dot = styled(Text)`
  display: inline-block;
  width: 0.5rem;
  height: 0.5rem;
  margin-inline-end: var(--space-2);
  vertical-align: 0.0625rem;
  background: var(--color-accent);
  border-radius: 50%;
  forced-color-adjust: none;
`;

const Archive = styled(IconButton)`
  @media (max-width: 767.98px) {
    width: 2.75rem;
    height: 2.75rem;
  }
`;
