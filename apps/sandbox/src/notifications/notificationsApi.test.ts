import type { Notification } from '@my-air/notifications/contract';
import { describe, expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';
import type { Visitor } from '#test/support/Visitor.ts';
import { refusedAt } from '#test/support/refusedAt.ts';

const { visitor, as } = testSandbox();

interface Lists {
  active_notifications: Notification[];
  archive_notifications: Notification[];
}
const lists = (who: Visitor) => who.read<Lists>('/api/notificationMessages');

async function active(who: Visitor, type?: string): Promise<Notification> {
  const { active_notifications: all } = await lists(who);
  const found = all.find((notification) => type === undefined || notification.type === type);
  if (!found) throw new Error(`The persona has no notification of the type ${type}`);
  return found;
}

test('[NOTE-01] a partner reads what waits and the archive, newest first', async () => {
  const { active_notifications: waiting, archive_notifications: archive } = await lists(await as('partner'));
  expect(new Set(waiting.map(({ type }) => type))).toEqual(new Set(['info', 'nps', 'agreement', 'chat']));
  expect(archive.length).toBeGreaterThan(0);
  const dates = waiting.map(({ created_at }) => String(created_at));
  expect(dates).toEqual([...dates].sort().reverse());
});

test('[NOTE-01] [G-35] deleting moves to the archive, and a second time changes nothing', async () => {
  const who = await as('partner');
  const { id } = await active(who);
  expect((await who.write('DELETE', `/api/notificationMessages/${id}`)).status).toBe(204);
  const after = await lists(who);
  expect(after.active_notifications.map((one) => one.id)).not.toContain(id);
  expect(after.archive_notifications.map((one) => one.id)).toContain(id);
  expect((await who.write('DELETE', `/api/notificationMessages/${id}`)).status).toBe(204);
  expect(await lists(who)).toEqual(after);
});

test('[NOTE-01] a reply is kept with the notification', async () => {
  const who = await as('partner');
  const { id } = await active(who);
  const answer = await who.write('POST', `/api/notificationMessages/${id}/reply`, { message: 'Gladly' });
  expect(answer.body).toMatchObject({ notification_message: { id, partner_comment: 'Gladly' } });
});

describe('[NOTE-01] a rating', () => {
  test('is kept with its feedback, up to the top of its scale', async () => {
    const who = await as('partner');
    const { id, rate_max } = await active(who, 'nps');
    const top = rate_max ?? 10;
    const rate = (body: object) => who.write('POST', `/api/notificationMessages/${id}/rate`, body);
    expect((await rate({ rating: top, feedback: 'Quick help' })).body).toMatchObject({
      notification_message: { partner_rating: top, partner_comment: 'Quick help' },
    });
    expect(await rate({ rating: top + 1 })).toMatchObject(refusedAt('rating'));
    expect((await active(who, 'nps')).partner_rating).toBe(top);
  });

  test.each([{}, { rating: 'good' }, { rating: -1 }, { rating: 2.5 }])('%j is refused', async (body) => {
    const who = await as('partner');
    const { id } = await active(who, 'nps');
    const answer = await who.write('POST', `/api/notificationMessages/${id}/rate`, body);
    expect(answer).toMatchObject(refusedAt('rating'));
  });
});

test('[NOTE-01] what is dated later comes with the clock, and cannot be touched before', async () => {
  const who = await as('partner');
  const before = (await lists(who)).active_notifications.map(({ id }) => id);
  await who.pass(86_400 * 2);
  // The channels that move on in these days tell of it as well, and so does the week where one of them is a Monday.
  const came = (await lists(who)).active_notifications.filter(
    ({ id, url }) => !before.includes(id) && !url?.includes('channel=') && url !== '/home#week',
  );
  expect(came.map(({ type, rate_max }) => [type, rate_max])).toEqual([
    ['nps', 5],
    ['info', null],
  ]);
  await who.write('POST', '/sandbox/api/clock', { reset: true });
  const path = `/api/notificationMessages/${came[0]!.id}`;
  for (const answer of [
    await who.write('DELETE', path),
    await who.write('POST', `${path}/reply`, { message: 'x' }),
    await who.write('POST', `${path}/rate`, { rating: 1 }),
  ])
    expect(answer.status).toBe(404);
});

test('a stranger’s notification is not there, nor is one that is no number', async () => {
  const { id } = await active(await as('partner'));
  const stranger = await as('new');
  for (const wrong of [String(id), '0', 'x', '99999999999999', '1e3', '%00', 'constructor']) {
    const answer = await stranger.write('DELETE', `/api/notificationMessages/${wrong}`);
    expect({ wrong, status: answer.status }).toEqual({ wrong, status: 404 });
  }
  expect((await visitor().open('/api/notificationMessages')).status).toBe(401);
});
