import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Row, Tag, Text, VisuallyHidden } from '@my-air/ui-kit';

import type { Notification } from '../contract.ts';
import { noticeKind } from './noticeKinds.tsx';

export interface NoticeFactsProps {
  /** The notification whose facts are shown. */
  notification: Notification;
  /** Whether it is new to the user in this visit. */
  isNew: boolean;
  /** Whether it still has to be dealt with. */
  isWaiting: boolean;
}

/** The kind of a notification, its age, and whether it is new or still needs attention. */
export function NoticeFacts({ notification, isNew, isWaiting }: NoticeFactsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { type, created_at } = notification;

  return (
    <Row gap={2} wrap>
      <Text as="span" tone="muted" size={12}>
        <span>{i18n._(noticeKind(type).word)}</span>
        {created_at && (
          <>
            {' · '}
            <time dateTime={created_at} title={format.dateTime(created_at)}>
              {format.ago(created_at)}
            </time>
          </>
        )}
      </Text>
      {isNew && <Tag tone="accent">{t`New`}</Tag>}
      {isWaiting && <VisuallyHidden>{t`Needs your attention`}</VisuallyHidden>}
    </Row>
  );
}
