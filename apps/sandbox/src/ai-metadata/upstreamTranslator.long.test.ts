import type { Job } from '@my-air/ai-metadata/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { aiLocalizations, aiTerms, aiVideos, partners } from '../database/schema.ts';
import { startBatch } from '#test/support/startBatch.ts';
import { testGateway } from '#test/support/testGateway.ts';
import { json } from '#test/support/upstreamServer.ts';
import type { Visitor } from '#test/support/Visitor.ts';
import { GatewayLimits } from '../ai-gateway/GatewayLimits.ts';
import { defaultGateway } from '../ai-gateway/GatewaySettings.ts';
import { findFaults } from '#test/support/findFaults.ts';
import { createUpstreamTranslator } from './upstreamTranslator.ts';

vi.setConfig({ testTimeout: 120_000 });

const jobs = '/api/ai-metadata/batch-translations';
const guids = ['maist000020', 'maist000021', 'maist000022', 'maist000023', 'maist000024', 'maist000025'];
const order = { platform_guids: guids.slice(0, 4), translate_languages: ['pl'], original_language: 'uk' };
const source = {
  title: '🔥 Стіл My AIR за 1 день #diy',
  description: '0:00 Вступ\n1:15 Клей\n\nhttps://a.example/c?d=1 @olena {{7}}',
};

const { sandbox, as, upstream, gateway, usage } = testGateway({
  upstreamTimeout: 60_000,
  dailySpendUsd: 0.2,
  perMinute: 500,
});
const db = () => sandbox().control.db;

beforeEach(async () => {
  const [owner] = await db().select().from(partners).where(eq(partners.name, 'Olena Koval'));
  await db()
    .insert(aiTerms)
    .values({ partnerId: owner!.id, text: 'My AIR', isCaseSensitive: true })
    .onConflictDoNothing();
  await db()
    .update(aiVideos)
    .set({ ...source, originalLanguage: 'uk', deletedAt: null, scheduledLaunch: null })
    .where(inArray(aiVideos.platformGuid, guids));
});

/** The text to translate, as a model would read it. */
function asked(body: Record<string, unknown>): { title: string; description: string } {
  const [, { content }] = body.messages as [unknown, { content: string }];
  return JSON.parse(content.slice(content.indexOf('{'))) as { title: string; description: string };
}
const answerWith = (content: string, [input, output] = [10, 10]) => ({
  choices: [{ message: { role: 'assistant', content } }],
  usage: { prompt_tokens: input, completion_tokens: output },
});
/** A model that writes between the tokens that it keeps. */
const translated = (text: string) => text.replaceAll(/\p{Script=Cyrillic}+/gu, 'słowo');
const wellBehaved: typeof upstream.answer = (response, body) => {
  const { title, description } = asked(body);
  const texts = { title: translated(title), description: translated(description) };
  json(response, 200, answerWith(`Here it is:\n${JSON.stringify(texts)}`));
};

const start = (who: Visitor, wanted: object = order) => startBatch(who, wanted);
async function until(who: Visitor, id: number, status: string) {
  let job: Job | undefined;
  await vi.waitFor(
    async () => {
      ({ job } = await who.read<{ job: Job }>(`${jobs}/${id}`));
      expect(job.status).toBe(status);
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(await findFaults(db())).toEqual([]);
  return job!;
}
const groupsOf = async (who: Visitor, id: number) =>
  (await who.read<{ groups: { reason: string; count: number }[] }>(`${jobs}/${id}/failures`)).groups.map(
    ({ reason, count }) => [reason, count],
  );
const costToday = async () => (await usage()).reduce((sum, { costMicroUsd }) => sum + costMicroUsd, 0);

test('[AIM-05] [TR-11] a real model is asked without protected parts, and they are put back byte for byte', async () => {
  upstream.answer = wellBehaved;
  const who = await as('partner');
  const job = await until(who, await start(who), 'completed');
  expect(job).toMatchObject({ completed: 4, failed: 0, spent: 4 });
  expect(upstream.seen).toHaveLength(4);
  for (const { url, key, body } of upstream.seen) {
    expect([url, key, body.max_completion_tokens]).toEqual([
      '/v1/chat/completions',
      'Bearer sk-secret',
      6000,
    ]);
    expect(JSON.stringify(asked(body))).not.toMatch(/My AIR|🔥|#diy|1:15|example|@olena/);
  }
  const [row] = await db()
    .select({ title: aiLocalizations.title, description: aiLocalizations.description })
    .from(aiLocalizations)
    .innerJoin(aiVideos, eq(aiVideos.id, aiLocalizations.videoId))
    .where(and(eq(aiVideos.platformGuid, guids[0]!), eq(aiLocalizations.language, 'pl')));
  expect(row).toEqual({ title: translated(source.title), description: translated(source.description) });
});

test.each([
  ['no JSON at all', () => 'I cannot do that.', 'translator_error'],
  ['JSON that is cut off', () => '{"title": "St', 'translator_error'],
  ['other fields', () => '{"name": "Stół"}', 'translator_error'],
  ['a part that is missing', (text: string) => text.replace('{{1}}', ''), 'protected_part_changed'],
  ['a part that it invents', (text: string) => text.replace('{{1}}', '{{99}}'), 'protected_part_changed'],
  [
    'a chapter on another line',
    (text: string) => text.replace(String.raw`\n`, ' '),
    'protected_part_changed',
  ],
  [
    'a title that is too long',
    (text: string) => text.replace('{"title":"', `{"title":"${'ż'.repeat(100)}`),
    'title_too_long',
  ],
  [
    'angle brackets',
    (text: string) => text.replace('"description":"', '"description":"<b>'),
    'angle_brackets',
  ],
])(
  '[TR-10] [TR-11] a model that responds with %s fails for free, and is paid for once',
  async (_, spoil, reason) => {
    upstream.answer = (response, body) => json(response, 200, answerWith(spoil(JSON.stringify(asked(body)))));
    const who = await as('partner');
    const id = await start(who);
    expect(await until(who, id, 'completed')).toMatchObject({ failed: 4, spent: 0, returned: 4 });
    expect(await groupsOf(who, id)).toEqual([[reason, 4]]);
    expect(upstream.seen).toHaveLength(4);
    expect(await costToday()).toBe(4 * 10 * (2 + 8));
  },
);

test('[AIM-05] one text that the model refuses fails alone', async () => {
  let calls = 0;
  upstream.answer = (response, body) => {
    calls += 1;
    if (calls === 2) json(response, 400, { error: { message: 'content policy' } });
    else wellBehaved(response, body);
  };
  const who = await as('partner');
  const id = await start(who);
  expect(await until(who, id, 'completed')).toMatchObject({ completed: 3, failed: 1 });
  expect(await groupsOf(who, id)).toEqual([['translator_error', 1]]);
});

test.each<[string, typeof upstream.answer, number]>([
  ['responds with an error', (response) => json(response, 500, {}), 0],
  // Two calls that were cut off are charged at their maximum.
  [
    'breaks off',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"choices": [', () => response.destroy());
    },
    2 * 6000 * 8,
  ],
])(
  '[AIM-05] while the API %s the job waits, nothing fails, and it goes on later',
  async (_, broken, least) => {
    upstream.answer = broken;
    const who = await as('partner');
    const id = await start(who);
    const waiting = await until(who, id, 'waiting');
    expect(waiting).toMatchObject({ waiting_reason: 'translator_unavailable', processing: 4, failed: 0 });
    expect(await costToday()).toBeGreaterThanOrEqual(least);
    upstream.answer = wellBehaved;
    await sandbox().control.clock.advance(61);
    expect(await until(await as('partner'), id, 'completed')).toMatchObject({ completed: 4, failed: 0 });
  },
);

test('[AIM-05] an API that takes too long is left alone, and charged at its most', async () => {
  upstream.answer = () => {};
  const settings = { ...defaultGateway, ...gateway, upstreamTimeout: 50 };
  const { db: database, clock } = sandbox().control;
  const limits = new GatewayLimits(database, clock, settings);
  const translator = createUpstreamTranslator({ settings, limits });
  const [owner] = await db().select().from(partners).where(eq(partners.name, 'Olena Koval'));
  const task = { text: source, direction: { source: 'uk', target: 'pl' } };
  await expect(translator.translate([task, task, task], [], owner!.userId)).rejects.toMatchObject({
    reason: 'translator_unavailable',
    seconds: 60,
  });
  expect(upstream.seen).toHaveLength(2);
  expect(await costToday()).toBeGreaterThanOrEqual(2 * 6000 * 8);
});

test.each(['7', 'Wed, 21 Oct 2099 07:28:00 GMT', '-1'])(
  '[AIM-05] an API that is busy until "%s" is left alone, and asked again',
  async (after) => {
    upstream.answer = (response) => json(response, 429, {}, { 'retry-after': after });
    const who = await as('partner');
    const id = await start(who);
    expect(await until(who, id, 'waiting')).toMatchObject({ waiting_reason: 'spend_cap', processing: 4 });
    upstream.answer = wellBehaved;
    await sandbox().control.clock.advance(61);
    expect(await until(await as('partner'), id, 'completed')).toMatchObject({ completed: 4 });
  },
);

test('[AIM-05] the job waits for the next day when the budget is used up, which it never exceeds', async () => {
  // Each call takes 0.0486 of the 0.2 dollars that a day has.
  upstream.answer = (response, body) =>
    json(response, 200, answerWith(JSON.stringify(asked(body)), [700, 5900]));
  const who = await as('partner');
  const id = await start(who, { ...order, platform_guids: guids });
  const waiting = await until(who, id, 'waiting');
  expect(waiting).toMatchObject({ waiting_reason: 'spend_cap', completed: 4, processing: 2, failed: 0 });
  expect(upstream.seen).toHaveLength(4);
  expect(await costToday()).toBe(4 * (700 * 2 + 5900 * 8));
  await sandbox().control.clock.advance(86_400);
  expect(await until(await as('partner'), id, 'completed')).toMatchObject({ completed: 6, spent: 6 });
});
