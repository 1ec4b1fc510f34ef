import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, type ToastType } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { EmptyState, Row, Status, Text, type StatusTone } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';

import { Lines } from '../sheet/Lines.tsx';

/** The toasts of this visit; they disappear by themselves, and can be read again here. */
export function RecentList() {
  const { t } = useLingui();
  const format = useFormat();
  const messages = useAtomValue(usePortal().toasts.recentAtom);
  const words = useTypeWords();

  if (messages.length === 0) {
    return (
      <EmptyState
        title={<Trans>No recent messages</Trans>}
        text={<Trans>Messages that appear for a moment and disappear can be read again here.</Trans>}
      />
    );
  }
  return (
    <Lines aria-label={t`Recent messages`}>
      {messages.map(({ id, type, title, text, count, shownAt }) => (
        <Line key={id}>
          <Row gap={2} wrap>
            <Status tone={tones[type]}>
              {words[type]}
              {count > 1 && ` × ${count}`}
            </Status>
            <Text as="span" tone="muted" size={12}>
              <time title={format.dateTime(shownAt)}>{format.ago(shownAt)}</time>
            </Text>
          </Row>
          {title && <Text weight="medium">{title}</Text>}
          {text && <Text size={14}>{text}</Text>}
        </Line>
      ))}
    </Lines>
  );
}

const tones: Record<ToastType, StatusTone> = {
  important: 'info',
  info: 'info',
  success: 'positive',
  save: 'positive',
  warning: 'warning',
  error: 'critical',
  critical: 'critical',
};

function useTypeWords(): Record<ToastType, string> {
  const { t } = useLingui();
  return {
    important: t`Important`,
    warning: t`Warning`,
    success: t`Done`,
    save: t`Saved`,
    error: t`Error`,
    critical: t`Error`,
    info: t`Info`,
  };
}

const Line = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  padding-block: var(--space-3);
  overflow-wrap: anywhere;

  &:not(:last-child) {
    border-block-end: 1px solid var(--color-line);
  }
`;
