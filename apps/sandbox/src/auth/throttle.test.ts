import { expect, test } from 'vitest';

import { IdentityVisitor } from '#test/support/IdentityVisitor.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { attemptKey } from './Throttle.ts';

const password = 'correct horse battery';

/** One address, spelled in as many ways as there are blanks: a space, a tab, no-break and ideographic spaces. */
const spellings = (email: string) => [
  email,
  ` ${email}`,
  `${email}\t`,
  `\u00A0${email}`,
  `\u200E${email}\uFEFF`,
  `${email}\u3000`,
  email.toUpperCase(),
];

test('every spelling of an address has one key, and another address another one', () => {
  const keys = spellings('a@my-air.test').map((email) => attemptKey('sign-in', '::1', email));
  expect(new Set(keys).size).toBe(1);
  expect(keys).not.toContain(attemptKey('sign-in', '::1', 'b@my-air.test'));
  expect(keys).not.toContain(attemptKey('letter', '::1', 'a@my-air.test'));
});

onEveryDatabase('what is tried too often', ({ sandbox, as, visitor }) => {
  const browser = () => new IdentityVisitor(sandbox());
  const codeOf = async (email: string) => {
    const [letter] = await sandbox().control.mailbox.list(email);
    return letter?.subject.slice(0, 6) ?? '';
  };
  const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('[ERR-05] blanks around the address do not buy more passwords, on the page of the provider', async () => {
    const who = browser();
    const login = await who.visit('/enter/login');
    const statuses = [];
    for (const email of spellings('partner@my-air.test')) {
      statuses.push((await who.fill(login, { email, password: 'wrong' })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  test('[ERR-05] the right password does not buy more codes', async () => {
    const email = 'twofactor@my-air.test';
    const who = browser();
    const statuses = [];
    for (let round = 0; round < 3; round += 1) {
      const page = await who.enter(email);
      if (page.status !== 200) {
        statuses.push(page.status);
        continue;
      }
      const code = await codeOf(email);
      for (let guess = 0; guess < 2; guess += 1) {
        statuses.push((await who.fill(page, { code: wrongCode(code) })).status);
      }
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);

    await sandbox().control.clock.advance(60);
    const page = await who.enter(email);
    const signedIn = await who.fill(page, { code: await codeOf(email) });
    expect(signedIn.status).toBe(303);
  });

  test('the last factor ends the count', async () => {
    const email = 'twofactor@my-air.test';
    const credentials = { email, password };
    const login = (more: object) => visitor().write('POST', '/api/login', { ...credentials, ...more });
    await login({});
    const code = await codeOf(email);
    for (let guess = 0; guess < 3; guess += 1) {
      expect((await login({ two_factor_code: wrongCode(code) })).status).toBe(422);
    }
    expect((await login({ two_factor_code: code })).status).toBe(200);
    const after = [];
    for (let guess = 0; guess < 6; guess += 1) after.push((await login({ password: 'wrong' })).status);
    expect(after).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('[ERR-05] five codes a minute are sent to an address, however often its right password is typed', async () => {
    const email = 'twofactor@my-air.test';
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await visitor().write('POST', '/api/login', { email, password })).status);
      statuses.push((await browser().enter(email)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const last = await visitor().write('POST', '/api/login', { email, password });
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await sandbox().control.mailbox.list(email)).toHaveLength(5);
    // A code that was sent still lets its owner in.
    const code = await codeOf(email);
    const signedIn = await visitor().write('POST', '/api/login', { email, password, two_factor_code: code });
    expect(signedIn.status).toBe(200);
  });

  test('five letters a minute go to an address, whether it has an account or not', async () => {
    for (const address of ['partner@my-air.test', 'nobody@my-air.test']) {
      const who = browser();
      const form = await who.visit('/forgot-password');
      const answers = [];
      for (const email of spellings(address)) answers.push(await who.fill(form, { email }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await sandbox().control.mailbox.list('partner@my-air.test')).toHaveLength(5);
  });

  test('the letter that confirms an address is sent again five times a minute', async () => {
    const who = browser();
    await who.enter('unverified@my-air.test');
    const page = await who.visit('/verify-email');
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await who.fill(page, {}, '/verify-email')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('an account for one address is asked for five times a minute', async () => {
    const who = browser();
    const form = await who.visit('/enter/register');
    const typed = { name: 'Zoé', email: 'partner@my-air.test', password: 'long enough' };
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await who.fill(form, typed)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('[HELP-01] readers without a session rate five articles a minute, and users as many as they like', async () => {
    const rate = async (who: Awaited<ReturnType<typeof as>>) => {
      const statuses = [];
      for (let count = 0; count < 6; count += 1) {
        const answer = await who.write('POST', '/api/help/articles/1/feedback', {
          is_useful: true,
          comment: null,
        });
        statuses.push(answer.status);
      }
      return statuses;
    };
    expect(await rate(visitor())).toEqual([204, 204, 204, 204, 204, 429]);
    expect(await rate(await as('partner'))).toEqual([204, 204, 204, 204, 204, 204]);
  });

  test('[HELP-01] readers without a session report five interactions with an article a minute, and users any number', async () => {
    const report = async (who: Awaited<ReturnType<typeof as>>, article: number) => {
      const path = `/api/help-analytics/articles/${article}/interactions`;
      const statuses = [];
      for (let count = 0; count < 6; count += 1) {
        statuses.push((await who.write('POST', path, { action: `word ${count}` })).status);
      }
      return statuses;
    };
    const reader = visitor();
    expect(await report(reader, 1)).toEqual([204, 204, 204, 204, 204, 429]);
    expect(await report(reader, 2)).toEqual([204, 204, 204, 204, 204, 429]);
    expect(await report(await as('partner'), 1)).toEqual([204, 204, 204, 204, 204, 204]);
  });

  test('[ERR-05] the second factor is switched five times a minute', async () => {
    const who = browser();
    await who.enter('partner@my-air.test');
    const page = await who.visit('/security');
    const switched = [];
    for (let count = 0; count < 6; count += 1)
      switched.push(await who.fill(page, {}, '/security/second-factor'));
    expect(switched.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(switched.at(-1)?.text).toContain('Too many tries.');
    expect(Number(switched.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('[ERR-05] the present password is guessed five times a minute, whether to change it or to sign in', async () => {
    const who = browser();
    await who.enter('partner@my-air.test');
    const page = await who.visit('/security');
    const change = (current_password: string) =>
      who.fill(page, { current_password, password: 'a new long password' }, '/security/password');
    const guesses = [];
    for (let count = 0; count < 6; count += 1) guesses.push(await change('wrong'));
    expect(guesses.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429]);
    expect(guesses.at(-1)?.text).toContain('Too many tries.');
    expect(Number(guesses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await change(password)).status).toBe(429);
    expect((await browser().enter('partner@my-air.test')).status).toBe(429);

    await sandbox().control.clock.advance(60);
    expect((await change('wrong')).status).toBe(422);
    expect((await change(password)).text).toContain('Saved.');
    const after = [];
    for (let count = 0; count < 6; count += 1) after.push((await change('wrong')).status);
    expect(after).toEqual([422, 422, 422, 422, 422, 429]);
  });
});
