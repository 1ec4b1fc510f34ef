import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { sessions } from '../database/schema.ts';
import { personas } from '../personas/personas.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { Visitor } from '#test/support/Visitor.ts';
import { refusedAt } from '#test/support/refusedAt.ts';

const { sandbox, visitor, as } = testSandbox();

const control = (who: Visitor, method: string, path: string, body?: unknown) =>
  who.write(method, `/sandbox/api/${path}`, body);

describe('who may use it', () => {
  test('a page of another site is refused, whichever way it asks', async () => {
    const who = visitor();
    const foreign = { origin: 'https://evil.test' };
    expect((await who.open('/sandbox/api/state', { headers: foreign })).status).toBe(403);
    for (const headers of [foreign, { 'sec-fetch-site': 'cross-site' }, { origin: sandbox().apiUrl }]) {
      const answer = await who.open('/sandbox/api/reset', { method: 'POST', headers });
      expect({ headers, status: answer.status }).toEqual({ headers, status: 403 });
    }
  });

  test('the own page and a caller without a page are let in', async () => {
    const who = visitor();
    const own = { origin: sandbox().url, 'sec-fetch-site': 'same-origin' };
    expect((await who.open('/sandbox/api/state')).status).toBe(200);
    expect((await who.write('POST', '/sandbox/api/clock', { reset: true }, own)).status).toBe(200);
  });
});

describe('sessions', () => {
  test.each(personas.map(({ id, user }) => [id, user] as const))('%s can be signed in', async (id, user) => {
    const who = await as(id);
    expect((await who.open('/api/user')).body).toMatchObject({ user: { email: user.email } });
    expect((await control(who, 'GET', 'state')).body).toMatchObject({ session: { name: user.name } });
  });

  test('nobody but those who exist can be signed in', async () => {
    const who = visitor();
    for (const persona of ['nobody', 'constructor', '', 7, null]) {
      const answer = await control(who, 'POST', 'session', { persona });
      expect(answer).toMatchObject(refusedAt('persona'));
    }
    expect((await who.open('/api/user')).status).toBe(401);
  });

  test('signing out ends the session', async () => {
    const who = await as('partner');
    expect((await control(who, 'DELETE', 'session')).status).toBe(204);
    expect((await who.open('/api/user')).status).toBe(401);
  });
});

describe('the clock', () => {
  const move = (who: Visitor, order: object) => control(who, 'POST', 'clock', order);

  test('takes a person along who asks for something while it is being moved', async () => {
    const who = await as('partner');
    const { clock, db } = sandbox().control;
    // The first step of moving the clock, before the clock itself moves.
    const day = sql`${sessions.expiresAt} + interval '1 day'`;
    await db.update(sessions).set({ expiresAt: day });
    expect((await who.open('/api/user')).status).toBe(200);
    await clock.advance(86_400);
    expect((await who.open('/api/user')).status).toBe(200);
  });

  test('[AUTH-05] a session that nobody uses runs out, unless it is taken along', async () => {
    const who = await as('partner');
    await move(who, { advanceSeconds: 7_201, keepSessions: true });
    expect((await who.open('/api/auth/check')).status).toBe(200);
    await move(who, { advanceSeconds: 7_201 });
    expect((await who.open('/api/auth/check')).status).toBe(401);
  });

  test.each([{}, { advanceSeconds: -1 }, { advanceSeconds: 1e300 }, { advanceSeconds: 'x' }, { reset: 1 }])(
    'refuses %j',
    async (order) => {
      expect((await move(visitor(), order)).status).toBe(422);
    },
  );
});

describe('faults', () => {
  test('are armed, listed and disarmed', async () => {
    const who = visitor();
    const first = await control(who, 'POST', 'faults', { endpoint: 'GET api/user', status: 500 });
    await control(who, 'POST', 'faults', { endpoint: '*', preset: 'locked', times: 3 });
    const { id } = first.body as { id: string };
    expect((await control(who, 'GET', 'faults')).body).toMatchObject({
      faults: [
        { id, status: 500 },
        { preset: 'locked', times: 3 },
      ],
      presets: expect.arrayContaining([{ name: 'maintenance', label: 'Maintenance', status: 503 }]),
    });
    expect((await control(who, 'DELETE', `faults/${id}`)).status).toBe(204);
    expect((await control(who, 'DELETE', `faults/${id}`)).status).toBe(404);
    await control(who, 'DELETE', 'faults');
    expect((await control(who, 'GET', 'faults')).body).toMatchObject({ faults: [] });
  });

  test.each([
    {},
    { endpoint: 'channels' },
    { endpoint: '*', status: 99 },
    { endpoint: '*', preset: 'constructor' },
    { endpoint: '*', times: 0 },
    { endpoint: '*', delay: 5 },
  ])('%j is refused', async (order) => {
    const who = visitor();
    expect((await control(who, 'POST', 'faults', order)).status).toBe(422);
    expect((await control(who, 'GET', 'faults')).body).toMatchObject({ faults: [] });
  });
});

describe('what was seen', () => {
  test('the log tells of each call, and keeps no cookie and no token', async () => {
    const who = await as('partner');
    await who.open('/api/active-chats?page=1', {
      headers: { 'accept-language': 'uk', 'x-page-loading': '1', origin: sandbox().url },
    });
    await who.write('POST', '/api/referralProgram/referralLink');
    const { text, body } = await control(who, 'GET', 'log');
    expect(body).toMatchObject({
      requests: [
        {
          method: 'GET',
          path: '/api/active-chats',
          query: 'page=1',
          endpoint: 'GET api/active-chats',
          status: 200,
          headers: { 'accept-language': 'uk', 'x-page-loading': '1', origin: sandbox().url },
        },
        { method: 'POST', status: 200, headers: { 'x-xsrf-token': 'present' } },
      ],
    });
    expect(text).not.toContain('my_air_session');
  });

  test('the log holds calls that nobody answers, and can be emptied', async () => {
    const who = visitor();
    await who.open('/api/nothing-here');
    expect((await control(who, 'GET', 'log')).body).toMatchObject({
      requests: [{ path: '/api/nothing-here', endpoint: null, status: 404 }],
    });
    await control(who, 'DELETE', 'log');
    expect((await control(who, 'GET', 'log')).body).toEqual({ requests: [] });
  });

  test('letters are found by whom they went to', async () => {
    const who = visitor();
    const { db, mailbox } = sandbox().control;
    await mailbox.send(db, { to: 'a@my-air.test', subject: 'One', text: 'First' });
    await mailbox.send(db, { to: 'b@my-air.test', subject: 'Two', text: 'Second' });
    expect((await control(who, 'GET', 'mail?to=a@my-air.test')).body).toMatchObject({
      mails: [{ subject: 'One', text: 'First' }],
    });
    expect((await control(who, 'GET', 'mail')).body).toMatchObject({ mails: { length: 2 } });
  });

  test('reports of both shapes are collected', async () => {
    const who = visitor();
    const send = (type: string, body: string) =>
      who.open('/sandbox/api/csp-reports', { method: 'POST', body, headers: { 'content-type': type } });
    await send('application/csp-report', '{"csp-report":{"blocked-uri":"eval"}}');
    await send('application/reports+json', '[{"type":"csp-violation","body":{"blockedURL":"inline"}}]');
    await send('text/plain', 'no json');
    expect((await control(who, 'GET', 'csp-reports')).body).toMatchObject({
      reports: [
        { report: { 'blocked-uri': 'eval' } },
        { report: { blockedURL: 'inline' } },
        { report: 'no json' },
      ],
    });
    await control(who, 'POST', 'reset');
    expect((await control(who, 'GET', 'csp-reports')).body).toEqual({ reports: [] });
  });
});

test('a reset puts everything back', async () => {
  const who = await as('partner');
  await control(who, 'POST', 'faults', { endpoint: '*', status: 500 });
  await control(who, 'POST', 'clock', { advanceSeconds: 86_400 });
  await control(who, 'POST', 'config', { flags: { pt: false } });
  expect((await control(who, 'POST', 'reset')).status).toBe(204);
  expect((await control(who, 'GET', 'state')).body).toMatchObject({ faults: [], config: {}, session: null });
});

test('the control room is a page without inline code', async () => {
  const { text, headers } = await visitor().open('/sandbox');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  expect(text).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/);
  for (const { user } of personas) expect(text).toContain(user.email);
  for (const [, file = ''] of text.matchAll(/(?:src|href)="(\/sandbox\/[\w.]+)"/g)) {
    expect({ file, status: (await visitor().open(file)).status }).toEqual({ file, status: 200 });
  }
});
