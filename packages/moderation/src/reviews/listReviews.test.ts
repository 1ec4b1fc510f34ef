import { channelStatuses } from '@my-air/api-client/contract';
import { buildChannel } from '@my-air/feature-kit/testing';
import { array, assert, constantFrom, integer, option, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';

import { buildReviewChat } from '../testing/buildReviewChat.ts';
import { listReviews } from './listReviews.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const hour = 3_600_000;

const someChannels = array(
  record({
    guid: constantFrom('UC1', 'UC2', 'UC3'),
    status: constantFrom(...channelStatuses, 'a_word_of_tomorrow'),
    chatId: option(integer({ min: 1, max: 6 })),
    until: option(string()),
  }),
).map((all) =>
  all.map(({ guid, status, chatId, until }, index) =>
    buildChannel({
      platform_guid: `${guid}-${index}`,
      status,
      chat_id: chatId,
      join_request_not_allowed_until: until,
    }),
  ),
);
const someChats = array(
  record({
    type: constantFrom('join', 'moderation', 'channelModeration', 'moderationChat'),
    unread: integer({ min: 0, max: 3 }),
    archived: option(constantFrom('2026-11-01T00:00:00Z')),
  }),
  { maxLength: 6 },
).map((all) =>
  all.map(({ type, unread, archived }, index) =>
    buildReviewChat(type, {}, { id: index + 1, unread_count: unread, archived_at: archived }),
  ),
);

test('[MOD-01] every channel in review and every moderation chat is listed, and nothing is made up', () => {
  assert(
    property(someChannels, someChats, (channels, chats) => {
      const reviews = listReviews(channels, chats, { now, timeZone: 'UTC', holidays: [] });
      const inReview = channels.filter(
        ({ status }) => status && status !== 'connected' && status !== 'not_connected',
      );
      const ofChannels = reviews.filter(({ kind }) => kind === 'channel');
      const byText = (texts: readonly (string | undefined)[]) =>
        texts.toSorted((one = '', other = '') => one.localeCompare(other));
      expect(byText(ofChannels.map(({ word }) => word))).toEqual(
        byText(inReview.map(({ status }) => status)),
      );
      const shown = new Set(reviews.map(({ chat }) => chat?.id));
      const expected = chats.filter(({ process }) => process?.processable_type !== 'join');
      expect(expected.filter(({ id }) => !shown.has(id))).toEqual([]);
      expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
    }),
  );
});

test('[MOD-01] what needs the person is first, and what is over is last', () => {
  assert(
    property(someChannels, someChats, (channels, chats) => {
      const groups = listReviews(channels, chats, { now, timeZone: 'UTC', holidays: [] }).map(
        ({ group }) => group,
      );
      const order = ['yours', 'ours', 'closed'];
      const places = groups.map((group) => order.indexOf(group));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
});

test.each([
  ['a moment before the date', -1, 'wait'],
  ['at the date', 0, 'apply'],
  ['after it', 1, 'apply'],
])('[MOD-01] a refused channel %s can do this: %s %s', (_when, offset, kind) => {
  const until = new Date(now + hour);
  const channel = buildChannel({ status: 'rejected', join_request_not_allowed_until: until.toISOString() });
  expect(
    listReviews([channel], [], { now: until.getTime() + offset, timeZone: 'UTC', holidays: [] })[0]?.step
      .kind,
  ).toBe(kind);
});

test.each([
  ['is still too small', 9, 'closed'],
  ['has grown', 10, 'yours'],
])('[MOD-01] a channel that was refused for its numbers and %s: %s', (_what, current, group) => {
  const metrics = [{ name: 'videos', required: 10, current }];
  const channel = buildChannel({ status: 'rejected_low_metrics', metrics });
  const [review] = listReviews([channel], [], { now, timeZone: 'UTC', holidays: [] });
  expect(review).toMatchObject({ group, step: { kind: 'apply', isTooSmall: current < 10 } });
});

test.each([
  ['before the date', -1, 'closed'],
  ['at the date', 0, 'yours'],
])('[MOD-01] a refused channel needs the user once something can be done: %s', (_when, offset, group) => {
  const until = new Date(now + hour);
  const channel = buildChannel({ status: 'rejected', join_request_not_allowed_until: until.toISOString() });
  const [review] = listReviews([channel], [], {
    now: until.getTime() + offset,
    timeZone: 'UTC',
    holidays: [],
  });
  expect(review?.group).toBe(group);
});

test('[MOD-01] a chat about joining is shown with its channel only, also when the channel does not name it', () => {
  const channel = buildChannel({ platform_guid: 'UC9', status: 'rejected' });
  const chat = buildReviewChat('join', { channel: { platform: 'youtube', platform_guid: 'UC9' } });
  const other = buildReviewChat('join', { channel: { platform: 'tiktok', platform_guid: 'UC9' } });
  const reviews = listReviews([channel], [other, chat], { now, timeZone: 'UTC', holidays: [] });
  expect(reviews.map(({ chat: own }) => own?.id)).toEqual([chat.id]);
});

test('[MOD-01] a chat that names its channel without a picture has that of the channel', () => {
  const channel = buildChannel({ platform_guid: 'UC9', thumbnail_image: 'https://pictures.example/9.png' });
  const about = (guid: string) => buildReviewChat('channelModeration', { channel: { platform_guid: guid } });
  const pictures = listReviews([channel], [about('UC9'), about('UC8')], {
    now,
    timeZone: 'UTC',
    holidays: [],
  }).map(({ picture }) => picture);
  expect(pictures).toEqual(['https://pictures.example/9.png', undefined]);
});
