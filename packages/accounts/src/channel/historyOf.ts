import { msg } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import { endOf, startOf, type MessageDescriptor, type TimeZone } from '@my-air/i18n';

import { statusKind } from '../status/describeChannelStatus.ts';
import { statusTable } from '../status/statusTable.ts';

/** A change of a channel, with its day or moment. */
export interface ChannelEvent {
  text: MessageDescriptor;
  at: string;
}

/** The changes of a channel whose moments the list of channels tells, the latest first. */
export function historyOf(channel: Channel, timeZone: TimeZone): readonly ChannelEvent[] {
  const { status_since, audit_completed_at, invitation_expires_at } = channel;
  // A lost access has no moment: the status is that of before.
  const kind = statusKind({ ...channel, is_access_revoked: false });
  const isOver = endOf(invitation_expires_at, timeZone) < Date.now();
  const event = (text: MessageDescriptor, at: string | null | undefined): readonly ChannelEvent[] =>
    at ? [{ text, at }] : [];
  return [
    ...(kind === 'unknown'
      ? []
      : event(kind === 'connected' ? msg`Joined our network` : statusTable[kind].label, status_since)),
    ...event(msg`Audit done`, audit_completed_at),
    ...(isOver ? event(msg`The invitation expired`, invitation_expires_at) : []),
  ].toSorted((one, other) => startOf(other.at, timeZone) - startOf(one.at, timeZone));
}
