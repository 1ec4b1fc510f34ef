import type { AiChannel, Job, PreCalculation, ReviewItem } from '@my-air/ai-metadata/contract';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

import { agreements, aiChannels, aiItems, aiLocalizations, aiVideos, channels } from '../database/schema.ts';
import { findFaults } from '#test/support/findFaults.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { startBatch, translatedChannel as channel } from '#test/support/startBatch.ts';
import type { Visitor } from '#test/support/Visitor.ts';
import { refusedAt } from '#test/support/refusedAt.ts';
import { connectAiChannel } from './connectAiChannel.ts';

// Jobs are worked on in the background, and this machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

const jobs = '/api/ai-metadata/batch-translations';
const everything = { all: true, translate_languages: ['pl', 'fr'], original_language: 'uk' };

onEveryDatabase('AI metadata', ({ sandbox, as }) => {
  const db = () => sandbox().control.db;
  const tell = (who: Visitor, settings: object) => who.write('POST', '/sandbox/api/translations', settings);
  const jobOf = async (who: Visitor, id: number) => (await who.read<{ job: Job }>(`${jobs}/${id}`)).job;
  const balanceOf = async (who: Visitor) =>
    (await who.read<{ balance: number }>('/api/finances-ai/balance')).balance;

  const start = (who: Visitor, order: object = everything) => startBatch(who, order);

  /** Waits until a job has a status, or has so many translations behind it. */
  async function until(who: Visitor, id: number, reached: string | number) {
    let job: Job;
    await vi.waitFor(
      async () => {
        job = await jobOf(who, id);
        expect(typeof reached === 'string' ? job.status : job.total - job.processing).toBe(reached);
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(await findFaults(db())).toEqual([]);
    return job!;
  }

  test('[AIM-05] the seeds add up, with a job that has ended and one that waits for approval', async () => {
    expect(await findFaults(db())).toEqual([]);
    const who = await as('partner');
    const seeded = await who.read<{ jobs: Job[] }>(jobs);
    expect(seeded.jobs.map(({ status }) => status)).toEqual(['review', 'completed']);
  });

  test('[TR-02] the price that was told is what is spent, per language, and the receipt says so', async () => {
    const who = await as('partner');
    const told = (await who.write('POST', `${channel}/pre-calculation`, everything)).body as PreCalculation;
    const before = await balanceOf(who);
    expect(told).toMatchObject({ balance: before, is_enough_translations: true, translation_shortage: 0 });
    // A batch that is done gives back what failed, so that the reservation alone is seen only before the first.
    await tell(who, { isPaused: true });
    const id = await start(who, { ...everything, expected_spent: told.translation_spent });
    expect(await balanceOf(who)).toBe(before - told.translation_spent);
    await tell(who, { failureRate: 0.07 });

    const job = await until(who, id, 'completed');
    expect(job.total).toBe(told.translation_spent);
    expect(job.failed).toBeGreaterThan(0);
    expect(await balanceOf(who)).toBe(before - job.completed);
    const receipt = await who.read<{ languages: Record<string, number>[]; spent: number; returned: number }>(
      `${jobs}/${id}/receipt`,
    );
    expect(receipt).toMatchObject({ spent: job.completed, returned: job.failed });
    for (const [place, line] of receipt.languages.entries()) {
      expect(line).toMatchObject(told.languages![place]!);
      expect(line.completed! + line.failed!).toBe(line.cost);
    }
  });

  test('[TR-06] failures come with reasons, and only they are done again', async () => {
    const who = await as('partner');
    await tell(who, { failureRate: 0.3 });
    const id = await start(who);
    const first = await until(who, id, 'completed');
    const { groups } = await who.read<{ groups: { reason: string; count: number }[] }>(
      `${jobs}/${id}/failures`,
    );
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(first.failed);
    expect(groups.map(({ reason }) => reason)).toContain('platform_error');

    await who.write('DELETE', '/sandbox/api/translations');
    expect((await who.write('POST', `${jobs}/${id}/retry-failed`)).status).toBe(200);
    const again = await until(who, id, 'completed');
    expect(again.completed).toBeGreaterThan(first.completed);
    const items = await db().select().from(aiItems).where(eq(aiItems.jobId, id));
    expect(items.filter(({ attempts }) => attempts === 2)).toHaveLength(first.failed);
  });

  test('[TR-05] [TR-13] [TR-17] deleted and scheduled videos, and those in the same or an unknown language, cost nothing', async () => {
    const who = await as('partner');
    const order = { all: true, translate_languages: ['uk', 'en'], video_type: 'video' };
    const { body } = await who.write('POST', `${channel}/pre-calculation`, order);
    const [same, other] = (body as PreCalculation).languages!;
    expect(same!.cost).toBe(0);
    const reasons = other!.skipped!.map(({ reason }) => reason);
    expect(reasons).toEqual(expect.arrayContaining(['deleted', 'manual', 'no_source_language', 'scheduled']));
  });

  test('[TR-01] all that match without exceptions is a rule, as of when it was chosen', async () => {
    const who = await as('partner');
    const { body } = await who.open(`${channel}/select-all-videos?video_type=short`);
    const chosen = body as { total: number; platform_guids: string[]; as_of: string };
    expect(chosen.platform_guids).toHaveLength(chosen.total);
    await who.pass(5 * 86_400);
    const rule = { ...everything, video_type: 'short', as_of: chosen.as_of };
    const price = (order: object) => who.write('POST', `${channel}/pre-calculation`, order);
    expect((await price(rule)).body).toMatchObject({ videos: chosen.total });
    expect((await price({ ...rule, exclude: chosen.platform_guids.slice(0, 3) })).body).toMatchObject({
      videos: chosen.total - 3,
    });
    expect((await price({ translate_languages: ['en'] })).status).toBe(422);
  });

  test('[TR-07] cancelling returns what was not used, and changes nothing the second time', async () => {
    const who = await as('partner');
    await tell(who, { isPaused: true });
    const before = await balanceOf(who);
    const id = await start(who);
    for (const _ of [1, 2]) {
      const { body } = await who.write('POST', `${jobs}/${id}/cancel`);
      expect((body as { job: Job }).job).toMatchObject({ status: 'cancelled', processing: 0, reserved: 0 });
    }
    expect(await balanceOf(who)).toBe(before);
    expect(await findFaults(db())).toEqual([]);
  });

  test('[TR-08] an undo restores what was there, also under a later job, and only within seven days', async () => {
    const who = await as('partner');
    const texts = () =>
      db().select().from(aiLocalizations).orderBy(aiLocalizations.videoId, aiLocalizations.language);
    const before = await texts();
    const order = { ...everything, update_existing_localizations: true, translate_languages: ['en'] };
    const first = await start(who, order);
    await until(who, first, 'completed');
    const second = await start(who, { ...order, video_type: 'short' });
    await until(who, second, 'completed');
    for (const id of [first, second]) {
      expect((await who.write('POST', `${jobs}/${id}/undo`)).status).toBe(200);
      await until(who, id, 'undone');
    }
    expect(await texts()).toEqual(before);

    const late = await start(who, order);
    await until(who, late, 'completed');
    await who.pass(8 * 86_400);
    expect((await who.write('POST', `${jobs}/${late}/undo`)).body).toMatchObject({ code: 'too_late' });
  });

  test('[TR-09] with review nothing is published or paid before it is approved', async () => {
    const who = await as('partner');
    const before = await balanceOf(who);
    const id = await start(who, { ...everything, video_type: 'live stream', is_review: true });
    const job = await until(who, id, 'review');
    expect(job).toMatchObject({ spent: 0, completed: 0, reserved: job.in_review });
    const review = async () => (await who.read<{ items: ReviewItem[] }>(`${jobs}/${id}/review`)).items;
    const [one, two, three] = await review();

    const tooLong = { title: 'x'.repeat(101), description: '' };
    const refused = await who.write('PUT', `${jobs}/${id}/review/${one!.id}`, tooLong);
    expect(refused).toMatchObject(refusedAt('title'));
    const edited = { title: 'Stół, drugie życie 😀', description: one!.result.description };
    await who.write('PUT', `${jobs}/${id}/review/${one!.id}`, edited);
    await who.write('POST', `${jobs}/${id}/review/${one!.id}/approve`);
    await who.write('POST', `${jobs}/${id}/review/${two!.id}/discard`);
    const [kept] = await db().select().from(aiLocalizations).where(eq(aiLocalizations.itemId, one!.id));
    expect(kept!.title).toBe(edited.title);
    expect((await who.write('POST', `${jobs}/${id}/review/${two!.id}/approve`)).status).toBe(409);
    expect((await review()).map((item) => item.id)).toContain(three!.id);

    const { body } = await who.write('POST', `${jobs}/${id}/review/approve`, {});
    expect(body).toMatchObject({ job: { status: 'publishing' } });
    const done = await until(who, id, 'completed');
    expect(done).toMatchObject({ completed: job.total - 1, cancelled: 1, spent: job.total - 1 });
    expect(await balanceOf(who)).toBe(before - job.total + 1);
  });

  test('[TR-15] a job waits while the access is revoked, and goes on once the channel is connected again', async () => {
    const who = await as('partner');
    await tell(who, { batchSize: 5, revokeAfter: 10 });
    const id = await start(who);
    const waiting = await until(who, id, 'waiting');
    expect(waiting).toMatchObject({ waiting_reason: 'access_revoked', processing: waiting.total - 10 });
    await who.write('DELETE', '/sandbox/api/translations');
    await db().update(aiChannels).set({ isAccessRevoked: false });
    const { channels } = await who.read<{ channels: AiChannel[] }>('/api/ai-metadata/channels');
    expect(channels[0]).toMatchObject({ is_being_translated: true });
    const { continueWaiting } = await import('./jobs/jobs.ts');
    await sandbox().control.transactions.write((write) =>
      continueWaiting(write, { reason: 'access_revoked' }),
    );
    sandbox().control.translations.wake();
    await until(who, id, 'completed');
  });

  test('[AIM-05] a job waits for the next day once the quota is used up', async () => {
    const who = await as('partner');
    await tell(who, { quota: 45, batchSize: 20 });
    const id = await start(who);
    const waiting = await until(who, id, 'waiting');
    expect(waiting.waiting_reason).toBe('quota_exceeded');
    await tell(who, {});
    await until(who, id, 'completed');
  });

  test('a job pauses after as many translations as the control room says, and goes on once that is taken back', async () => {
    const who = await as('partner');
    await tell(who, { batchSize: 8, pauseAfter: 12 });
    const id = await start(who);
    const still = await until(who, id, 12);
    expect(still).toMatchObject({ status: 'processing', processing: still.total - 12 });
    await who.write('DELETE', '/sandbox/api/translations');
    await until(who, id, 'completed');
  });

  test('[TR-12] [TR-13] auto mode translates what is new by the clock, and never what a person has translated', async () => {
    const who = await as('partner');
    const settings = {
      translate_languages: ['pl', 'en'],
      original_language: 'uk',
      video_types: ['video', 'short', 'live stream'],
      enabled_auto_localization: true,
    };
    await who.write('PUT', `${channel}/localization-settings`, settings);
    expect((await who.open(`${channel}/localization-settings`)).body).toEqual({
      localization_settings: settings,
    });
    const manual = eq(aiLocalizations.isManual, true);
    const written = await db().select().from(aiLocalizations).where(manual).orderBy(aiLocalizations.videoId);
    await who.pass(4.5 * 86_400);
    const [newest] = (await who.read<{ jobs: Job[] }>(jobs)).jobs;
    expect(newest).toMatchObject({ is_automatic: true, videos: 4 });
    await until(who, newest!.id, 'completed');
    const now = await db().select().from(aiLocalizations).where(manual).orderBy(aiLocalizations.videoId);
    expect(now).toEqual(written);
    expect((await who.open(jobs)).body).toMatchObject({ meta: { total: 3 } });
  });

  test('[TR-14] a forced update has a cool-down, and the channel says how far it is', async () => {
    const who = await as('partner');
    const force = () => who.write('POST', `${channel}/request-force-update`);
    const state = async () =>
      (await who.read<{ channels: AiChannel[] }>('/api/ai-metadata/channels')).channels[0];
    expect((await force()).status).toBe(200);
    expect(await state()).toMatchObject({ is_synced_first_page: false, is_background_syncing: true });
    expect((await force()).status).toBe(409);
    await sandbox().control.clock.advance(5);
    expect(await state()).toMatchObject({ is_synced_first_page: true, is_background_syncing: true });
    await sandbox().control.clock.advance(30);
    expect(await state()).toMatchObject({ is_background_syncing: false });
    const refused = await force();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test.each([
    ['paid', 0, 'paid'],
    ['paid_late', 61, 'paid'],
    ['failed', 0, 'failed'],
    ['abandoned', 86_401, 'expired'],
  ])('[TR-19] a payment that is %s', async (choice, seconds, status) => {
    const who = await as('partner');
    const before = await balanceOf(who);
    const { body } = await who.write('POST', '/api/finances-ai/packages/2/orders');
    const { checkout_url: checkout, order } = body as { checkout_url: string; order: { id: number } };
    const page = await who.submit(checkout, { choice });
    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toBe(`${sandbox().url}/ai-metadata/packages?order=${order.id}`);
    await who.submit(checkout, { choice });
    const statusOf = async () =>
      (await who.read<{ orders: { status: string }[] }>('/api/finances-ai/orders')).orders[0]!.status;
    expect(await statusOf()).toBe(seconds > 0 ? 'pending' : status);
    await who.pass(seconds);
    expect(await Promise.all([statusOf(), statusOf(), statusOf()])).toEqual([status, status, status]);
    expect(await balanceOf(who)).toBe(before + (status === 'paid' ? 500 : 0));
    expect(await findFaults(db())).toEqual([]);
  });

  test('[TR-03] too few translations start nothing and say how many are missing', async () => {
    const who = await as('partner');
    const many = { ...everything, translate_languages: ['pl', 'fr', 'de', 'it', 'es', 'cs', 'tr'] };
    const answer = await who.write('POST', `${channel}/batch-translations`, many);
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_enough_translations' } });
    const { pre_calculation: told } = answer.body as { pre_calculation: PreCalculation };
    expect(told.translation_shortage).toBe(told.translation_spent - told.balance!);
    const cheap = { ...everything, video_type: 'short', expected_spent: 1 };
    const changed = await who.write('POST', `${channel}/batch-translations`, cheap);
    expect(changed.body).toMatchObject({ code: 'price_changed' });
  });

  test('[AIM-01] the capability needs the two agreements and a channel', async () => {
    const who = await as('ambassador');
    const receive = () => who.write('POST', '/api/ai-metadata/capabilities/receive');
    expect(await receive()).toMatchObject({
      status: 403,
      body: { code: 'agreements_pending', agreements: ['ai_metadata', 'ai_metadata_auto'] },
    });
    for (const kind of ['ai_metadata', 'ai_metadata_auto'])
      await who.write('POST', `/api/profile/agreements/${kind}`);
    expect(await receive()).toMatchObject({ status: 403, body: { code: 'no_channel' } });
    const [own] = await db().select().from(channels).where(eq(channels.username, 'cocinalenta'));
    await db().transaction((transaction) => connectAiChannel(transaction, own!, new Date()));
    expect((await receive()).status).toBe(204);
    expect((await who.open('/api/user')).text).toContain('"metadata_ai_service":true');
    expect(await (await as('new')).write('POST', '/api/ai-metadata/capabilities/receive')).toMatchObject({
      status: 403,
      body: { code: 'no_channel' },
    });
    expect(await db().$count(agreements, eq(agreements.kind, 'ai_metadata_auto'))).toBe(1);
  });

  test('[TR-10] a result that is too long or has angle brackets fails, and is not cut', async () => {
    const who = await as('partner');
    const [video] = await db().select().from(aiVideos).where(eq(aiVideos.platformGuid, 'maist000010'));
    const texts = { title: 'х'.repeat(98), description: 'a < b' };
    await db().update(aiVideos).set(texts).where(eq(aiVideos.id, video!.id));
    const order = { platform_guids: ['maist000010'], translate_languages: ['pl'] };
    expect((await who.write('POST', `${channel}/pre-calculation`, order)).body).toMatchObject({
      languages: [{ probably_too_long: 1 }],
    });
    const id = await start(who, order);
    await until(who, id, 'completed');
    expect((await who.open(`${jobs}/${id}/failures`)).body).toMatchObject({
      groups: [{ reason: 'title_too_long', count: 1 }],
    });
  });
});
