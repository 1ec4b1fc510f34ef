import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { useFormat } from '@my-air/i18n';
import { ArchiveIcon, IconButton, RichText, Row, Tag, Text } from '@my-air/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { styled } from 'styled-components';

import type { Notification } from '../contract.ts';
import { isScreen } from './isScreen.ts';
import { noticeAction } from './noticeAction.ts';
import { NoticeActionButton } from './NoticeActionButton.tsx';
import { noticeKind } from './noticeKinds.tsx';

export interface NoticeRowProps {
  notification: Notification;
  /** Called to put it away. */
  onArchive: () => void;
  /** Called when something in it leads away from the sheet. */
  onLeave: () => void;
}

/** One notification: what it is, what it says and since when, and what can be done about it. */
export function NoticeRow({ notification, onArchive, onLeave }: NoticeRowProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const portal = usePortal();
  const router = useRouter();
  const titleId = useId();
  const { created_at, summary, description } = notification;
  const { word, icon } = noticeKind(notification.type);
  const kind = i18n._(word);
  const title = summary || kind;
  const action = noticeAction(notification, portal, (path) => isScreen(router, path));

  function follow(path: string) {
    onLeave();
    router.history.push(path);
  }

  return (
    <Line aria-labelledby={titleId}>
      <Words>
        <Text id={titleId} weight="medium" dir="auto">
          {title}
        </Text>
        <Row gap={2} wrap>
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
            <NoticeActionButton action={action} describedBy={titleId} onLeave={onLeave} />
          </Action>
        )}
      </Words>
      <Archive
        size="s"
        data-archive
        label={t`Move to the archive`}
        icon={<ArchiveIcon />}
        aria-describedby={titleId}
        onClick={onArchive}
      />
    </Line>
  );
}

const Line = styled.li`
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

const Archive = styled(IconButton)`
  @media (max-width: 767.98px) {
    width: 2.75rem;
    height: 2.75rem;
  }
`;
