import { Trans, useLingui } from '@lingui/react/macro';
import { startOf, useFormat } from '@my-air/i18n';
import { Button, Spinner, useNow } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Message } from '../contract.ts';
import { MessageText } from '../message/MessageText.tsx';

/** The day of the messages below. */
export function DayLine({ moment }: { moment: string }) {
  const format = useFormat();
  const now = useNow();
  // A message has come, whatever the clock of the device says: it is never of tomorrow.
  const present = Math.max(now, startOf(moment, format.timeZone));
  return (
    <Line>
      <span title={format.date(moment)}>{format.day(moment, present)}</span>
    </Line>
  );
}

/** The line below the messages that the user has read. */
export function UnreadLine() {
  return (
    <Line data-unread>
      <span>
        <Trans>New messages</Trans>
      </span>
    </Line>
  );
}

/** The line above the loaded messages: nothing, or earlier ones, which are loading or could not be loaded. */
export function FeedStart({
  hasOlder,
  isFailed,
  onOlder,
}: {
  hasOlder: boolean;
  isFailed: boolean;
  onOlder: () => void;
}) {
  const { t } = useLingui();
  if (!hasOlder) {
    return (
      <Start>
        <Line>
          <span>
            <Trans>The conversation begins here</Trans>
          </span>
        </Line>
      </Start>
    );
  }
  return (
    <Start>
      {isFailed ? (
        <article>
          <Button size="s" onClick={onOlder}>
            <Trans>Earlier messages could not be loaded. Try again</Trans>
          </Button>
        </article>
      ) : (
        <Spinner size={20} label={t`Loading earlier messages`} />
      )}
    </Start>
  );
}

/** The line below the loaded messages while later ones are loading. */
export function FeedEnd() {
  const { t } = useLingui();
  return (
    <Centre>
      <Spinner size={20} label={t`Loading later messages`} />
    </Centre>
  );
}

/** The height of the room above the first message, in pixels. */
export const startHeight = 56;

const Line = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-3) var(--space-4);
  color: var(--color-muted);
  font-size: var(--font-size-12);
  font-weight: var(--font-weight-medium);

  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background: var(--color-line);
    content: '';
  }
  @media (forced-colors: active) {
    &::before,
    &::after {
      background: CanvasText;
    }
  }
  &[data-unread] {
    color: var(--color-live-text);

    &::before,
    &::after {
      background: currentcolor;
      opacity: 0.5;
    }
  }
`;

const Centre = styled.div`
  display: flex;
  justify-content: center;
  padding: var(--space-2);
`;

const Start = styled(Centre)`
  position: absolute;
  flex-direction: column;
  align-items: center;
  inset-inline: 0;
  box-sizing: border-box;
  height: ${startHeight}px;
  padding-inline: 0;

  > ${Line} {
    align-self: stretch;
  }
`;

export interface NoticeRowProps {
  /** The notice to render. */
  message: Message;
}

/** A notice of the system, between the messages. */
export function NoticeRow({ message }: NoticeRowProps) {
  const format = useFormat();
  return (
    <Notice>
      <MessageText message={message} />
      <time dateTime={message.created_at ?? undefined} title={format.dateTime(message.created_at)}>
        {format.time(message.created_at)}
      </time>
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: baseline;
  justify-content: center;
  padding: var(--space-2) var(--space-6);
  color: var(--color-muted);
  font-size: var(--font-size-12);
  text-align: center;

  > time {
    font-variant-numeric: tabular-nums;
  }
`;
