import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

import { migrationSteps } from '#test/support/migrationSteps.ts';
import { nameDatabase } from '#test/support/ownDatabase.ts';
import { pgliteExtensions } from './openPglite.ts';

interface EmptyDatabase {
  /** Runs statements without values. @returns the rows of the last one */
  run: (statements: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

async function embedded(): Promise<EmptyDatabase> {
  const client = await PGlite.create('memory://', { extensions: pgliteExtensions });
  return {
    run: async (statements) => (await client.exec(statements)).at(-1)?.rows ?? [],
    close: () => client.close(),
  };
}

async function onServer(): Promise<EmptyDatabase> {
  const { address, create, drop } = nameDatabase(inject('postgresServer'));
  await create();
  const client = new Client(address);
  await client.connect();
  return {
    run: async (statements) => {
      const answers: unknown = await client.query(statements);
      const last = (Array.isArray(answers) ? answers.at(-1) : answers) as { rows: Record<string, unknown>[] };
      return last.rows;
    },
    close: async () => {
      await client.end();
      await drop();
    },
  };
}

/** A partner with a channel, whose videos AI metadata has. */
const partner = `
  insert into users (id, subject, name, email, password_hash, created_at) values (1, 's', 'A', 'a@my-air.test', '', now());
  insert into partners (id, user_id) values (1, 1);
  insert into channels (id, partner_id, platform, platform_guid, title, status_since, created_at)
    values (1, 1, 'youtube', 'UC1', 'One', now(), now());
  insert into ai_channels (id, channel_id, partner_id, sync_started_at, first_page_at, synced_at, settings)
    values (1, 1, 1, now(), now(), now(), '{}');
  insert into ai_videos (id, ai_channel_id, platform_guid, title, description, video_type, privacy_status, published_at, seen_from)
    values (11, 1, 'oldest', 'Oldest', 'o', 'video', 'public', '2026-01-01', now()),
      (12, 1, 'both', 'Before', 'b', 'video', 'public', '2026-02-01', now()),
      (13, 1, 'newer', 'Newer', 'n', 'short', 'public', '2026-03-01', now());`;

const databases = [
  ['embedded', embedded],
  ['PostgreSQL', onServer],
] as const;

describe.each(databases)('migrations (%s)', (_name, open) => {
  let database: EmptyDatabase;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  async function migrate(from: string | undefined, to: string) {
    for (const step of await migrationSteps(from, to)) await database.run(step);
  }

  test('[AIO-01] 0017 keeps the texts, decisions and suggestions of a video that was kept twice', async () => {
    await migrate(undefined, '0016_ai-job-parts');
    // The two copies of a video have ids of other videos, so that a mix-up shows.
    await database.run(`${partner}
      insert into optimization_videos (id, partner_id, channel_guid, platform_guid, texts, published_at, changes_at, changed_texts, written_at)
        values (13, 1, 'UC1', 'both', '{"title":"Accepted","description":"d","tags":"a, b","thumbnail_text":"WOW"}',
            '2026-02-01', '2026-12-01', '{"title":"By hand"}', '2026-02-02'),
          (12, 1, 'UC1', 'gone', '{"title":"Gone","description":"","tags":"","thumbnail_text":""}', '2026-02-03', null, null, null);
      insert into optimization_suggestions (id, video_id, field, suggested, prompt_id, rules, status, accepted_text, before_text, created_at)
        values (1, 13, 'title', 'Accepted', 'plain', '{}', 'accepted', 'Accepted', 'Before', now()),
          (2, 13, 'tags', 'c', 'plain', '{}', 'open', null, null, now()),
          (3, 12, 'title', 'x', 'plain', '{}', 'open', null, null, now());`);
    await migrate('0016_ai-job-parts', '0017_one-video');

    expect(
      await database.run(`select platform_guid, title, description, tags, thumbnail_text, changed_texts,
        suggestions_written_at is not null as is_written from ai_videos order by id`),
    ).toEqual([
      // Older than all that had suggestions, so none are written for it now.
      video({ platform_guid: 'oldest', title: 'Oldest', description: 'o', is_written: true }),
      {
        platform_guid: 'both',
        title: 'Accepted',
        description: 'd',
        tags: 'a, b',
        thumbnail_text: 'WOW',
        changed_texts: { title: 'By hand' },
        is_written: true,
      },
      video({ platform_guid: 'newer', title: 'Newer', description: 'n', is_written: false }),
    ]);
    expect(
      await database.run(
        'select id, video_id, status, before_text from optimization_suggestions order by id',
      ),
    ).toEqual([
      { id: 1, video_id: 12, status: 'accepted', before_text: 'Before' },
      { id: 2, video_id: 12, status: 'open', before_text: null },
    ]);
    await expect(database.run('select from optimization_videos')).rejects.toThrow(/optimization_videos/);
    // A suggestion goes with its video.
    expect(await database.run('delete from ai_videos; select id from optimization_suggestions')).toEqual([]);
  });

  test('[ADS-01] [MX-06] 0020 gives the videos that are there a length, and long ones the breaks of their creator', async () => {
    await migrate(undefined, '0019_review-rounds');
    await database.run(partner);
    await migrate('0019_review-rounds', '0020_video-lengths');
    const rows = (await database.run(
      'select video_type, duration_seconds as length, placed_breaks as breaks from ai_videos order by id',
    )) as { video_type: string; length: number; breaks: { at: number; quality: string }[] }[];
    for (const { video_type, length, breaks } of rows) {
      const [least, most] = video_type === 'short' ? [15, 60] : [180, 2880];
      expect(length).toBeGreaterThanOrEqual(least);
      expect(length).toBeLessThan(most);
      expect(breaks).toHaveLength(length > 600 ? 2 : 0);
      expect(breaks.every(({ at }) => at > 0 && at < length)).toBe(true);
    }
    expect(rows).toHaveLength(3);
  });
});

const video = (values: object) => ({ tags: '', thumbnail_text: '', changed_texts: null, ...values });
