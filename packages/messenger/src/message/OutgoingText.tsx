import { styled } from 'styled-components';

import type { OutboxEntry } from '../outbox/OutboxEntry.ts';
import { withoutMarks } from '../text/withoutMarks.ts';

/** The text of an unsent message, while the rest of its row is loading. */
export function OutgoingText({ entry: { item } }: { entry: OutboxEntry }) {
  return <Words dir="auto">{item.kind === 'message' ? withoutMarks(item.message) : ''}</Words>;
}

const Words = styled.div`
  box-sizing: border-box;
  width: fit-content;
  min-height: 4rem;
  margin: 0.125rem var(--space-4) 0.125rem auto;
  padding: 0.5rem 0.75rem;
  font-size: var(--font-size-14);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
