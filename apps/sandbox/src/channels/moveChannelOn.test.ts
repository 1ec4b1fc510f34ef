import { channelStatuses } from '@my-air/api-client/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  canJoin,
  type ChannelProgress,
  invitationExpiry,
  isRejection,
  type JoinCourse,
  joinCourses,
  moveChannelOn,
} from './moveChannelOn.ts';

const start = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000);

function channel(status: string, joinCourse: JoinCourse = 'approved', more: Partial<ChannelProgress> = {}) {
  return {
    status,
    joinCourse,
    statusSince: start,
    rejectionCount: 0,
    joinRequestNotAllowedUntil: null,
    metrics: null,
    ...more,
  };
}

/** The statuses that a channel goes through, read every hour for two months. */
function way(joinCourse: JoinCourse) {
  const seen = ['pending'];
  let current: ChannelProgress = channel('pending', joinCourse);
  for (let hour = 0; hour < 24 * 60; hour += 1) {
    current = moveChannelOn(current, inDays(hour / 24));
    if (current.status !== seen.at(-1)) seen.push(current.status);
  }
  return seen;
}

const dispatch = 'pending_channel_auto_invitation_dispatch';

describe('a channel that asked to join', () => {
  test.each([
    ['approved', ['pending', dispatch, 'invitation_sent', 'connected']],
    ['moderated', ['pending', 'moderation', dispatch, 'invitation_sent', 'connected']],
    ['moderated_rejected', ['pending', 'moderation', 'rejected']],
    ['low_metrics', ['pending', 'rejected_low_metrics']],
    ['invitation_ignored', ['pending', dispatch, 'invitation_sent', 'not_connected']],
  ] as const)('[G-17] goes its way when it is %s', (course, statuses) => {
    expect(way(course)).toEqual(statuses);
  });

  test('[G-17] is refused for its numbers while they are too small, whatever its course', () => {
    const small = { name: 'subscribers', required: 1000, current: 640 };
    const later = (metrics: ChannelProgress['metrics']) =>
      moveChannelOn(channel('pending', 'approved', { metrics }), inDays(1)).status;
    expect(later([small])).toBe('rejected_low_metrics');
    expect(later([{ ...small, current: 1000 }])).toBe(dispatch);
  });

  test('[G-17] an invitation lapses after thirty days, and not a moment before', () => {
    const invited = channel('invitation_sent', 'invitation_ignored');
    expect(moveChannelOn(invited, inDays(29.99)).status).toBe('invitation_sent');
    expect(moveChannelOn(invited, inDays(30)).status).toBe('not_connected');
    expect(invitationExpiry(invited)).toEqual(inDays(30));
    expect(invitationExpiry(moveChannelOn(invited, inDays(30)))).toBeUndefined();
  });

  test('[G-19] waits thirty days after the first rejection and ninety after a later one', () => {
    const first = moveChannelOn(channel('pending', 'low_metrics'), inDays(5));
    expect(first).toMatchObject({ rejectionCount: 1, joinRequestNotAllowedUntil: inDays(31) });
    const second = moveChannelOn(channel('pending', 'low_metrics', { rejectionCount: 1 }), inDays(5));
    expect(second).toMatchObject({ rejectionCount: 2, joinRequestNotAllowedUntil: inDays(91) });
  });

  test.each(['connected', 'not_connected', 'rejected', 'rejected_low_metrics', 'under_the_radar'])(
    '[G-17] stays %s, which waits for a person or is unknown',
    (status) => {
      const resting = channel(status);
      expect(moveChannelOn(resting, inDays(10_000))).toBe(resting);
    },
  );

  test('reaches the same status, however often one looks', () => {
    const anyCourse = fc.constantFrom(...joinCourses);
    const anyStatus = fc.constantFrom(...channelStatuses);
    const looks = fc.array(fc.integer({ min: 0, max: 24 * 60 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(anyStatus, anyCourse, looks, (status, course, hours) => {
        const sorted = hours.sort((a, b) => a - b);
        const last = inDays((sorted.at(-1) ?? 0) / 24);
        const stepwise = sorted.reduce<ChannelProgress>(
          (current, hour) => moveChannelOn(current, inDays(hour / 24)),
          channel(status, course),
        );
        expect(stepwise).toEqual(moveChannelOn(channel(status, course), last));
      }),
    );
  });
});

describe('a join request', () => {
  test('[ACC-04] [G-17] is possible when not connected, and after a rejection’s date', () => {
    for (const status of [...channelStatuses, 'under_the_radar']) {
      const mayAsk = status === 'not_connected' || isRejection(status);
      expect(canJoin({ status, joinRequestNotAllowedUntil: null }, start)).toBe(mayAsk);
      expect(canJoin({ status, joinRequestNotAllowedUntil: inDays(1) }, start)).toBe(false);
      expect(canJoin({ status, joinRequestNotAllowedUntil: start }, start)).toBe(mayAsk);
    }
  });
});
