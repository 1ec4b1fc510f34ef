import { channelStatuses, type Channel } from '@my-air/api-client/contract';
import {
  assert,
  boolean,
  constantFrom,
  date,
  oneof,
  option,
  pre,
  property,
  record,
  string,
} from 'fast-check';
import { setupI18n } from '@lingui/core';
import { answerDue } from '@my-air/feature-kit/data';
import { createFormat } from '@my-air/i18n';
import { expect, test } from 'vitest';

import { describeChannelStatus, statusKind } from './describeChannelStatus.ts';
import { ourNextText } from './ourNextText.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;

function channelWith(fields: Partial<Channel>): Channel {
  return {
    platform: 'youtube',
    platform_guid: 'UC1',
    title: 'Kite',
    unread_count: 0,
    status: 'connected',
    ...fields,
  };
}

test.each([
  ['pending', 1, 'We will finish the check by Monday, 30 Nov, 18:00.'],
  ['moderation', 3, 'The moderators will reply by Wednesday, 2 Dec, 18:00.'],
  ['pending_channel_auto_invitation_dispatch', 1, 'We will send the invitation by Monday, 30 Nov, 18:00.'],
])(
  '[CH-20] while %s for less than %d business days, the moment of our answer is named',
  (status, _, text) => {
    expect(ourStep({ status, status_since: '2026-11-27T10:00:00Z' }, '2026-11-28T10:00:00Z')).toBe(text);
  },
);

test('[CH-20] an answer that is late says so, and one without a beginning keeps its length', () => {
  const since = { status: 'pending', status_since: '2026-11-27T10:00:00Z' };
  expect(ourStep(since, '2026-11-30T17:59:00Z')).toContain('by Monday, 30 Nov');
  expect(ourStep(since, '2026-11-30T18:00:00Z')).toBe(
    'Our answer was due by Monday, 30 Nov, 18:00. Ask us if it does not come today.',
  );
  expect(ourStep({ status: 'pending' }, '2026-11-30T18:00:00Z')).toMatch(/within 1 business day/);
});

/** The next step of our team as it is read at a moment in UTC. */
function ourStep(fields: Partial<Channel>, at: string): string {
  const channel = channelWith(fields);
  const moment = Date.parse(at);
  const due = answerDue(channel, { timeZone: 'UTC', holidays: [] });
  const format = createFormat({ locale: 'en', timeZone: 'UTC', dateFormat: 'Europe' });
  const text = ourNextText(describeChannelStatus(channel, moment, 'UTC'), due, { now: moment, format });
  return setupI18n({ locale: 'en', messages: { en: {} } })._(text);
}

test('[CH-20] an invitation has the last day that the server names, and a date that makes no sense counts as none', () => {
  const until = new Date(now + 12.5 * 86_400_000);
  const invited = (date: string | null) =>
    describeChannelStatus(channelWith({ status: 'invitation_sent', invitation_expires_at: date }), now, 'UTC')
      .action;
  expect(invited(until.toISOString())).toMatchObject({ until: until.toISOString(), days: 13, isOver: false });
  expect(invited('2026-11-20T12:00:00Z')).toMatchObject({ days: 0, isOver: true });
  expect(invited(null)).not.toHaveProperty('until');
  expect(invited('soon')).not.toHaveProperty('until');
});

test('[CH-20] an invitation whose last day is not told has the 30 days of YouTube from its beginning', () => {
  const since = { status: 'invitation_sent', status_since: '2026-11-11T12:00:00Z' };
  for (const date of [null, 'soon']) {
    const channel = channelWith({ ...since, invitation_expires_at: date });
    expect(describeChannelStatus(channel, now, 'UTC').action).toMatchObject({
      until: '2026-12-11T12:00:00.000Z',
      days: 20,
    });
  }
});

test('[CH-04] the moment the date passes, the channel may apply', () => {
  const channel = channelWith({
    status: 'rejected_low_metrics',
    join_request_not_allowed_until: new Date(now).toISOString(),
  });
  expect(describeChannelStatus(channel, now - 1, 'UTC').action.kind).toBe('wait');
  expect(describeChannelStatus(channel, now, 'UTC').action.kind).toBe('join');
});

test('[CH-04] a channel that may not apply until a day may apply from its midnight, in the time zone of the user', () => {
  const channel = channelWith({ status: 'rejected', join_request_not_allowed_until: '2026-11-28' });
  const midnight = Date.parse('2026-11-27T22:00:00Z');
  const actionAt = (at: number) => describeChannelStatus(channel, at, 'Europe/Kyiv').action;
  expect(actionAt(midnight - 1)).toMatchObject({ kind: 'wait', until: '2026-11-28', days: 1 });
  expect(actionAt(midnight).kind).toBe('join');
});

test('[CH-20] an invitation that can be accepted until a day has that day left as a whole', () => {
  const channel = channelWith({ status: 'invitation_sent', invitation_expires_at: '2026-11-28' });
  const at = Date.parse('2026-11-28T12:00:00Z');
  expect(describeChannelStatus(channel, at, 'America/Los_Angeles').action).toMatchObject({
    until: '2026-11-28',
    days: 1,
  });
});

test('[VAL-08] a date that does not exist holds nobody back', () => {
  const channel = channelWith({ status: 'not_connected', join_request_not_allowed_until: '2027-02-30' });
  expect(describeChannelStatus(channel, now, 'UTC').action.kind).toBe('join');
});

test('[CH-07] a lost access asks to reconnect, and is not the same as not connected', () => {
  const revoked = describeChannelStatus(
    channelWith({ status: 'connected', is_access_revoked: true }),
    now,
    'UTC',
  );
  expect(revoked.action.kind).toBe('reconnect');
  expect(revoked.label.message).not.toBe(
    describeChannelStatus(channelWith({ status: 'not_connected' }), now, 'UTC').label.message,
  );
});

test.each(['rejected', 'rejected_low_metrics'])(
  '[CH-05] %s keeps its reasons even when access is lost too',
  (status) => {
    expect(statusKind(channelWith({ status, is_access_revoked: true }))).toBe(status);
  },
);

test('[G-18] an absent status counts as connected', () => {
  const { status: _, ...absent } = channelWith({});
  expect(statusKind(absent as Channel)).toBe('connected');
  expect(statusKind(channelWith({ status: null as never }))).toBe('connected');
});

test('[G-18] any other word is shown as neutral, without an action', () => {
  assert(
    property(oneof(string(), constantFrom('access_revoked', 'constructor', '')), (status) => {
      pre(!(channelStatuses as readonly string[]).includes(status));
      const described = describeChannelStatus(channelWith({ status }), now, 'UTC');
      expect(described).toMatchObject({ kind: 'unknown', tone: 'neutral', action: { kind: 'none' } });
    }),
  );
});

test('[ACC-04] nobody is ever offered to join before the date', () => {
  const fields = record({
    status: oneof(constantFrom(...channelStatuses), string()),
    is_access_revoked: boolean(),
    until: option(
      date({ noInvalidDate: true, min: new Date(now - 400 * day), max: new Date(now + 400 * day) }),
    ),
  });
  assert(
    property(fields, ({ status, is_access_revoked, until }) => {
      const channel = channelWith({
        status,
        is_access_revoked,
        join_request_not_allowed_until: until?.toISOString() ?? null,
      });
      const { action } = describeChannelStatus(channel, now, 'UTC');
      const isEarly = until !== null && until.getTime() > now;
      expect(isEarly && action.kind === 'join').toBe(false);
      expect(action.kind === 'wait' ? action.days : 1).toBeGreaterThan(0);
    }),
  );
});
