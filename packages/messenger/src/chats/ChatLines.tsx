import { ItemBoundary } from '@my-air/feature-kit/views';
import { styled } from 'styled-components';

import type { Chat } from '../contract.ts';
import { ChatLine } from './ChatLine.tsx';

/** Chats in a card outside the messenger. */
export function ChatLines({ chats }: { chats: readonly Chat[] }) {
  return (
    <Lines>
      {chats.map((chat) => (
        <li key={chat.id}>
          <ItemBoundary of={chat}>
            <ChatLine chat={chat} section={undefined} isOpen={false} isReachable isElsewhere />
          </ItemBoundary>
        </li>
      ))}
    </Lines>
  );
}

/* As wide as the card around it: the margin of each line takes the place of the card's own. */
const Lines = styled.ul`
  margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-card)) calc(-1 * var(--space-3));
  padding: 0;
  list-style: none;
`;
