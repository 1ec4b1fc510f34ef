import * as client from 'openid-client';
import { expect, test } from 'vitest';

import { IdentityVisitor } from '#test/support/IdentityVisitor.ts';
import { authorization, grant } from '#test/support/federatedSignIn.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { refusedAt } from '#test/support/refusedAt.ts';

onEveryDatabase('signing in through the identity provider', ({ sandbox, visitor }) => {
  const login = (body: object, who = visitor()) => who.write('POST', '/api/federated-auth/login', body);

  test('[AUTH-01] the portal gets a code and its state back, and openid-client accepts the tokens', async () => {
    const { server, verifier, state, address } = await authorization(sandbox());
    expect(verifier).toHaveLength(43);
    const back = await new IdentityVisitor(sandbox()).enter('partner@my-air.test', address);
    expect(back.address).toMatch(`${sandbox().url}/oauth/login?code=`);
    const tokens = await client.authorizationCodeGrant(server, new URL(back.address), {
      pkceCodeVerifier: verifier,
      expectedState: state,
    });
    const subject = tokens.claims()?.sub ?? '';
    const person = await client.fetchUserInfo(server, tokens.access_token, subject);
    expect(person).toMatchObject({ email: 'partner@my-air.test', email_verified: true, name: 'Olena Koval' });
  });

  test('[AUTH-02] the code becomes a session of the API, once', async () => {
    const { verifier, redirectUri, address } = await authorization(sandbox());
    const back = await new IdentityVisitor(sandbox()).enter('ambassador@my-air.test', address);
    const body = grant(back.address, verifier, redirectUri);
    const who = visitor();
    expect(await login({ ...body, client_session_id: 'ga-1' }, who)).toMatchObject({
      status: 200,
      body: { expires_at: expect.any(String) },
    });
    expect(await who.open('/api/user')).toMatchObject({
      body: { user: { email: 'ambassador@my-air.test' } },
    });
    expect(await login(body)).toMatchObject(refusedAt('code'));
  });

  test('after a replay the next sign-in works, and without a password', async () => {
    const browser = new IdentityVisitor(sandbox());
    const first = await authorization(sandbox());
    const body = grant(
      (await browser.enter('partner@my-air.test', first.address)).address,
      first.verifier,
      first.redirectUri,
    );
    await login(body);
    await login(body);
    const second = await authorization(sandbox());
    const back = await browser.visit(second.address);
    expect((await login(grant(back.address, second.verifier, second.redirectUri))).status).toBe(200);
  });

  test('[AUTH-02] a wrong verifier, a short one and a strange code are refused', async () => {
    const { redirectUri, address } = await authorization(sandbox());
    const back = await new IdentityVisitor(sandbox()).enter('partner@my-air.test', address);
    const wrong = grant(back.address, 'x'.repeat(43), redirectUri);
    expect(await login(wrong)).toMatchObject(refusedAt('code'));
    expect(await login({ ...wrong, code_verifier: 'short' })).toMatchObject(refusedAt('code_verifier'));
    expect((await login({ ...wrong, code: '../token?' })).status).toBe(422);
  });

  test('a request without PKCE, with the plain method or another redirect address is refused', async () => {
    const browser = new IdentityVisitor(sandbox());
    const bare = new URL((await authorization(sandbox())).address);
    for (const name of ['code_challenge', 'code_challenge_method']) bare.searchParams.delete(name);
    const plain = await authorization(sandbox(), { code_challenge_method: 'plain' });
    for (const asked of [bare.href, plain.address]) {
      const { address } = await browser.visit(asked);
      expect(new URL(address).searchParams.get('error')).toBe('invalid_request');
    }
    const evil = await authorization(sandbox(), { redirect_uri: 'https://evil.example/oauth/login' });
    const refused = await browser.visit(evil.address);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('The sign-in cannot go on');
    expect(refused.address).not.toContain('evil.example/oauth/login?');
  });

  test('a wrong password keeps the person on the page, with what they typed', async () => {
    const { address } = await authorization(sandbox());
    const browser = new IdentityVisitor(sandbox());
    const page = await browser.visit(address);
    const refused = await browser.fill(page, { email: 'partner@my-air.test', password: '<b>wrong' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('role="alert"');
    expect(refused.text).toContain('value="partner@my-air.test"');
    expect(refused.text).not.toContain('<b>wrong');
  });

  test('a second factor comes between the password and the portal', async () => {
    const { address } = await authorization(sandbox());
    const browser = new IdentityVisitor(sandbox());
    const page = await browser.enter('twofactor@my-air.test', address);
    expect(page.text).toContain('We have sent six digits to t•••r@my-air.test');
    const [letter] = await sandbox().control.mailbox.list('twofactor@my-air.test');
    expect((await browser.fill(page, { code: 'nonsense' })).status).toBe(422);
    const back = await browser.fill(page, { code: letter?.subject.slice(0, 6) ?? '' });
    expect(back.address).toContain('/oauth/login?code=');
  });

  test('[NAV-13] prompt=create registers a person, and the referral code stays with them', async () => {
    const created = { prompt: 'create', ref: 'lucia' };
    const { verifier, redirectUri, address } = await authorization(sandbox(), created);
    const browser = new IdentityVisitor(sandbox());
    const page = await browser.visit(address);
    expect(page.text).toContain('Create an account');
    const back = await browser.fill(page, { name: 'Zoé', email: 'zoe@my-air.test', password: 'long enough' });
    const who = visitor();
    await login(grant(back.address, verifier, redirectUri), who);
    expect(await who.open('/api/user')).toMatchObject({
      body: {
        user: { name: 'Zoé', email_verified_at: null, is_new: true, partner: { lead_origin: 'referral' } },
      },
    });
    const ambassador = await visitor().signIn('ambassador');
    const { body } = await ambassador.open('/api/referralProgram');
    expect(JSON.stringify(body)).toContain('lucia');
  });

  test('[RF-07] a registration is counted for the place where its link was shared; a hostile place or code counts as none', async () => {
    const ambassador = await visitor().signIn('ambassador');
    const program = () =>
      ambassador.read<{
        referral_link_sources: unknown[];
        history: { registration_count: number }[];
      }>('/api/referralProgram');
    let people = 0;
    const fillIn = async (path: string) => {
      people += 1;
      const browser = new IdentityVisitor(sandbox());
      const page = await browser.visit(path);
      expect(page.text).toContain('Create an account');
      const email = `person${people}@my-air.test`;
      await browser.fill(page, { name: 'Zoé', email, password: 'long enough' });
    };
    const register = async (ref: string, src: string) =>
      fillIn((await authorization(sandbox(), { prompt: 'create', ref, src })).address);
    const directly = (query: Record<string, string>) =>
      fillIn(`/register?${new URLSearchParams(query).toString()}`);

    await register('lucia', 'video');
    await directly({ ref: 'lucia', src: 'video' });
    await directly({ ref: 'lucia', src: 'канал-олени' });
    await directly({ ref: 'lucia\u200B', src: 'मेरा-हिन्दी-चैनल' });
    const known = [
      { source: 'video', hit_count: 0, registration_count: 2 },
      { source: 'канал-олени', hit_count: 0, registration_count: 1 },
      { source: 'मेरा-हिन्दी-चैनल', hit_count: 0, registration_count: 1 },
    ];
    const today = (await program()).history.at(-1)!.registration_count;
    expect(await program()).toMatchObject({ referral_link_sources: known });
    for (const src of ['<b>', 'x'.repeat(41), 'a b', 'a\nb']) {
      await register('lucia', src);
      await directly({ ref: 'lucia', src });
    }
    for (const ref of ["lucia'--", '<b>lucia</b>', 'x'.repeat(65)]) {
      await register(ref, 'video');
      await directly({ ref, src: 'video' });
    }
    const after = await program();
    expect(after.referral_link_sources).toEqual(known);
    // A registration with a refused place still counts; one with a refused code does not.
    expect(after.history.at(-1)!.registration_count).toBe(today + 8);
  });

  test('an interaction that has run out shows a page, not an error dump', async () => {
    const browser = new IdentityVisitor(sandbox());
    for (const path of ['/interaction/nothing', '/interaction/nothing/login', '/interaction/%00/register']) {
      const page = await browser.visit(path);
      expect(page.status).toBe(400);
      expect(page.text).toContain('This page has run out');
    }
  });
});
