import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { agreements, referralLinks, referralVisits } from '../database/schema.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { Visitor } from '#test/support/Visitor.ts';

const { sandbox, visitor, as } = testSandbox();

interface Counts {
  hit_count: number;
  registration_count: number;
}
interface Program {
  total_amount_usd: number;
  pending_amount_usd: number;
  paid_amount_usd: number;
  referral_link_v4_counts: Counts;
  referral_links_new: Counts[];
  referral_links_legacy: Counts[];
  referral_link_sources: (Counts & { source: string })[];
  history: (Counts & { date: string })[];
  channels: { end_date: string | null; partner_revenue: number }[];
}

const path = '/api/referralProgram';
const program = (who: Visitor) => who.read<Program>(path);
const visit = (query: string, from = visitor()) =>
  from.open(`/?${query}`, { headers: { accept: 'text/html' } });
const summerHits = async (who: Visitor) => (await program(who)).referral_links_new[0]!.hit_count;
const hitsOf = (counts: readonly Counts[]) => counts.reduce((sum, { hit_count }) => sum + hit_count, 0);
const hitsOfLinks = (one: Program) =>
  hitsOf([one.referral_link_v4_counts, ...one.referral_links_new, ...one.referral_links_legacy]);
const cents = (dollars: number) => Math.round(dollars * 100);

test('[REF-01] an ambassador reads totals, links and channels', async () => {
  const read = await program(await as('ambassador'));
  expect(read).toMatchObject({
    total_amount_usd: 497.05,
    referral_link_v4: `${sandbox().url}/?ref=lucia`,
    referral_link_v4_counts: { hit_count: 5210, registration_count: 388 },
    referral_links_new: [{ marker: 'lucia-summer', hit_count: 1904, registration_count: 97 }],
    referral_links_legacy: [{ marker: 'lh2019', url: `${sandbox().url}/#/account/registration?ref=lh2019` }],
    show_milx_terms: true,
  });
  expect(read.channels.map(({ end_date }) => end_date === null)).toEqual(
    expect.arrayContaining([true, false]),
  );
  expect(read.channels).toHaveLength(3);
});

test('a creator without referrals reads an empty program', async () => {
  expect(await program(await as('new'))).toEqual({
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
  const create = () => who.write('POST', `${path}/referralLink`);
  const [first, second] = await Promise.all([create(), create()]);
  expect(first.body).toEqual({ referral_link: expect.stringMatching(/\/\?ref=[0-9a-f]{10}$/) });
  expect(second.body).toEqual(first.body);
  const { referral_link: link } = first.body as { referral_link: string };
  expect(await program(who)).toMatchObject({ referral_link_v4: link });
});

test('a link is not created without the capability, nor before the agreement', async () => {
  const create = async (persona: string) => (await as(persona)).write('POST', `${path}/referralLink`);
  expect((await create('new')).status).toBe(403);
  const isOfProgram = eq(agreements.kind, 'referral_program');
  await sandbox().control.db.update(agreements).set({ agreedAt: null }).where(isOfProgram);
  expect(await create('ambassador')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('agreement') },
  });
});

test('[RF-06] [RF-07] a visit by a link is counted, also with the place that it was shared at, and not that of its owner', async () => {
  const who = await as('ambassador');
  const before = await summerHits(who);
  await visit('ref=lucia-summer');
  await visit('ref=lucia-summer&src=video', await as('partner'));
  expect(await summerHits(who)).toBe(before + 2);
  const hostile = ['ref=lucia-summer%00', 'ref=%3Cb%3E', 'ref=a&ref=lucia-summer', 'ref=', 'ref=nobody'];
  for (const query of hostile) await visit(query);
  await visit('ref=lucia-summer', who);
  expect(await summerHits(who)).toBe(before + 2);
});

test('[RF-06] a browser that opens the same link again on the same day is one visit', async () => {
  const [who, browser] = [await as('ambassador'), visitor()];
  const before = await summerHits(who);
  for (const _time of [1, 2, 3]) await visit('ref=lucia-summer', browser);
  expect(await summerHits(who)).toBe(before + 1);
  for (const _time of [1, 2, 3]) await visit('ref=lucia-summer&src=канал', browser);
  // A place that is no plain word is the link without one.
  await visit(`ref=lucia-summer&src=${'a'.repeat(500)}`, browser);
  expect(await summerHits(who)).toBe(before + 2);
});

test('[RF-07] visits of the current link are told by place; strange and endless places count as none', async () => {
  const who = await as('ambassador');
  const places = async () => (await program(who)).referral_link_sources;
  const from = (src: string) => visit(`ref=lucia&src=${encodeURIComponent(src)}`);
  expect(await places()).toEqual([]);
  for (const src of ['video', 'канал-олени', 'video', '<b>', 'x'.repeat(41), '']) await from(src);
  expect(await places()).toEqual([
    { source: 'video', hit_count: 2, registration_count: 0 },
    { source: 'канал-олени', hit_count: 1, registration_count: 0 },
  ]);
  const { db } = sandbox().control;
  const [link] = await db.select().from(referralLinks).where(eq(referralLinks.marker, 'lucia'));
  const more = Array.from({ length: 198 }, (_, place) => `p${place}`);
  const day = '2026-01-01';
  await db.insert(referralVisits).values(more.map((source) => ({ linkId: link!.id, day, source })));
  for (const src of ['one-too-many', 'video']) await from(src);
  const after = await places();
  expect(after).toHaveLength(200);
  expect(after[0]).toEqual({ source: 'video', hit_count: 3, registration_count: 0 });
});

test('[REF-01] [RF-06] visits, registrations and earnings move with the clock, and the history tells each day', async () => {
  const who = await as('ambassador');
  const before = await program(who);
  expect(before.history).toHaveLength(30);
  expect(before.history.at(-1)).toMatchObject({ hit_count: 0 });
  expect((await program(who)).history).toEqual(before.history);
  await who.pass(10 * 86_400);
  const after = await program(who);
  expect(after.history.slice(0, 19)).toEqual(before.history.slice(10, 29));
  expect(after.referral_links_new[0]!.hit_count).toBeGreaterThan(
    before.referral_links_new[0]!.hit_count + 10,
  );
  const ended = ({ channels }: Program) => channels.filter(({ end_date }) => end_date !== null);
  expect(ended(after)).toEqual(ended(before));
  expect(after.total_amount_usd).toBeGreaterThan(before.total_amount_usd);
  expect(after.channels.reduce((sum, { partner_revenue }) => sum + cents(partner_revenue), 0)).toBe(
    cents(after.total_amount_usd),
  );
});

test('[REF-01] what the links are counted for moves as the history does: by one visit, and by the days of the clock', async () => {
  const who = await as('ambassador');
  const before = await program(who);
  await visit('ref=lucia');
  const visited = await program(who);
  expect(hitsOfLinks(visited)).toBe(hitsOfLinks(before) + 1);
  expect(visited.referral_link_v4_counts.hit_count).toBe(before.referral_link_v4_counts.hit_count + 1);
  expect(hitsOf(visited.history)).toBe(hitsOf(before.history) + 1);
  const today = visited.history.at(-1)!.date;
  await who.pass(7 * 86_400);
  const after = await program(who);
  const since = after.history.filter(({ date }) => date >= today);
  expect(hitsOfLinks(after) - hitsOfLinks(visited)).toBe(hitsOf(since) - 1);
});

test('[RF-08] what is pending and what is paid are the total, and a month is paid when it is over', async () => {
  const who = await as('ambassador');
  const before = await program(who);
  await who.pass(62 * 86_400);
  const after = await program(who);
  for (const read of [before, after])
    expect(cents(read.pending_amount_usd) + cents(read.paid_amount_usd)).toBe(cents(read.total_amount_usd));
  expect(before.paid_amount_usd).toBeGreaterThan(0);
  expect(after.paid_amount_usd).toBeGreaterThanOrEqual(before.total_amount_usd);
});
