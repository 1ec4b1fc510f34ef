import { useFormat } from '@my-air/i18n';
import { styled } from 'styled-components';

import type { Message } from '../contract.ts';
import { MessageText } from './MessageText.tsx';

export interface NoticeRowProps {
  /** The notice to render. */
  message: Message;
}

/** A notice of the system, between the messages. */
export function NoticeRow({ message }: NoticeRowProps) {
  const format = useFormat();
  return (
    <Line>
      <MessageText message={message} />
      <time dateTime={message.created_at ?? undefined} title={format.dateTime(message.created_at)}>
        {format.time(message.created_at)}
      </time>
    </Line>
  );
}

const Line = styled.div`
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
