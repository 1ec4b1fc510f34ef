import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { agreements, referralLinks, referralVisits } from '../database/schema.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { Visitor } from '#test/support/Visitor.ts';

const { sandbox, visitor, as } = testSandbox();

test('[REF-01] an ambassador reads totals, links and channels', async () => {
  const { body } = await (await as('ambassador')).open('/api/referralProgram');
  expect(body).toMatchObject({
    total_amount_usd: 497.05,
    referral_link_v4: `${sandbox().url}/?ref=lucia`,
    referral_link_v4_counts: { hit_count: 5210, registration_count: 388 },
    referral_links_new: [{ marker: 'lucia-summer', hit_count: 1904, registration_count: 97 }],
    referral_links_legacy: [{ marker: 'lh2019', url: `${sandbox().url}/#/account/registration?ref=lh2019` }],
    show_milx_terms: true,
  });
  const { channels } = body as { channels: { start_date: string; end_date: string | null }[] };
  expect(channels).toHaveLength(3);
  expect(channels.filter(({ end_date }) => end_date !== null)).toHaveLength(1);
});

test('a creator without referrals reads an empty program', async () => {
  const { status, body } = await (await as('new')).open('/api/referralProgram');
  expect(status).toBe(200);
  expect(body).toEqual({
    total_amount_usd: 0,
    pending_amount_usd: 0,
    paid_amount_usd: 0,
    referral_link_v4: null,
    referral_link_v4_counts: null,
    referral_links_legacy: [],
    referral_links_new: [],
    channels: [],
    show_milx_terms: false,
    history: [],
    referral_link_sources: [],
  });
});

test('[REF-01] a link is created once, also by two calls at the same time', async () => {
  const who = await as('ambassador');
  await sandbox().control.db.delete(referralLinks).where(eq(referralLinks.scheme, 'v4'));
  const create = () => who.write('POST', '/api/referralProgram/referralLink');
  const [first, second] = await Promise.all([create(), create()]);
  expect(first.body).toEqual({ referral_link: expect.stringMatching(/\/\?ref=[0-9a-f]{10}$/) });
  expect(second.body).toEqual(first.body);
  expect((await who.open('/api/referralProgram')).body).toMatchObject({
    referral_link_v4: (first.body as { referral_link: string }).referral_link,
  });
});

test('a link is not created without the capability, nor before the agreement', async () => {
  const without = await (await as('new')).write('POST', '/api/referralProgram/referralLink');
  expect(without.status).toBe(403);
  await sandbox()
    .control.db.update(agreements)
    .set({ agreedAt: null })
    .where(eq(agreements.kind, 'referral_program'));
  const before = await (await as('ambassador')).write('POST', '/api/referralProgram/referralLink');
  expect(before).toMatchObject({ status: 403, body: { message: expect.stringContaining('agreement') } });
});

test('[RF-06] [RF-07] a visit by a link is counted, also with the place that it was shared at', async () => {
  const who = await as('ambassador');
  const hits = async () => {
    const { body } = await who.open('/api/referralProgram');
    return (body as { referral_links_new: { hit_count: number }[] }).referral_links_new[0]?.hit_count;
  };
  const visit = (from: Visitor, query: string) =>
    from.open(`/?${query}`, { headers: { accept: 'text/html' } });
  const before = (await hits()) ?? 0;
  await visit(visitor(), 'ref=lucia-summer');
  await visit(await as('partner'), 'ref=lucia-summer&src=video');
  expect(await hits()).toBe(before + 2);
  for (const hostile of [
    'ref=lucia-summer%00',
    'ref=%3Cb%3E',
    'ref=a&ref=lucia-summer',
    'ref=',
    'ref=nobody',
  ]) {
    await visit(visitor(), hostile);
  }
  expect(await hits()).toBe(before + 2);
  await visit(who, 'ref=lucia-summer');
  expect(await hits()).toBe(before + 2);
});

test('[RF-06] a browser that opens the same link again on the same day is one visit', async () => {
  const who = await as('ambassador');
  const hits = async () => {
    const { body } = await who.open('/api/referralProgram');
    return (body as { referral_links_new: { hit_count: number }[] }).referral_links_new[0]?.hit_count ?? 0;
  };
  const browser = visitor();
  const visit = (query: string) => browser.open(`/?${query}`, { headers: { accept: 'text/html' } });
  const before = await hits();
  for (let time = 0; time < 3; time += 1) await visit('ref=lucia-summer');
  expect(await hits()).toBe(before + 1);
  for (let time = 0; time < 3; time += 1) await visit('ref=lucia-summer&src=канал');
  expect(await hits()).toBe(before + 2);
  const madeUp = await hits();
  await visit('ref=lucia-summer&src=' + 'a'.repeat(500));
  expect(await hits(), 'a place that is no plain word is the link without one').toBe(madeUp);
});

test('[RF-07] visits of the current link are told by place; strange and endless places count as none', async () => {
  const who = await as('ambassador');
  const places = async () => {
    const { body } = await who.open('/api/referralProgram');
    return (body as { referral_link_sources: { source: string; hit_count: number }[] }).referral_link_sources;
  };
  const visit = (src: string) =>
    visitor().open(`/?ref=lucia&src=${encodeURIComponent(src)}`, { headers: { accept: 'text/html' } });
  expect(await places()).toEqual([]);
  for (const src of ['video', 'канал-олени', 'video', '<b>', 'x'.repeat(41), '']) await visit(src);
  expect(await places()).toEqual([
    { source: 'video', hit_count: 2, registration_count: 0 },
    { source: 'канал-олени', hit_count: 1, registration_count: 0 },
  ]);
  const isCurrent = eq(referralLinks.marker, 'lucia');
  const [link] = await sandbox().control.db.select().from(referralLinks).where(isCurrent);
  await sandbox()
    .control.db.insert(referralVisits)
    .values(
      Array.from({ length: 198 }, (_, place) => ({
        linkId: link!.id,
        day: '2026-01-01',
        source: `p${place}`,
      })),
    );
  await visit('one-too-many');
  await visit('video');
  const after = await places();
  expect(after).toHaveLength(200);
  expect(after[0]).toEqual({ source: 'video', hit_count: 3, registration_count: 0 });
});

test('[REF-01] [RF-06] visits, registrations and earnings move with the clock, and the history tells each day', async () => {
  interface Program {
    total_amount_usd: number;
    referral_links_new: { hit_count: number; registration_count: number }[];
    history: { date: string; hit_count: number; registration_count: number }[];
    channels: { end_date: string | null; partner_revenue: number }[];
  }
  const who = await as('ambassador');
  const read = async () => (await who.open('/api/referralProgram')).body as Program;
  const before = await read();
  expect(before.history).toHaveLength(30);
  expect(before.history.at(-1)).toMatchObject({ hit_count: 0 });
  expect((await read()).history).toEqual(before.history);
  await visitor().open('/?ref=lucia-summer', { headers: { accept: 'text/html' } });
  expect((await read()).history.at(-1)).toMatchObject({ hit_count: 1 });
  await who.write('POST', '/sandbox/api/clock', { advanceSeconds: 10 * 86_400, keepSessions: true });
  const after = await read();
  expect(after.history.slice(0, 19)).toEqual(before.history.slice(10, 29));
  expect(after.referral_links_new[0]!.hit_count).toBeGreaterThan(
    before.referral_links_new[0]!.hit_count + 10,
  );
  const revenue = ({ channels }: Program, isEnded: boolean) =>
    channels.filter(({ end_date }) => (end_date !== null) === isEnded).map((one) => one.partner_revenue);
  expect(revenue(after, true)).toEqual(revenue(before, true));
  expect(after.total_amount_usd).toBeGreaterThan(before.total_amount_usd);
  const cents = (values: number[]) => values.reduce((all, one) => all + Math.round(one * 100), 0);
  expect(cents([...revenue(after, true), ...revenue(after, false)])).toBe(
    Math.round(after.total_amount_usd * 100),
  );
});

test('[REF-01] what the links are counted for moves as the history does: by one visit, and by the days of the clock', async () => {
  interface Program {
    referral_link_v4_counts: Counts;
    referral_links_new: Counts[];
    referral_links_legacy: Counts[];
    history: (Counts & { date: string })[];
  }
  interface Counts {
    hit_count: number;
    registration_count: number;
  }
  const who = await as('ambassador');
  const read = async () => (await who.open('/api/referralProgram')).body as Program;
  const hits = (counts: readonly Counts[]) => counts.reduce((sum, { hit_count }) => sum + hit_count, 0);
  const ofLinks = (program: Program) =>
    hits([program.referral_link_v4_counts, ...program.referral_links_new, ...program.referral_links_legacy]);
  const before = await read();
  await visitor().open('/?ref=lucia', { headers: { accept: 'text/html' } });
  const visited = await read();
  expect(ofLinks(visited)).toBe(ofLinks(before) + 1);
  expect(visited.referral_link_v4_counts.hit_count).toBe(before.referral_link_v4_counts.hit_count + 1);
  expect(hits(visited.history)).toBe(hits(before.history) + 1);
  const today = visited.history.at(-1)!.date;
  await who.write('POST', '/sandbox/api/clock', { advanceSeconds: 7 * 86_400, keepSessions: true });
  const after = await read();
  const since = after.history.filter(({ date }) => date >= today);
  expect(ofLinks(after) - ofLinks(visited)).toBe(hits(since) - 1);
});

test('[RF-08] what is pending and what is paid are the total, and a month is paid when it is over', async () => {
  interface Program {
    total_amount_usd: number;
    pending_amount_usd: number;
    paid_amount_usd: number;
  }
  const who = await as('ambassador');
  const cents = async () => {
    const { body } = await who.open('/api/referralProgram');
    const program = body as Program;
    const [total, pending, paid] = [
      program.total_amount_usd,
      program.pending_amount_usd,
      program.paid_amount_usd,
    ].map((dollars) => Math.round(dollars * 100));
    expect(pending! + paid!).toBe(total);
    return { total: total!, pending: pending!, paid: paid! };
  };
  const before = await cents();
  expect(before.paid).toBeGreaterThan(0);
  await who.write('POST', '/sandbox/api/clock', { advanceSeconds: 62 * 86_400, keepSessions: true });
  const after = await cents();
  expect(after.paid).toBeGreaterThanOrEqual(before.total);
});
