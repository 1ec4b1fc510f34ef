import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

import type { NotificationType } from '../contract.ts';

/** The notices that a user can switch off: the number at the bell, and the toast. */
export type Notice = 'count' | 'announcement';

/**
 * The kinds for which each can be switched off. An agreement always counts: payouts may wait for it. A
 * question is never shown as a toast: it would be in the way.
 */
export const optionalKinds: Readonly<Record<Notice, readonly NotificationType[]>> = {
  count: ['info', 'nps', 'chat'],
  announcement: ['agreement', 'chat', 'info'],
};

/** The kinds that were switched off; unknown kinds stay on. */
export type Preferences = Readonly<Record<Notice, readonly NotificationType[]>>;

const kindsOf = (notice: Notice) =>
  v.optional(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) => optionalKinds[notice].filter((kind) => list.includes(kind))),
    ),
    [],
  );

/** The user's choice in this browser; the server does not keep it. */
export const preferences = keptAtom(
  'notifications.preferences',
  v.object({ count: kindsOf('count'), announcement: kindsOf('announcement') }),
  { count: [], announcement: [] },
  { per: 'user', survivesSignOut: true },
);

/** Switches a notice of a kind on or off; it takes effect immediately, in every tab. */
export function setPreference(
  userId: number | undefined,
  notice: Notice,
  kind: NotificationType,
  isOn: boolean,
): void {
  atomStore.set(preferences(userId), (before) => {
    const off = before[notice].filter((known) => known !== kind);
    return { ...before, [notice]: isOn ? off : [...off, kind] };
  });
}

/** Whether notifications of a type, as the server names it, have this notice; an unknown type is news. */
export function isOn(off: Preferences, notice: Notice, type: string): boolean {
  const kind = kindOf(type);
  if (!optionalKinds[notice].includes(kind)) return notice === 'count';
  return !off[notice].includes(kind);
}

const kindOf = (type: string): NotificationType =>
  type === 'nps' || type === 'agreement' || type === 'chat' ? type : 'info';
