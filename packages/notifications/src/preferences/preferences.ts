import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

import type { NotificationType } from '../contract.ts';

/** What a person can switch off: the number at the bell, and the message that floats over the screen. */
export type Notice = 'count' | 'announcement';

/** The kinds of which each can be switched off. An agreement always counts: payouts may wait for it. A question never floats: it would stand in the way. */
export const optionalKinds: Readonly<Record<Notice, readonly NotificationType[]>> = {
  count: ['info', 'nps', 'chat'],
  announcement: ['agreement', 'chat', 'info'],
};

/** The kinds that were switched off; what is new to us stays on. */
export type Preferences = Readonly<Record<Notice, readonly NotificationType[]>>;

const kindsOf = (notice: Notice) =>
  v.optional(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) => optionalKinds[notice].filter((kind) => list.includes(kind))),
    ),
    [],
  );

/** What a person has switched off in this browser; the server knows no such thing. */
export const preferences = defineKept({
  key: 'notifications.preferences',
  schema: v.object({ count: kindsOf('count'), announcement: kindsOf('announcement') }),
  initial: { count: [], announcement: [] },
  per: 'person',
  earlierKey: () => 'notifications:preferences',
});

/** Switches one on or off; it takes effect at once, in every tab. */
export function setPreference(
  userId: number | undefined,
  notice: Notice,
  kind: NotificationType,
  isOn: boolean,
): void {
  const kept = preferences(userId);
  const off = kept.get()[notice].filter((known) => known !== kind);
  kept.set({ ...kept.get(), [notice]: isOn ? off : [...off, kind] });
}

/** Whether notifications of a type, as the server names it, have this; a type that nobody knows is news. */
export function isOn(off: Preferences, notice: Notice, type: string): boolean {
  const kind = kindOf(type);
  if (!optionalKinds[notice].includes(kind)) return notice === 'count';
  return !off[notice].includes(kind);
}

const kindOf = (type: string): NotificationType =>
  type === 'nps' || type === 'agreement' || type === 'chat' ? type : 'info';
