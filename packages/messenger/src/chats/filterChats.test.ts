import { isSameChannel, type MentionedChannel } from '@my-air/feature-kit/data';
import { expect, test } from 'vitest';

import { messageTypes } from '../contract.ts';
import { buildChat } from '../testing/buildChat.ts';
import { buildMessage } from '../testing/buildMessage.ts';
import { filterChats, turnOf } from './filterChats.ts';

const about = (id: number, platform_guid?: string) =>
  buildChat({
    id,
    process: { processable_type: 'join', processable: platform_guid ? { channel: { platform_guid } } : null },
  });
const chats = [about(1, 'UC1'), about(2, 'UC2'), about(3)];
const filter = {
  typed: '',
  isUnreadOnly: false,
  keep: undefined,
  matterOf: () => ({ kind: '', heading: '', facts: [] }),
};
const isChannel = (one: MentionedChannel) => (other: MentionedChannel) => isSameChannel(one, other);
const ids = (more: Partial<Parameters<typeof filterChats>[1]>) =>
  filterChats(chats, { ...filter, ...more }).map(({ id }) => id);

test('[MSG-01] with a chosen channel the chats about it are listed, and the open one stays', () => {
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ includes: isChannel({ platform_guid: 'UC1' }) })).toEqual([1]);
  expect(ids({ includes: isChannel({ platform_guid: 'UC1' }), keep: 3 })).toEqual([1, 3]);
  expect(ids({ includes: isChannel({ platform_guid: 'UC9' }) })).toEqual([]);
  // The same id at another platform is another channel.
  expect(ids({ includes: isChannel({ platform: 'tiktok', platform_guid: 'UC1' }) })).toEqual([]);
});

test('[MSG-01] it is the turn of who did not write the last words', () => {
  const said = (more: Parameters<typeof buildChat>[0], me: boolean, type = 0) =>
    turnOf(buildChat({ ...more, last_message: buildMessage(1, { type, user: { id: 1, me } }) }));
  expect([said({}, true), said({}, false)]).toEqual(['team', 'me']);
  // Nobody is waited for where a chat was closed or archived, or only the system has spoken.
  expect(said({ closed_by_self: true }, false)).toBeUndefined();
  expect(said({ archived_at: '2026-11-22T09:00:00Z' }, false)).toBeUndefined();
  expect(said({}, false, messageTypes.statusChange)).toBeUndefined();
  expect(turnOf(buildChat({ last_message: null }))).toBeUndefined();
  // A type that this build does not know is told to the console where it is shown, and not here.
  expect(said({}, false, 99)).toBe('me');
  expect(console.warn).not.toHaveBeenCalled();
});
