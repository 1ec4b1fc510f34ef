import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useBrandName } from '@my-air/feature-api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Message } from '../contract.ts';
import { messageKind } from '../message/messageKind.ts';
import { plainText } from '../message/plainText.ts';

/** Messages that come within this time are announced together, in milliseconds. */
const batch = 1_000;

/** The announcement of others' messages since the opening: one by its text, several by their number. */
export function useAnnouncement(messages: readonly Message[]): string {
  const { t } = useLingui();
  const brand = useBrandName();
  const [said, setSaid] = useState('');
  const newest = useRef<number>(undefined);
  const waiting = useRef<Message[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const say = useEffectEvent(() => {
    const [message] = waiting.current;
    const count = waiting.current.length;
    waiting.current = [];
    timer.current = undefined;
    if (!message) return;
    const author = message.user?.name ?? brand;
    const text = plainText(message);
    setSaid(
      count === 1
        ? t`${author}: ${text}`
        : t`${plural(count, { one: '# new message', other: '# new messages' })}`,
    );
  });

  useEffect(() => {
    const last = messages.reduce((highest, { id }) => Math.max(highest, id), 0);
    const known = newest.current;
    newest.current = Math.max(known ?? 0, last);
    // Messages that were there at the opening are read by navigating them.
    if (known === undefined || known === 0) return;
    const come = messages.filter(
      (message) => message.id > known && !message.user?.me && messageKind(message) !== 'hidden',
    );
    waiting.current.push(...come);
    if (come.length > 0) timer.current ??= setTimeout(say, batch);
  }, [messages]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return said;
}
