import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Id } from '@my-air/api-client/contract';
import { useBrandName } from '@my-air/feature-kit/views';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { compareIds } from '../chats/chatLists.ts';
import type { Message } from '../contract.ts';
import { messageKind } from '../message/messageKind.ts';
import { plainText } from '../message/plainText.ts';

/** The announcement of others' messages since the opening: one by its text, several by their number. */
export function useAnnouncement(messages: readonly Message[]): string {
  const { t } = useLingui();
  const brand = useBrandName();
  const [said, setSaid] = useState('');

  useArrivals(messages, ([message, ...others]) => {
    if (!message) return;
    const author = message.user?.name ?? brand;
    const text = plainText(message);
    const count = others.length + 1;
    setSaid(
      count === 1
        ? t`${author}: ${text}`
        : t`${plural(count, { one: '# new message', other: '# new messages' })}`,
    );
  });
  return said;
}

/** Messages that come within this time are announced together, in milliseconds. */
const batch = 1_000;

/** Calls with the messages of others that came since the first rendering, those of one moment together. */
function useArrivals(messages: readonly Message[], onCome: (messages: readonly Message[]) => void): void {
  const newest = useRef<Id>(undefined);
  const waiting = useRef<Message[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = useEffectEvent(() => {
    timer.current = undefined;
    onCome(waiting.current.splice(0));
  });

  useEffect(() => {
    const last = messages.at(-1)?.id;
    const known = newest.current;
    if (last === undefined || (known !== undefined && compareIds(last, known) <= 0)) return;
    newest.current = last;
    // Messages that were there at the opening are read by navigating them.
    if (known === undefined) return;
    const come = messages.filter(
      (message) =>
        compareIds(message.id, known) > 0 && !message.user?.me && messageKind(message) !== 'hidden',
    );
    waiting.current.push(...come);
    if (come.length > 0) timer.current ??= setTimeout(tell, batch);
  }, [messages]);

  useEffect(() => () => clearTimeout(timer.current), []);
}
