import type { AiChannel, Job } from '@my-air/ai-metadata/contract';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { connectAiChannel } from '../ai-metadata/connectAiChannel.ts';
import { workStep } from '../ai-metadata/jobs/workStep.ts';
import { localTranslator } from '../ai-metadata/text/localTranslation.ts';
import { defaultTranslations } from '../ai-metadata/TranslationSettings.ts';
import {
  adsBoostConfigs,
  aiChannels,
  aiJobs,
  aiVideos,
  audits,
  channels,
  optimizationSuggestions,
  partners,
  productProvisions,
  users,
} from '../database/schema.ts';
import { connectChannel } from '../platforms/connectChannel.ts';
import { findFaults } from '#test/support/findFaults.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { startBatch, translatedChannel } from '#test/support/startBatch.ts';
import type { Visitor } from '#test/support/Visitor.ts';

// Jobs are worked on in the background, and this machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

const guid = 'UCmaisternia000000000000';
const removal = `/api/channels/youtube/${guid}`;
const jobsPath = '/api/ai-metadata/batch-translations';
const auto = {
  enabled_auto_localization: true,
  translate_languages: ['pl', 'de'],
  original_language: 'uk',
  video_types: ['video', 'short', 'live stream'],
};
const days = 86_400;

onEveryDatabase('the end of a channel', ({ sandbox, as }) => {
  const db = () => sandbox().control.db;
  const isUnended = inArray(aiJobs.status, [
    'queued',
    'processing',
    'waiting',
    'review',
    'cancelling',
    'undoing',
  ]);
  const balanceOf = (who: Visitor) =>
    who.read<{ balance: number; reserved: number }>('/api/finances-ai/balance');
  const jobOf = async (who: Visitor, id: number) => (await who.read<{ job: Job }>(`${jobsPath}/${id}`)).job;
  const channelRow = async () =>
    (await db().select().from(channels).where(eq(channels.platformGuid, guid)))[0]!;
  const aiRow = async () =>
    (
      await db()
        .select()
        .from(aiChannels)
        .where(eq(aiChannels.channelId, (await channelRow()).id))
    )[0]!;
  const pause = (isPaused: boolean) =>
    sandbox().control.settings.change((current) => ({
      ...current,
      translations: { ...defaultTranslations, isPaused },
    }));

  async function partnerIdOf(email: string): Promise<number> {
    const [found] = await db()
      .select({ id: partners.id })
      .from(partners)
      .innerJoin(users, eq(users.id, partners.userId))
      .where(eq(users.email, email));
    return found!.id;
  }

  /** Waits until the worker has ended what was begun for the channel, and finds everything whole. */
  async function untilEnded() {
    // Another user's seeded job goes on waiting for approval.
    const isOfChannel = eq(aiJobs.aiChannelId, (await aiRow()).id);
    await expect.poll(() => db().$count(aiJobs, and(isOfChannel, isUnended)), { timeout: 60_000 }).toBe(0);
    expect(await findFaults(db())).toEqual([]);
  }

  beforeEach(() => pause(false));

  test.each([
    ['removed', removal],
    ['disconnected from AI metadata', translatedChannel],
  ])(
    '[CH-10] [AIM-05] one that is %s ends its jobs and auto mode, and gives back what was reserved',
    async (_way, path) => {
      const who = await as('partner');
      expect((await who.write('PUT', `${translatedChannel}/localization-settings`, auto)).status).toBe(200);
      await pause(true);
      await startBatch(who);
      const before = await balanceOf(who);
      expect(before.reserved).toBeGreaterThan(0);
      // Removed twice: the second request finds it done.
      expect((await who.write('DELETE', path)).status).toBe(204);
      await pause(false);
      await untilEnded();
      expect((await who.write('DELETE', path)).status).toBe(204);
      const { balance, reserved } = await balanceOf(who);
      expect([balance, reserved]).toEqual([before.balance + before.reserved, 0]);
      expect(await aiRow()).toMatchObject({
        autoSince: null,
        isAccessRevoked: true,
        disconnectedAt: expect.any(Date),
        settings: { enabled_auto_localization: false },
      });

      const count = await db().$count(aiJobs);
      for (let passed = 0; passed < 10; passed += 2) {
        await who.pass(2 * days);
        expect((await balanceOf(who)).balance).toBe(balance);
      }
      expect(await db().$count(aiJobs)).toBe(count);
      const { channels: left } = await who.read<{ channels: AiChannel[] }>('/api/ai-metadata/channels');
      expect(left.map(({ platform_guid }) => platform_guid)).not.toContain(guid);
    },
  );

  test('[AIM-05] a job that has ended can be neither undone nor done again once its channel is gone', async () => {
    const who = await as('partner');
    expect(await jobOf(who, 1)).toMatchObject({ can_undo: true });
    expect((await who.write('DELETE', removal)).status).toBe(204);
    expect(await jobOf(who, 1)).toMatchObject({ can_undo: false, can_retry: false });
    for (const act of ['undo', 'retry-failed']) {
      const answer = await who.write('POST', `${jobsPath}/1/${act}`);
      expect(answer).toMatchObject({ status: 409, body: { code: 'access_revoked' } });
    }
    expect(await findFaults(db())).toEqual([]);
  });

  test('[AIM-05] a job that finishes while its channel is removed is paid for what it did, and nothing more', async () => {
    const who = await as('partner');
    await pause(true);
    const id = await startBatch(who);
    const { balance, reserved } = await balanceOf(who);
    const tools = {
      transactions: sandbox().control.transactions,
      translator: localTranslator,
      now: () => sandbox().control.clock.now(),
      settings: () => ({ ...defaultTranslations, batchSize: 8 }),
    };
    const work = async () => {
      while (await workStep(tools, id));
    };
    const [, ...removals] = await Promise.all([
      work(),
      who.write('DELETE', removal),
      who.write('DELETE', removal),
    ]);
    expect(removals.map(({ status }) => status)).toEqual([204, 204]);
    await work();
    await pause(false);
    await untilEnded();
    const { status, completed, total, failed, cancelled } = await jobOf(who, id);
    expect(['completed', 'cancelled']).toContain(status);
    expect(completed + failed + cancelled).toBe(total);
    expect(await balanceOf(who)).toEqual({ balance: balance + reserved - completed, reserved: 0 });
  });

  test('[AIM-05] an undo ends with its channel, and what it has taken back stays so', async () => {
    const who = await as('partner');
    await pause(true);
    expect((await who.write('POST', `${jobsPath}/1/undo`)).status).toBe(200);
    expect((await who.write('DELETE', removal)).status).toBe(204);
    await pause(false);
    await untilEnded();
    expect(await jobOf(who, 1)).toMatchObject({ status: 'completed', can_undo: false });
  });

  test('[CH-10] the next owner of a channel finds nothing of the one before, who translates there no more', async () => {
    const who = await as('partner');
    await who.write('PUT', `${translatedChannel}/localization-settings`, auto);
    const row = await channelRow();
    const oldOwner = row.partnerId;
    const ofVideos = eq(aiVideos.aiChannelId, (await aiRow()).id);
    const videoIds = db().select({ id: aiVideos.id }).from(aiVideos).where(ofVideos);
    expect(
      await db().$count(optimizationSuggestions, inArray(optimizationSuggestions.videoId, videoIds)),
    ).toBeGreaterThan(0);
    await db().insert(audits).values({ channelId: row.id, requestedAt: new Date() }).onConflictDoNothing();
    await db()
      .insert(productProvisions)
      .values({ partnerId: oldOwner, productId: 16, channelId: row.id, requestedAt: new Date() })
      .onConflictDoNothing();
    await db()
      .insert(adsBoostConfigs)
      .values({ partnerId: oldOwner, channelGuid: guid, values: {}, version: 1 })
      .onConflictDoNothing();
    // As an earlier version of the sandbox left it: removed, and nothing else.
    await db().update(channels).set({ deletedAt: new Date() }).where(eq(channels.id, row.id));
    const before = await balanceOf(who);
    await who.pass(4 * days);
    // Auto mode does not work for a channel that is removed.
    expect(await balanceOf(who)).toEqual(before);

    const next = await partnerIdOf('ambassador@my-air.test');
    const now = sandbox().control.clock.now();
    const attempt = {
      state: 'x',
      userId: 1,
      platform: 'ai-metadata',
      isJoining: false,
      referer: 'dashboard' as const,
      productId: null,
      portalOrigin: '',
      redirectUri: '',
      expiresAt: now,
      ending: null,
      endedAt: null,
    };
    const chosen = {
      guid,
      title: row.title,
      username: '',
      description: '',
      subscriberCount: 1,
      joinCourse: 'approved',
      isAutoConfirmed: false,
      isForeign: false,
    };
    await sandbox().control.transactions.write((write) =>
      connectChannel(write, attempt, { isFinished: true, channel: chosen }, next, now),
    );
    await untilEnded();
    expect(await aiRow()).toMatchObject({
      partnerId: next,
      autoSince: null,
      isAccessRevoked: false,
      disconnectedAt: null,
      settings: { enabled_auto_localization: false, translate_languages: [] },
    });
    expect(await channelRow()).toMatchObject({ partnerId: next, contract: null, deletedAt: null });
    expect(
      await db().$count(optimizationSuggestions, inArray(optimizationSuggestions.videoId, videoIds)),
    ).toBe(0);
    expect(await db().$count(aiVideos, and(ofVideos, isNotNull(aiVideos.suggestionsWrittenAt)))).toBe(0);
    expect(await db().$count(audits, eq(audits.channelId, row.id))).toBe(0);
    expect(await db().$count(productProvisions, eq(productProvisions.channelId, row.id))).toBe(0);
    expect(await db().$count(adsBoostConfigs, eq(adsBoostConfigs.channelGuid, guid))).toBe(0);

    // The former owner has their money back, and keeps what they paid for; it can no longer be undone.
    expect((await balanceOf(who)).reserved).toBe(0);
    expect(await jobOf(who, 1)).toMatchObject({ can_undo: false });
    expect(await connectAiChannelAgain()).toBe(false);
  });

  /** Nothing of the former owner continues when the access is given once more. */
  async function connectAiChannelAgain(): Promise<boolean> {
    const row = await channelRow();
    return sandbox().control.transactions.write((write) => connectAiChannel(write, row, new Date()));
  }
});
