import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

import type { TimelineStore } from '../timeline/createTimeline.ts';
import { rowKey } from '../timeline/toRows.ts';
import type { MessageFeedHandle } from './MessageFeed.tsx';

export interface JumpOptions {
  feed: RefObject<MessageFeedHandle | null>;
  store: TimelineStore;
  /** The message that the chat was opened at; the jump to it happens once, after the chat has loaded. */
  messageId: number | undefined;
  isOpened: boolean;
}

/** Scrolls to a message: pages are read until it is loaded, and a toast reports one that does not exist. */
export function useJump({ feed, store, messageId, isOpened }: JumpOptions): (id: number) => Promise<void> {
  const { t } = useLingui();
  const { toasts } = usePortal();

  async function jump(id: number) {
    if (feed.current?.pointOut(rowKey(id))) return;
    const isThere = await store.reach(id).catch(() => false);
    // The rows of the loaded pages are rendered first.
    requestAnimationFrame(() => {
      if (isThere && feed.current?.pointOut(rowKey(id))) return;
      toasts.show({ type: 'info', title: t`The original message no longer exists` });
    });
  }

  const hasJumped = useRef(false);
  const jumpOnce = useEffectEvent((id: number) => {
    if (hasJumped.current) return;
    hasJumped.current = true;
    void jump(id);
  });
  useEffect(() => {
    if (isOpened && messageId !== undefined) jumpOnce(messageId);
  }, [isOpened, messageId]);

  return jump;
}
