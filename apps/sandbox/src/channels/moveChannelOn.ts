import type { ChannelRow } from '../database/schema.ts';

/** The courses of a join request, unless the control room interferes. */
export const joinCourses = [
  /** Approved without moderation, invited, and the invitation accepted. */
  'approved',
  /** Moderated by staff first, then as `approved`. */
  'moderated',
  /** Moderated by staff, and turned down. */
  'moderated_rejected',
  /** Turned down for too small numbers. */
  'low_metrics',
  /** As `approved`, but the owner lets the invitation lapse. */
  'invitation_ignored',
] as const;
export type JoinCourse = (typeof joinCourses)[number];

/** The part of a channel that the clock moves. */
export type ChannelProgress = Pick<
  ChannelRow,
  'status' | 'statusSince' | 'joinCourse' | 'rejectionCount' | 'joinRequestNotAllowedUntil' | 'metrics'
>;

const hours = 3_600_000;
const days = 24 * hours;

/** How long a channel stays in a status before it goes on by itself. */
const stays = {
  pending: 1 * days,
  moderation: 2 * days,
  dispatch: 1 * days,
  invitation: 3 * days,
  lapse: 30 * days,
};

/** How long a rejected channel waits before it may ask again: the first time, and every later time. */
const reapplyAfter = { first: 30 * days, later: 90 * days };

interface Step {
  to: string;
  after: number;
}

/** The status of a channel at a moment, after all that has become due in the meantime. */
export function moveChannelOn(channel: ChannelProgress, now: Date): ChannelProgress {
  let current = channel;
  for (;;) {
    const step = nextStep(current);
    if (step === undefined) return current;
    const at = new Date(current.statusSince.getTime() + step.after);
    if (at > now) return current;
    current = enter(current, step.to, at);
  }
}

function nextStep({ status, joinCourse, metrics }: ChannelProgress): Step | undefined {
  switch (status) {
    case 'pending':
      return { to: afterPending(joinCourse, metrics), after: stays.pending };
    case 'moderation':
      return { to: joinCourse === 'moderated_rejected' ? 'rejected' : dispatch, after: stays.moderation };
    case dispatch:
      return { to: 'invitation_sent', after: stays.dispatch };
    case 'invitation_sent':
      return joinCourse === 'invitation_ignored'
        ? { to: 'not_connected', after: stays.lapse }
        : { to: 'connected', after: stays.invitation };
    default:
      // The others wait for the creator or staff, and statuses of later releases are not ours to move.
      return undefined;
  }
}

/** When an open invitation expires; undefined where none is open. */
export function invitationExpiry({
  status,
  statusSince,
}: Pick<ChannelProgress, 'status' | 'statusSince'>): Date | undefined {
  return status === 'invitation_sent' ? new Date(statusSince.getTime() + stays.lapse) : undefined;
}

const dispatch = 'pending_channel_auto_invitation_dispatch';

function afterPending(joinCourse: string, metrics: ChannelProgress['metrics']) {
  const isTooSmall = (metrics ?? []).some(({ current, required }) => current < required);
  if (isTooSmall || joinCourse === 'low_metrics') return 'rejected_low_metrics';
  return joinCourse.startsWith('moderated') ? 'moderation' : dispatch;
}

function enter(channel: ChannelProgress, status: string, at: Date): ChannelProgress {
  if (!isRejection(status)) return { ...channel, status, statusSince: at };
  const wait = channel.rejectionCount === 0 ? reapplyAfter.first : reapplyAfter.later;
  return {
    ...channel,
    status,
    statusSince: at,
    rejectionCount: channel.rejectionCount + 1,
    joinRequestNotAllowedUntil: new Date(at.getTime() + wait),
  };
}

/** Whether a status is a rejection. */
export function isRejection(status: string): boolean {
  return status === 'rejected' || status === 'rejected_low_metrics';
}

/** Whether a channel may ask to join now: it is not connected, or its wait after a rejection is over. */
export function canJoin(
  { status, joinRequestNotAllowedUntil }: Pick<ChannelRow, 'status' | 'joinRequestNotAllowedUntil'>,
  now: Date,
): boolean {
  const hasWaited = joinRequestNotAllowedUntil === null || joinRequestNotAllowedUntil <= now;
  return hasWaited && (status === 'not_connected' || isRejection(status));
}
