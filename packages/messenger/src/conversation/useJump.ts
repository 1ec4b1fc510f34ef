import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useConversation } from './ConversationContext.ts';
import { rowKey } from './FeedRow.ts';

/** Scrolls to a message: pages are read until it is loaded, and a toast reports one that does not exist. */
export function useJump(): (id: number) => Promise<void> {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const { feed, open } = useConversation();

  return async function jump(id) {
    if (feed.current?.pointOut(rowKey(id))) return;
    const isThere = await open.reach(id).catch(() => false);
    // The rows of the loaded pages are rendered first.
    requestAnimationFrame(() => {
      if (isThere && feed.current?.pointOut(rowKey(id))) return;
      toasts.show({ type: 'info', title: t`The original message no longer exists` });
    });
  };
}

/** Jumps once to the message that the chat was opened at. The feed must be rendered. */
export function useJumpAtOpening(): void {
  const { messageId } = useConversation();
  const jump = useJump();
  const hasJumped = useRef(false);
  const jumpOnce = useEffectEvent((id: number) => {
    if (hasJumped.current) return;
    hasJumped.current = true;
    void jump(id);
  });
  useEffect(() => {
    if (messageId !== undefined) jumpOnce(messageId);
  }, [messageId]);
}
