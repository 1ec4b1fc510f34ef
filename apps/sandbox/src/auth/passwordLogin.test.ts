import { expect, test } from 'vitest';

import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { refusedAt } from '#test/support/refusedAt.ts';

const password = 'correct horse battery';

onEveryDatabase('signing in by password', ({ sandbox, visitor }) => {
  test('[AUTH-03] the right password starts a session of two hours', async () => {
    const who = visitor();
    const before = Date.now();
    const answer = await who.write('POST', '/api/login', { email: 'Partner@my-air.test', password });
    expect(answer).toMatchObject({ status: 200 });
    const { expires_at, two_factor } = answer.body as { expires_at: string; two_factor: boolean };
    // An expiry is sent in whole seconds.
    expect(Date.parse(expires_at)).toBeGreaterThan(before + 7_199_000);
    expect(Date.parse(expires_at)).toBeLessThanOrEqual(Date.now() + 7_200_000);
    expect(two_factor).toBe(false);
    expect((await who.open('/api/user')).body).toMatchObject({ user: { name: 'Olena Koval' } });
  });

  test('[AUTH-03] an address with signs that are not seen, or of full width, is the same address', async () => {
    for (const email of [
      '\u200Epartner@my-air.test\u202C',
      ' part\u200Bner@my-air.test\u00A0',
      'ｐartner＠my-air.test',
    ]) {
      expect(await visitor().write('POST', '/api/login', { email, password })).toMatchObject({ status: 200 });
    }
    const wrong = await visitor().write('POST', '/api/login', { email: 'no address', password });
    expect(wrong).toMatchObject(refusedAt('email'));
  });

  test('a remembered session lives for a month', async () => {
    const who = visitor();
    await who.write('POST', '/api/login', { email: 'partner@my-air.test', password, remember: true });
    await sandbox().control.clock.advance(29 * 24 * 3600);
    expect((await who.open('/api/auth/check')).status).toBe(200);
  });

  test('[AUTH-03] a second factor is asked for, its code lies in the mailbox, and opens the session', async () => {
    const who = visitor();
    const credentials = { email: 'twofactor@my-air.test', password };
    expect(await who.write('POST', '/api/login', credentials)).toMatchObject({
      status: 200,
      body: { two_factor: true, two_factor_method: 'email', two_factor_contact: 't•••r@my-air.test' },
    });
    expect((await who.open('/api/user')).status).toBe(401);

    const [letter] = await sandbox().control.mailbox.list(credentials.email);
    const code = /\d{6}/.exec(letter?.subject ?? '')?.[0] ?? '';
    const wrong = await who.write('POST', '/api/login', { ...credentials, two_factor_code: nextCode(code) });
    expect(wrong).toMatchObject(refusedAt('two_factor_code'));

    const right = await who.write('POST', '/api/login', {
      ...credentials,
      two_factor_code: `${code.slice(0, 3)}–${code.slice(3)}`,
    });
    expect(right.body).toMatchObject({ two_factor: false, expires_at: expect.any(String) });
    expect((await who.open('/api/user')).status).toBe(200);
    const again = await visitor().write('POST', '/api/login', { ...credentials, two_factor_code: code });
    expect(again.status).toBe(422);
  });

  test('a second factor runs out after ten minutes', async () => {
    const who = visitor();
    const credentials = { email: 'twofactor@my-air.test', password };
    await who.write('POST', '/api/login', credentials);
    const [letter] = await sandbox().control.mailbox.list(credentials.email);
    await sandbox().control.clock.advance(601);
    const two_factor_code = letter?.subject.slice(0, 6);
    expect((await who.write('POST', '/api/login', { ...credentials, two_factor_code })).status).toBe(422);
  });

  test('[ERR-07] a reason that no form can know beforehand is told in the language of the user', async () => {
    const told = [];
    for (const locale of ['en', 'uk', 'es', 'ru', 'pt']) {
      const credentials = { email: `${locale}@my-air.test`, password: 'wrong' };
      const headers = { 'accept-language': locale };
      const { body } = await visitor().write('POST', '/api/login', credentials, headers);
      told.push((body as { message: string }).message);
    }
    expect(told[1]).toBe('Такої електронної адреси або пароля ми не знаємо.');
    expect(new Set(told).size).toBe(5);
  });

  test('[ERR-07] wrong credentials and missing fields are told field by field', async () => {
    const who = visitor();
    const wrong = await who.write('POST', '/api/login', { email: 'partner@my-air.test', password: 'wrong' });
    expect(wrong).toMatchObject(refusedAt('email', 'These credentials do not match our records.'));
    const empty = await who.write('POST', '/api/login', { email: 'no address' });
    expect(empty).toMatchObject({
      status: 422,
      body: {
        message: 'The email field must be a valid email address. (and 1 more error)',
        errors: {
          email: ['The email field must be a valid email address.'],
          password: ['The password field is required.'],
        },
      },
    });
  });

  test('[ERR-05] the sixth wrong password within a minute is told when to come back', async () => {
    const who = visitor();
    const guess = () => who.write('POST', '/api/login', { email: 'partner@my-air.test', password: 'wrong' });
    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(422);
    const refused = await guess();
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    await sandbox().control.clock.advance(seconds);
    expect((await guess()).status).toBe(422);
  });

  test('a right password ends the count of wrong ones', async () => {
    const login = (typed: string) =>
      visitor().write('POST', '/api/login', { email: 'partner@my-air.test', password: typed });
    const wrong = (count: number) => Array<string>(count).fill('wrong');
    const statuses = [];
    for (const typed of [...wrong(4), password, ...wrong(6)]) statuses.push((await login(typed)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 200, 422, 422, 422, 422, 422, 429]);
  });
});

/** Another code of six digits. */
function nextCode(code: string) {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
