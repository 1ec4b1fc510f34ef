import { expect, test } from 'vitest';

import { IdentityVisitor } from '#test/support/IdentityVisitor.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import type { Visitor } from '#test/support/Visitor.ts';

onEveryDatabase('a forgotten password', ({ sandbox, as, visitor }) => {
  const browser = () => new IdentityVisitor(sandbox());
  const lettersTo = (email: string) => sandbox().control.mailbox.list(email);

  test('[AUTH-03] the sign-in page leads to a letter, whose link changes the password once', async () => {
    const who = browser();
    const signIn = await who.visit('/enter/login');
    expect(signIn.text).toContain('<a href="/forgot-password">Forgot your password?</a>');
    const wrong = await who.fill(signIn, { email: 'partner@my-air.test', password: 'wrong' });
    expect(wrong.text).toContain('<a href="/forgot-password?login_hint=partner%40my-air.test">');
    const form = await who.visit('/forgot-password?login_hint=partner%40my-air.test');
    expect(form.text).toContain('value="partner@my-air.test"');
    expect(form.text).toContain(`<a href="${sandbox().url}/login">Back to sign in</a>`);
    expect((await who.fill(form, { email: 'nobody' })).status).toBe(422);
    const asked = await who.fill(form, { email: 'Partner@my-air.test' });
    expect(asked.text).toContain('the link is on its way');

    const link = (await lettersTo('partner@my-air.test'))[0]?.link ?? '';
    const page = await who.visit(link);
    const refused = await who.fill(page, { password: 'short' });
    expect(refused).toMatchObject({
      status: 422,
      text: expect.stringContaining('Use at least 10 characters.'),
    });
    const changed = await who.fill(page, { password: 'a new long password' });
    expect(changed.text).toContain('Password changed');
    expect((await who.visit(link)).status).toBe(410);
    expect((await who.fill(page, { password: 'another long password' })).status).toBe(410);

    const login = (password: string) =>
      visitor().write('POST', '/api/login', { email: 'partner@my-air.test', password });
    expect((await login('correct horse battery')).status).toBe(422);
    expect((await login('a new long password')).status).toBe(200);
  });

  test('a new password ends every sign-in made with the former one, and nobody else’s', async () => {
    const [portal, provider, other] = [await as('partner'), browser(), await as('ambassador')];
    await provider.enter('partner@my-air.test');
    const isIn = async (who: Visitor) => (await who.open('/api/user')).status === 200;
    expect(await Promise.all([portal, other].map(isIn))).toEqual([true, true]);

    const who = browser();
    await who.fill(await who.visit('/forgot-password'), { email: 'partner@my-air.test' });
    const link = (await lettersTo('partner@my-air.test'))[0]?.link ?? '';
    const changed = await who.fill(await who.visit(link), { password: 'a new long password' });
    expect(changed.text).toContain('You were signed out everywhere.');
    expect(await Promise.all([portal, other].map(isIn))).toEqual([false, true]);
    expect((await provider.visit('/security')).text).toContain('<h1>Sign in</h1>');
  });

  test('a password that is changed leaves this sign-in alone, and ends the others', async () => {
    const [portal, own, elsewhere] = [await as('partner'), browser(), browser()];
    await own.enter('partner@my-air.test');
    await elsewhere.enter('partner@my-air.test');
    const fields = { current_password: 'correct horse battery', password: 'a new long password' };
    const saved = await own.fill(await own.visit('/security'), fields, '/security/password');
    expect(saved.text).toContain('Saved.');
    expect((await elsewhere.visit('/security')).text).toContain('<h1>Sign in</h1>');
    expect((await portal.open('/api/user')).status).toBe(401);
  });

  test('an address without an account gets the same page and no letter, and a forged link opens nothing', async () => {
    const who = browser();
    const asked = await who.fill(await who.visit('/forgot-password'), { email: 'stranger@my-air.test' });
    expect(asked.text).toContain('the link is on its way');
    expect(await lettersTo('stranger@my-air.test')).toEqual([]);
    expect((await who.visit('/reset-password?key=reset.1.9999999999999.0000.forged')).status).toBe(410);
    expect((await who.visit('/reset-password')).status).toBe(410);
  });
});
