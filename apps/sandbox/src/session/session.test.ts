import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { Clock } from '../Clock.ts';
import { sessions } from '../database/schema.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { createSessions } from './createSessions.ts';

onEveryDatabase('the session', ({ sandbox, visitor, as }) => {
  test('[API-01] csrf-cookie sets a readable, URL-encoded token and an HttpOnly session', async () => {
    const answer = await visitor().open('/sanctum/csrf-cookie');
    expect(answer.status).toBe(204);
    const [session = '', token = ''] = answer.headers.getSetCookie();
    expect(session).toMatch(/^my_air_session=[\w%.+/=-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(token).toMatch(/^XSRF-TOKEN=[\w%-]+%3D%3D; Path=\/; SameSite=Lax$/);
  });

  test('[API-01] a write without the session’s token is refused with 419', async () => {
    const who = await as('partner');
    const stranger = visitor();
    await stranger.open('/sanctum/csrf-cookie');
    for (const token of [undefined, '', 'x'.repeat(44), '%E0%A4%A']) {
      const headers = { ...(token !== undefined && { 'x-xsrf-token': token }) };
      const answer = await who.open('/api/logout', { method: 'POST', headers });
      expect(answer).toMatchObject({ status: 419, body: { message: 'CSRF token mismatch.' } });
    }
    expect((await visitor().open('/api/login', { method: 'POST' })).status).toBe(419);
    expect((await who.write('POST', '/api/logout')).status).toBe(204);
  });

  test('[ERR-02] a caller without a session gets 401', async () => {
    const cookie = 'my_air_session=forged.signature';
    for (const headers of [{}, { cookie }])
      expect(await visitor().open('/api/user', { headers })).toMatchObject({
        status: 401,
        body: { message: 'Unauthenticated.' },
      });
  });

  test('[AUTH-05] a session ends two hours after its last use, and every use puts that off', async () => {
    const who = await as('partner');
    const { clock } = sandbox().control;
    for (let round = 0; round < 3; round += 1) {
      await clock.advance(7_140);
      const before = clock.now().getTime();
      const answer = await who.open('/api/auth/check');
      const { expires_at } = answer.body as { expires_at: string };
      expect(Date.parse(expires_at) - before).toBeGreaterThan(7_199_000);
    }
    await clock.advance(7_201);
    expect((await who.open('/api/auth/check')).status).toBe(401);
    expect((await who.write('POST', '/api/logout')).status).toBe(419);
  });

  test('calls within one second put the end of a session off once', async () => {
    await as('partner');
    const { db } = sandbox().control;
    const now = new Date();
    const ours = createSessions(db, { now: () => now } as Clock);
    const [session] = await db.select().from(sessions);
    const endsIn = (milliseconds: number) => ({
      ...session!,
      expiresAt: new Date(now.getTime() + milliseconds),
    });
    const [justExtended, earlier] = [endsIn(7_199_001), endsIn(7_199_000)];
    expect(await ours.extend(db, justExtended)).toBe(justExtended);
    expect((await ours.extend(db, earlier)).expiresAt.getTime()).toBeGreaterThanOrEqual(
      now.getTime() + 7_200_000,
    );
  });

  test('[AUTH-06] logging out ends the session on the server', async () => {
    const who = await as('partner');
    const { db } = sandbox().control;
    const [session] = await db.select().from(sessions);
    expect((await who.write('POST', '/api/logout')).status).toBe(204);
    expect(await db.$count(sessions, eq(sessions.id, session!.id))).toBe(0);
    expect((await who.open('/api/user')).status).toBe(401);
    expect((await who.write('POST', '/api/logout')).status).toBe(401);
  });

  test('signing in gives the session another name and another token', async () => {
    const who = visitor();
    const before = (await who.open('/sanctum/csrf-cookie')).headers.getSetCookie();
    const credentials = { email: 'partner@my-air.test', password: 'correct horse battery' };
    const after = (await who.write('POST', '/api/login', credentials)).headers.getSetCookie();
    expect(after).toHaveLength(2);
    for (const cookie of before) expect(after).not.toContain(cookie);
  });

  test('[ERR-02] a session that was replaced is worth nothing any more', async () => {
    const former = await as('partner');
    expect((await former.open('/api/user')).status).toBe(200);
    const next = former.copy();
    await next.write('POST', '/sandbox/api/session', { persona: 'ambassador' });
    expect((await next.open('/api/user')).body).toMatchObject({ user: { name: 'Lucía Herrera' } });
    expect((await former.open('/api/user')).status).toBe(401);
  });

  test('the API answers another origin of the same site with its cookies, and nobody else', async () => {
    const who = await as('partner');
    const { apiUrl, url } = sandbox();
    const own = await who.open(`${apiUrl}/api/user`, { headers: { origin: url } });
    expect([own.status, Object.fromEntries(own.headers)]).toMatchObject([
      200,
      {
        'access-control-allow-origin': url,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': expect.stringContaining('Retry-After'),
      },
    ]);

    const asked = await who.open(`${apiUrl}/api/intro-tour`, {
      method: 'OPTIONS',
      headers: {
        origin: url,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'x-xsrf-token',
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(asked.headers.get('access-control-allow-headers')).toBe('x-xsrf-token');

    const refused = await visitor().open(`${apiUrl}/api/user`, { headers: { origin: url } });
    expect(refused.headers.get('access-control-allow-origin')).toBe(url);
    const evil = await who.open(`${apiUrl}/api/user`, { headers: { origin: 'https://evil.example' } });
    expect(evil.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('[AUTH-09] staff who act as a person are named, refused what binds them, and thrown out after an hour', async () => {
    const who = visitor();
    await who.write('POST', '/sandbox/api/impersonate', { persona: 'partner' });
    const { clock } = sandbox().control;
    const impersonator = {
      name: 'Iryna Savchenko',
      expires_at: expect.any(String),
      return_url: `${sandbox().url}/sandbox?stopped=Olena+Koval`,
    };
    expect((await who.open('/api/user')).body).toMatchObject({ user: { name: 'Olena Koval', impersonator } });
    const refused = { status: 403, body: { code: 'impersonation_refused', message: expect.any(String) } };
    expect(await who.write('POST', '/api/profile/agreements/terms_and_conditions')).toMatchObject(refused);
    expect(await who.write('DELETE', '/api/channels/tiktok/olena.maisternia')).toMatchObject(refused);
    for (let minutes = 4; minutes < 60; minutes += 4) {
      await clock.advance(240);
      expect((await who.open('/api/auth/check')).status).toBe(200);
    }
    await clock.advance(241);
    expect((await who.open('/api/auth/check')).status).toBe(401);
  });
});
