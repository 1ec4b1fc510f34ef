import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BellIcon, DocumentIcon, MessageIcon, StarIcon } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

import type { NotificationType } from '../contract.ts';

/** The word and the icon of a kind of notification. */
export interface NoticeKind {
  word: MessageDescriptor;
  icon: ReactNode;
  /** The colour of its icon. */
  tone: 'info' | 'accent' | 'warning' | 'positive';
}

const info: NoticeKind = {
  word: msg({ context: 'one notification', message: 'News' }),
  icon: <BellIcon aria-hidden />,
  tone: 'info',
};
const kinds: Record<NotificationType, NoticeKind> = {
  info,
  nps: { word: msg`Question`, icon: <StarIcon aria-hidden />, tone: 'positive' },
  agreement: { word: msg`Agreement`, icon: <DocumentIcon aria-hidden />, tone: 'warning' },
  chat: { word: msg`Message`, icon: <MessageIcon aria-hidden />, tone: 'accent' },
};

/** The kind of a type as the server names it; an unknown one is news. */
export function noticeKind(type: string): NoticeKind {
  return Object.hasOwn(kinds, type) ? kinds[type as NotificationType] : info;
}
