import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Row, Tag, Text, VisuallyHidden } from '@my-air/ui-kit';

import type { Notification } from '../contract.ts';
import { noticeKind } from './noticeKinds.tsx';

export interface NoticeFactsProps {
  notification: Notification;
  /** Whether the person meets it for the first time since they looked. */
  isNew: boolean;
  /** Whether something is still to be done about it. */
  isWaiting: boolean;
}

/** What kind of notification it is, since when it is there, and what is still open about it. */
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
              {format.relative(created_at)}
            </time>
          </>
        )}
      </Text>
      {isNew && <Tag tone="accent">{t`New`}</Tag>}
      {isWaiting && <VisuallyHidden>{t`Needs your attention`}</VisuallyHidden>}
    </Row>
  );
}
