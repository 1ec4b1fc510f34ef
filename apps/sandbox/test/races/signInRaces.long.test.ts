import { eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';

import {
  channels,
  chatMessages,
  chats,
  partners,
  platformAttempts,
  sessions,
  users,
} from '../../src/database/schema.ts';
import { decide, locationOf, startAt } from '#test/support/authorize.ts';
import { authorization, grant } from '#test/support/federatedSignIn.ts';
import { IdentityVisitor } from '#test/support/IdentityVisitor.ts';
import { pageForm } from '#test/support/pageForm.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { Answered, Visitor } from '#test/support/Visitor.ts';
import { countOf } from './RaceExpectation.ts';

const { sandbox, visitor, as } = testSandbox('PostgreSQL');
const db = () => sandbox().control.db;
const browser = () => new IdentityVisitor(sandbox());
const password = 'correct horse battery';

function twenty(send: (number: number) => Promise<Answered>): Promise<Answered[]> {
  return Promise.all(Array.from({ length: 20 }, (_, number) => send(number)));
}

/** Posts a form of a page twenty times in parallel. */
function submitTwenty(who: Visitor, page: Answered, fields: Record<string, string>, actionEnd = '') {
  const { action, hidden } = pageForm(page.text, actionEnd);
  const address = new URL(action, sandbox().identityUrl).href;
  return twenty(() => who.copy().submit(address, { ...hidden, ...fields }));
}

test('[AUTH-02] an authorization code that is sent twenty times at once opens exactly one session', async () => {
  const { verifier, redirectUri, address } = await authorization(sandbox());
  const back = await browser().enter('ambassador@my-air.test', address);
  const body = grant(back.address, verifier, redirectUri);
  const visitors = Array.from({ length: 20 }, () => visitor());
  await Promise.all(visitors.map((who) => who.token()));
  const answers = await twenty((number) =>
    visitors[number]!.write('POST', '/api/federated-auth/login', body),
  );
  expect([countOf(answers, 200), countOf(answers, 422)]).toEqual([1, 19]);
  expect(await db().$count(sessions, isNotNull(sessions.userId))).toBe(1);
});

test('one way back from a platform connects one channel', async () => {
  const who = await as('new');
  const callback = await decide(who, await startAt(who, 'youtube'), 'allow');
  const before = await db().$count(channels);
  const answers = await twenty(() => who.copy().open(callback.href));
  const outcomes = answers.map((answer) => locationOf(answer).searchParams);
  // A way back that is delivered again is told what the first was told: the channel is there.
  expect(outcomes.map((outcome) => outcome.get('oauth'))).toEqual(Array(20).fill('connected'));
  expect(await db().$count(channels)).toBe(before + 1);
});

test('twenty ways to a platform are twenty attempts', async () => {
  const who = await as('new');
  const answers = await twenty(() => who.copy().open('/api/oauth/youtube/redirect'));
  expect(countOf(answers, 302)).toBe(20);
  expect(await db().$count(platformAttempts)).toBe(20);
});

test('an address is registered once', async () => {
  const who = browser();
  const page = await who.visit('/register');
  const before = await db().$count(partners);
  const answers = await submitTwenty(who, page, { name: 'Max', email: 'max@my-air.test', password });
  expect([303, 422, 429].map((status) => countOf(answers, status))).toEqual([1, 4, 15]);
  expect(await db().$count(users, eq(users.email, 'max@my-air.test'))).toBe(1);
  expect(await db().$count(partners)).toBe(before + 1);
  const letters = await sandbox().control.mailbox.list('max@my-air.test');
  const opened = await twenty(() => visitor().open(letters[0]?.link ?? ''));
  expect([letters.length, countOf(opened, 200), countOf(opened, 410)]).toEqual([1, 1, 19]);
});

test('a password is changed by one of those who know the former one', async () => {
  const who = browser();
  await who.enter('new@my-air.test');
  const page = await who.visit('/security');
  const answers = await submitTwenty(
    who,
    page,
    { current_password: password, password: 'another horse battery' },
    '/security/password',
  );
  expect([countOf(answers, 303), countOf(answers, 422) + countOf(answers, 429)]).toEqual([1, 19]);
});

test('the other forms of an account are done as often as they are sent', async () => {
  const who = browser();
  await who.enter('partner@my-air.test');
  const fields = { name: 'Olena', birthday: '', country: '', city: 'Lviv', address: '', zip_code: '' };
  const profile = await submitTwenty(who, await who.visit('/profile'), fields, '/profile');
  const preferences = { locale: 'es', timezone: 'UTC', date_format: 'ISO' };
  const preferred = await submitTwenty(who, await who.visit('/preferences'), preferences, '/preferences');
  expect([countOf(profile, 303), countOf(preferred, 303)]).toEqual([20, 20]);
  const [user] = await db().select().from(users).where(eq(users.email, 'partner@my-air.test'));
  const [partner] = await db()
    .select()
    .from(partners)
    .where(eq(partners.userId, user?.id ?? 0));
  expect([user?.name, user?.locale, partner?.name, partner?.city]).toEqual(['Olena', 'es', 'Olena', 'Lviv']);
});

test('[ERR-05] no more wrong passwords are checked than the limit, wherever they are typed', async () => {
  const guess = { email: 'partner@my-air.test', password: 'wrong' };
  const who = visitor();
  await who.token();
  const answers = await twenty(() => who.copy().write('POST', '/api/login', guess));
  expect([countOf(answers, 422), countOf(answers, 429)]).toEqual([5, 15]);

  const other = browser();
  const page = await other.visit('/enter/login');
  const typed = await submitTwenty(other, page, { email: 'ambassador@my-air.test', password: 'wrong' });
  expect([countOf(typed, 422), countOf(typed, 429)]).toEqual([5, 15]);
});

test('[AUTH-05] a code of the second factor lets one in', async () => {
  const email = 'twofactor@my-air.test';
  const who = visitor();
  await who.write('POST', '/api/login', { email, password });
  const [letter] = await sandbox().control.mailbox.list(email);
  const two_factor_code = letter?.subject.slice(0, 6);
  const answers = await twenty(() =>
    who.copy().write('POST', '/api/login', { email, password, two_factor_code }),
  );
  expect(countOf(answers, 200)).toBe(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test('what a manager says twenty times at once is there twenty times, and unread', async () => {
  const [before] = await db().select().from(chats).where(eq(chats.id, 1));
  const answers = await twenty(() =>
    visitor().write('POST', '/sandbox/api/manager/messages', { chatId: 1, message: 'Hello' }),
  );
  expect(countOf(answers, 201)).toBe(20);
  expect(await db().$count(chatMessages, eq(chatMessages.markdown, 'Hello'))).toBe(20);
  const [after] = await db().select().from(chats).where(eq(chats.id, 1));
  expect(after?.unreadCount).toBe((before?.unreadCount ?? 0) + 20);
});
