import {
  mostDecided,
  type OptimizationChannel,
  type OptimizationPrompt,
  type Suggestion,
} from '@my-air/ai-optimization/contract';
import { eq, like } from 'drizzle-orm';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { textsOf } from '../ai-metadata/videoTexts.ts';
import { aiVideos, channels, optimizationSuggestions } from '../database/schema.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { refusedAt } from '#test/support/refusedAt.ts';
import { sendWithKey } from '#test/support/sendWithKey.ts';
import type { Answered, Visitor } from '#test/support/Visitor.ts';

const api = '/api/ai-optimization';
const maisternia = 'UCmaisternia000000000000';
const unboxed = 'UColenaunboxed0000000000';

onEveryDatabase('AI optimization', ({ sandbox, as }) => {
  const db = () => sandbox().control.db;
  const channelsOf = async (who: Visitor) =>
    (await who.read<{ channels: OptimizationChannel[] }>(`${api}/channels`)).channels;
  const listOf = async (who: Visitor, guid = maisternia) =>
    (await who.read<{ suggestions: Suggestion[] }>(`${api}/channels/${guid}/suggestions`)).suggestions;
  const openTitle = async (who: Visitor) =>
    (await listOf(who)).find(({ field, status }) => field === 'title' && status === 'open')!;
  const accept = (
    who: Visitor,
    { id, suggested, current }: Suggestion,
    change: object = {},
    key?: string,
  ) => {
    const body = { text: suggested, replaces: current, ...change };
    const path = `${api}/suggestions/${id}/accept`;
    return key === undefined ? who.write('POST', path, body) : sendWithKey(who, path, body, key);
  };
  const undo = (who: Visitor, { id }: Suggestion) => who.write('POST', `${api}/suggestions/${id}/undo`);
  const dismiss = (who: Visitor, { id }: Suggestion) => who.write('POST', `${api}/suggestions/${id}/dismiss`);
  const textOf = async ({ video, field }: Suggestion) => {
    const [row] = await db().select().from(aiVideos).where(eq(aiVideos.platformGuid, video.id));
    return textsOf(row!)[field as 'title'];
  };
  const told = ({ status, body }: Answered) => [status, (body as { code?: string }).code];
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('[AIO-01] the channels say how much waits, and a decision moves it', async () => {
    const who = await as('partner');
    const [first, second] = await channelsOf(who);
    expect([first?.platform_guid, first?.is_access_revoked]).toEqual([maisternia, false]);
    expect([second?.platform_guid, second?.is_access_revoked]).toEqual([unboxed, true]);
    const open = (await listOf(who)).filter(({ status }) => status === 'open');
    expect(first?.open_count).toBe(open.length);
    expect(first?.unwritten_count).toBe(2);
    expect((await dismiss(who, open[0]!)).status).toBe(200);
    expect((await channelsOf(who))[0]?.open_count).toBe(open.length - 1);
  });

  test('[AIO-01] a text is put in place, also an edited one, and taken back as it was', async () => {
    const who = await as('partner');
    const title = await openTitle(who);
    const edited = 'Мій варіант 👩‍🚀 مرحبا';
    expect(await accept(who, title, { text: edited })).toMatchObject({
      status: 200,
      body: { suggestion: { status: 'accepted', accepted_text: edited, current: title.current } },
    });
    expect(await textOf(title)).toBe(edited);
    expect((await accept(who, title, { text: edited })).status).toBe(200);
    expect(told(await accept(who, title))).toEqual([409, 'already_decided']);
    expect(told(await dismiss(who, title))).toEqual([409, 'already_decided']);
    expect((await undo(who, title)).status).toBe(200);
    expect(await textOf(title)).toBe(title.current);
    expect(await undo(who, title)).toMatchObject({ status: 200, body: { suggestion: title } });
  });

  test('[AIO-01] an accepted text is that of the video wherever it is listed, and so is what its creator changes', async () => {
    const who = await as('partner');
    const title = await openTitle(who);
    const translated = async () => {
      // The list of channels brings what the clock has changed.
      await who.open('/api/ai-metadata/channels');
      const path = `/api/ai-metadata/channels/${maisternia}/videos/list`;
      return (await who.write('POST', path, { platform_guids: [title.video.id] })).body;
    };
    await accept(who, title, { text: 'One title everywhere' });
    expect(await translated()).toMatchObject({ yt_videos: [{ title: 'One title everywhere' }] });
    const listed = (await listOf(who)).filter(({ video }) => video.id === title.video.id);
    expect(new Set(listed.map(({ video }) => video.title))).toEqual(new Set(['One title everywhere']));
    await undo(who, title);
    expect(await translated()).toMatchObject({ yt_videos: [{ title: title.current }] });
    await who.pass(90_000);
    expect(await translated()).toMatchObject({ yt_videos: [{ title: `${title.current} (оновлено)` }] });
  });

  test('[AIO-01] an acceptance with a key that is repeated after its undoing is answered as before, and does nothing', async () => {
    const who = await as('partner');
    const title = await openTitle(who);
    const first = await accept(who, title, {}, 'once');
    expect((await undo(who, title)).status).toBe(200);
    expect((await accept(who, title, {}, 'once')).text).toBe(first.text);
    expect(await textOf(title)).toBe(title.current);
  });

  test('[AIO-01] what the creator changed meanwhile is not overwritten: neither by accepting nor by undoing', async () => {
    const who = await as('partner');
    const before = await openTitle(who);
    await who.pass(90_000);
    const refused = await accept(who, before);
    expect(told(refused)).toEqual([409, 'video_changed']);
    const { suggestion } = refused.body as { suggestion: Suggestion };
    expect(suggestion.current).toBe(`${before.current} (оновлено)`);
    expect((await accept(who, suggestion)).status).toBe(200);
    const isIt = eq(aiVideos.platformGuid, before.video.id);
    await db().update(aiVideos).set({ title: 'By hand' }).where(isIt);
    expect(told(await undo(who, suggestion))).toEqual([409, 'video_changed']);
    expect(await textOf(before)).toBe('By hand');
  });

  test('[AIO-01] [ERR-07] texts that the platform refuses are refused at the field, in the reader’s language', async () => {
    const who = await as('partner');
    const title = await openTitle(who);
    for (const text of ['', '   ', 'x'.repeat(101), 'a < b'])
      expect(await accept(who, title, { text })).toMatchObject(refusedAt('text'));
    const [path, body] = [
      `${api}/suggestions/${title.id}/accept`,
      { text: 'a < b', replaces: title.current },
    ];
    const inUkrainian = await who.write('POST', path, body, { 'accept-language': 'ua' });
    expect(inUkrainian.text).toContain('не приймає');
    expect(await textOf(title)).toBe(title.current);
  });

  test('[AIO-01] without access to the channel nothing is put in place, but dismissed', async () => {
    const who = await as('partner');
    const [first] = await listOf(who, unboxed);
    expect(told(await accept(who, first!))).toEqual([409, 'access_revoked']);
    expect(told(await who.write('POST', `${api}/channels/${unboxed}/suggestions`))).toEqual([
      409,
      'access_revoked',
    ]);
    expect((await dismiss(who, first!)).status).toBe(200);
  });

  test('[AIO-01] suggestions are written for new videos as the clock brings them, each once', async () => {
    const who = await as('partner');
    const path = `${api}/channels/${maisternia}/suggestions`;
    const count = (await listOf(who)).length;
    const first = (await who.write('POST', path)).body as Record<string, unknown>;
    expect(first).toMatchObject({ added: expect.any(Number), unwritten_count: 0 });
    expect((first.suggestions as Suggestion[]).length).toBe(count + Number(first.added));
    expect((await who.write('POST', path)).body).toMatchObject({ added: 0, unwritten_count: 0 });
    await who.pass(5 * 86_400);
    expect((await channelsOf(who))[0]?.unwritten_count).toBe(5);
    expect((await who.write('POST', path)).body).toMatchObject({ unwritten_count: 0 });
  });

  test('[AIO-01] [NAV-32] prompts are named in the reader’s language, chosen, and decide what is written', async () => {
    const who = await as('partner');
    const promptsOf = async (language: string) => {
      return (await who.read<{ prompts: OptimizationPrompt[] }>(`${api}/prompts`, language)).prompts;
    };
    expect((await promptsOf('ua')).map(({ name }) => name)).toContain('Прості слова');
    const chosen = (prompts: OptimizationPrompt[]) =>
      prompts.flatMap(({ id, is_chosen }) => (is_chosen ? [id] : []));
    expect(chosen(await promptsOf('en'))).toEqual(['plain', 'searchable']);
    for (const prompt_ids of [[], ['nonsense'], Array.from({ length: 11 }, () => 'plain')]) {
      expect((await who.write('PUT', `${api}/prompts`, { prompt_ids })).status).toBe(422);
    }
    expect((await who.write('PUT', `${api}/prompts`, { prompt_ids: ['question', 'question'] })).status).toBe(
      200,
    );
    expect(chosen(await promptsOf('en'))).toEqual(['question']);
    const before = (await listOf(who)).map(({ id }) => id);
    await who.write('POST', `${api}/channels/${maisternia}/suggestions`);
    const added = (await listOf(who)).filter(({ id }) => !before.includes(id));
    expect(added.length).toBeGreaterThan(0);
    expect(new Set(added.map(({ field, prompt }) => `${field} ${prompt}`))).toEqual(
      new Set(['description Ask viewers']),
    );
  });

  test('[AIO-01] [NAV-33] is closed without the capability, and to strangers', async () => {
    const closed = await as('rejected');
    for (const path of ['channels', `channels/${maisternia}/suggestions`, 'prompts']) {
      expect((await closed.open(`${api}/${path}`)).status).toBe(403);
    }
    expect((await closed.write('POST', `${api}/channels/${maisternia}/suggestions`)).status).toBe(403);
    const who = await as('partner');
    const title = await openTitle(who);
    const isIt = eq(channels.platformGuid, maisternia);
    const [channel] = await db().select().from(channels).where(isIt);
    await db()
      .update(channels)
      .set({ partnerId: 1 + channel!.partnerId })
      .where(isIt);
    for (const act of [accept, dismiss, undo]) expect((await act(who, title)).status).toBe(404);
    const [row] = await db()
      .select()
      .from(optimizationSuggestions)
      .where(eq(optimizationSuggestions.id, Number(title.id)));
    expect(row?.status).toBe('open');
  });

  test('[AIO-01] a list has all that is open, and of the decisions the latest', async () => {
    const who = await as('partner');
    const open = (await listOf(who)).filter(({ status }) => status === 'open');
    const [row] = await db().select().from(aiVideos).where(eq(aiVideos.platformGuid, open[0]!.video.id));
    const { id: _id, ...video } = row!;
    // Later than those that are open.
    const extra = Array.from({ length: mostDecided + 10 }, (_, place) => ({
      ...video,
      platformGuid: `extra-${place}`,
      publishedAt: new Date(video.publishedAt.getTime() + 1000),
    }));
    const made = await db().insert(aiVideos).values(extra).returning({ videoId: aiVideos.id });
    onTestFinished(
      async () => void (await db().delete(aiVideos).where(like(aiVideos.platformGuid, 'extra-%'))),
    );
    await db()
      .insert(optimizationSuggestions)
      .values(
        made.map(({ videoId }, place) => ({
          videoId,
          field: 'title' as const,
          suggested: `Suggestion ${place}`,
          promptId: 'none',
          rules: [],
          status: 'dismissed',
          createdAt: video.publishedAt,
          decidedAt: new Date(Date.UTC(2099, 0, 1) + place),
        })),
      );
    const list = await listOf(who);
    expect(list.filter(({ status }) => status === 'open')).toEqual(open);
    const decided = list.filter(({ status }) => status !== 'open').map(({ suggested }) => suggested);
    expect(decided).toHaveLength(mostDecided);
    expect(decided).toContain(`Suggestion ${mostDecided + 9}`);
    expect(decided).not.toContain('Suggestion 9');
  });
});
