import { expect, test } from 'vitest';

import { IdentityVisitor } from '#test/support/IdentityVisitor.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';

const credentials = { email: 'partner@my-air.test', password: 'correct horse battery' };
const pages = ['/profile', '/security', '/preferences', '/agreements', '/verify-email'];

onEveryDatabase('the pages of the identity provider', ({ sandbox, as, visitor }) => {
  const browser = () => new IdentityVisitor(sandbox());
  /** A browser in which the partner is signed in at the identity provider, or at the portal. */
  const partner = async () => {
    const who = browser();
    await who.enter(credentials.email);
    return who;
  };
  const ofPortal = async () => {
    const who = browser();
    await who.write('POST', '/api/login', credentials);
    return who;
  };

  test('[NAV-04] /register makes an account that is to be verified, and leads to the portal', async () => {
    const who = browser();
    const page = await who.visit('/register?ref=lucia');
    const back = await who.fill(page, { name: 'Max', email: 'Max@My-Air.test', password: 'long enough' });
    const iss = sandbox().identityUrl;
    expect(back.address).toBe(
      `${sandbox().url}/login?${new URLSearchParams({ iss, ref: 'lucia' }).toString()}`,
    );
    const waiting = await who.visit('/verify-email');
    expect(waiting.text).toContain('max@my-air.test');

    const [letter] = await sandbox().control.mailbox.list('max@my-air.test');
    expect((await who.visit(letter?.link ?? '')).text).toContain('Your address is confirmed');
    expect((await who.visit('/verify-email')).text).toContain('Your address is confirmed');
    expect((await who.visit(letter?.link ?? '')).status).toBe(410);
  });

  test('[NAV-19] the verification page explains, and sends the letter again', async () => {
    const who = browser();
    await who.enter('unverified@my-air.test');
    const page = await who.visit('/verify-email');
    expect(page.text).toContain('Confirm your e-mail address');
    const resent = await who.fill(page, {});
    expect(resent.text).toContain('The letter was sent to unverified@my-air.test.');
    expect(await sandbox().control.mailbox.list('unverified@my-air.test')).toHaveLength(1);
    expect((await who.visit('/mailbox?to=unverified@my-air.test')).text).toContain('/verify-email/');
  });

  test('a registration is refused field by field, and keeps what was typed', async () => {
    const who = browser();
    const page = await who.visit('/register');
    const refused = await who.fill(page, { name: ' ', email: 'nobody', password: 'short' });
    expect(refused.status).toBe(422);
    for (const said of [
      'Tell us your name.',
      'This is not an e-mail address.',
      'Use at least 10 characters.',
      'value="nobody"',
    ])
      expect(refused.text).toContain(said);
    const known = { name: 'Olena', email: 'PARTNER@my-air.test', password: 'long enough' };
    const taken = await who.fill(page, known);
    expect(taken.text).toContain('There is an account with this address already.');
  });

  test.each(pages)(
    '[NAV-24] %s asks for a sign-in first, also one at the portal, and then opens',
    async (path) => {
      const who = browser();
      const page = await who.visit(path);
      expect(page.text).toContain('<h1>Sign in</h1>');
      for (const opened of [await who.fill(page, credentials), await (await ofPortal()).visit(path)]) {
        expect([opened.status, new URL(opened.address).pathname]).toEqual([200, path]);
        expect(opened.text).not.toContain('<h1>Sign in</h1>');
      }
    },
  );

  test('[AUTH-09] staff who act as a user manage no account', async () => {
    const who = browser();
    await who.write('POST', '/sandbox/api/impersonate', { persona: 'partner' });
    expect((await who.visit('/profile')).text).toContain('<h1>Sign in</h1>');
  });

  test('[AUTH-06] signing out on the account pages ends the session of the portal, and the other way round', async () => {
    const who = await ofPortal();
    await who.visit('/profile');
    expect((await who.visit('/logout')).address).toBe(`${sandbox().url}/login`);
    expect((await who.open('/api/user')).status).toBe(401);
    expect((await who.visit('/profile')).text).toContain('<h1>Sign in</h1>');
  });

  test('a ticket signs in the browser that asked, once, and no other one', async () => {
    const who = await ofPortal();
    const asked = await who.open(`${sandbox().identityUrl}/profile`);
    const answered = await who.open(asked.headers.get('location') ?? '');
    const ticket = answered.headers.get('location') ?? '';
    expect(ticket).toContain('/enter/ticket?');
    expect((await browser().visit(ticket)).text).toContain('<h1>Sign in</h1>');
    expect((await who.visit(ticket)).address).toContain('/profile');
    const strange = await who.open('/api/account/sign-out?ticket=https%3A%2F%2Fevil.test%2F.signature');
    expect(strange.headers.get('location')).toBe(`${sandbox().url}/login`);
    expect((await who.open('/api/user')).status).toBe(200);
  });

  test('[NAV-07] a registration keeps all that its link brought', async () => {
    const page = await browser().visit('/register?ref=abc&x=1');
    expect(page.address).toBe(`${sandbox().identityUrl}/enter/register?ref=abc&x=1`);
    expect(page.text).toMatch(/action="[^"]*ref=abc&#38;x=1/);
  });

  test('a changed profile shows in the API', async () => {
    const who = await partner();
    const page = await who.visit('/profile');
    const facts = {
      name: 'Olena K.',
      birthday: '1990-01-31',
      country: '',
      city: 'Lviv',
      address: '',
      zip_code: '',
    };
    const refused = await who.fill(page, { ...facts, name: '', birthday: '2026-02-30', country: '1' });
    expect(refused.text).toContain('Tell us your name.');
    expect(refused.text).toContain('This is not a date.');
    expect((await who.fill(page, facts)).text).toContain('Saved.');
    expect(await (await as('partner')).open('/api/user')).toMatchObject({
      body: {
        user: { name: 'Olena K.', partner: { birthday: '1990-01-31', city: 'Lviv', country_id: null } },
      },
    });
  });

  test('[I18N-01] preferences show in the API, and only known ones are taken', async () => {
    const who = await partner();
    const page = await who.visit('/preferences');
    const chosen = { locale: 'ua', timezone: 'Europe/Kyiv', date_format: 'Europe' };
    expect((await who.fill(page, chosen)).text).toContain('Saved.');
    expect(await (await as('partner')).open('/api/user')).toMatchObject({
      body: {
        user: { preference: { ui_locale: 'ua', ui_timezone: 'Europe/Kyiv', ui_date_format: 'Europe' } },
      },
    });
    expect((await who.fill(page, { ...chosen, locale: 'tlh', timezone: 'Mars/Olympus' })).status).toBe(422);
  });

  test('the password changes with the present one only, and a second factor can be switched on', async () => {
    const who = await partner();
    const page = await who.visit('/security');
    const change = (current_password: string, password: string) =>
      who.fill(page, { current_password, password }, '/password');
    expect((await change('wrong', 'another long one')).text).toContain('This is not your present password.');
    expect((await change('correct horse battery', 'short')).text).toContain('Use at least 10 characters.');
    expect((await change('correct horse battery', 'another long one')).text).toContain('Saved.');
    const login = (password: string) =>
      visitor().write('POST', '/api/login', { email: 'partner@my-air.test', password });
    expect((await login('correct horse battery')).status).toBe(422);
    expect((await login('another long one')).body).toMatchObject({ two_factor: false });

    await who.fill(page, {}, '/second-factor');
    expect((await login('another long one')).body).toMatchObject({ two_factor: true });
  });

  test('[USER-04] the agreements stand with their dates and texts', async () => {
    const who = await partner();
    const list = await who.visit('/agreements');
    expect(list.text).toContain('Accepted on');
    expect(list.text).toContain('Waits for you in the portal');
    expect((await browser().visit('/agreements/terms_and_conditions')).text).toContain('Using the portal');
    expect((await browser().visit('/agreements/nothing')).status).toBe(404);
  });

  test('[AUTH-06] /logout ends the sign-in and goes back to the portal, never elsewhere', async () => {
    const who = await partner();
    expect((await who.visit('/profile')).text).toContain('<h1>Profile</h1>');
    const leave = async (uri: string) =>
      (await who.visit(`/logout?post_logout_redirect_uri=${encodeURIComponent(uri)}`)).address;
    const home = `${sandbox().url}/login?from=logout`;
    expect(await leave(home)).toBe(home);
    expect((await who.visit('/profile')).text).toContain('<h1>Sign in</h1>');
    for (const elsewhere of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'nothing'])
      expect(await leave(elsewhere)).toBe(`${sandbox().url}/login`);
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/profile/../../x',
    'javascript:1',
  ])('[AUTH-11] the way in does not lead to %s', async (next) => {
    const back = await browser().enter(credentials.email, `/enter/login?next=${encodeURIComponent(next)}`);
    expect(new URL(back.address).origin).toBe(sandbox().url);
    expect(new URL(back.address).pathname).toBe('/login');
  });

  test('a form without this browser’s token is refused', async () => {
    const who = browser();
    const page = await who.visit('/enter/login');
    const stranger = await browser().fill(page, credentials);
    expect(stranger.status).toBe(403);
    expect(stranger.text).toContain('This form is too old.');
    expect((await who.submit(`${sandbox().identityUrl}/enter/login`, credentials)).status).toBe(403);
  });

  test('every page carries a policy without inline scripts or styles, and nothing is cached', async () => {
    const who = await partner();
    for (const path of ['/enter/login', '/profile', '/security', '/preferences', '/agreements', '/mailbox']) {
      const page = await who.visit(path);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'content-security-policy': expect.stringMatching(/^(?!.*unsafe-inline).*default-src 'none'/),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(page.text).not.toMatch(/<script(?! type="module" src="\/)|<style|style="| on\w+="/);
    }
  });

  test('a form and an address stay below 500, whatever is sent', async () => {
    const who = browser();
    const page = await who.visit('/enter/login');
    const strange = { email: 'a\u0000@b.example', password: '\u0000' };
    expect((await who.fill(page, strange)).status).toBe(422);
    for (const path of ['/verify-email/%00', '/mailbox?to=%00', '/agreements/%00', '/enter/register?ref=%00'])
      expect((await who.visit(path)).status).toBe(400);
    const code = { grant_type: 'authorization_code', client_id: 'my-air-portal', code: '\u0000' };
    const body = new URLSearchParams(code);
    expect((await who.open(`${sandbox().identityUrl}/token`, { method: 'POST', body })).status).toBe(400);
  });
});
