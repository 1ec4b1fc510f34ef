import { getTableName, inArray, is } from 'drizzle-orm';
import { NoopLogger } from 'drizzle-orm/logger';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import { describe, expect, test, vi } from 'vitest';

import { activeStatuses } from '../../src/ai-metadata/jobs/jobs.ts';
import { controlApi } from '../../src/control/controlApi.ts';
import * as schema from '../../src/database/schema.ts';
import { markTables } from '../../src/database/tableMarks.ts';
import { world } from '../../src/world/world.ts';
import { callOf } from '#test/support/callOf.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import { raceExpectations } from './raceExpectations.ts';
import { races } from './races.ts';
import { roomRaces } from './roomRaces.ts';
import { openRace, racers, runRace } from './runRace.ts';
import { touches, touchesFile } from './touches.ts';
import { worldRaces } from './worldRaces.ts';

const { sandbox, as } = testSandbox('PostgreSQL');

/** Written beside every request, on its way in or out. */
const technical: ReadonlySet<PgTable> = new Set([schema.requestLog, schema.idempotencyKeys]);
const tables: ReadonlyMap<string, PgTable> = new Map(
  Object.values(schema)
    .filter((table) => is(table, PgTable) && !technical.has(table))
    .map((table) => [getTableName(table), table]),
);
/** The usual acts of a user's calls: extend the session, lock the user, whose rows refer to the partner. */
const usual: ReadonlySet<string> = new Set(['update sessions', 'lock users', 'lock partners']);
const recorded: Record<string, readonly string[]> = {};

test('every write that is served is raced; the ways of signing in are in signInRaces as well', async () => {
  const ofApi = [...sandbox().control.endpoints.keys()].filter((key) => !key.startsWith('GET '));
  expect(ofApi.toSorted()).toEqual(
    [
      ...Object.keys(raceExpectations).filter((key) => !key.startsWith('GET ')),
      'POST api/federated-auth/login',
    ].toSorted(),
  );
  expect(await writesOf(controlApi(sandbox().control))).toEqual(Object.keys(roomRaces).toSorted());
  const ofWorld = Object.keys(worldRaces).map((key) =>
    key.replace(/ \/(youtube|ai-metadata)\//, ' /:platform/'),
  );
  expect(await writesOf(world(sandbox().control))).toEqual([...new Set(ofWorld)].toSorted());
});

async function writesOf(part: FastifyPluginAsync): Promise<string[]> {
  const app = Fastify();
  const served = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') served.add(`${String(method)} ${url}`);
  });
  await app.register(part);
  await app.close();
  return [...served].toSorted();
}

describe('[G-03] many of the same at once', () => {
  test.each(Object.keys(races))('%s', async (key) => {
    const [send] = await openRace(sandbox(), [key]);
    const { result, touched } = await record(() => runRace(sandbox(), [key], [send!]));
    await races[key]!.check(sandbox(), result[0]!);
    recorded[key] = touched;
    expect(result[0]).toHaveLength(racers);
  });
});

test('many of a user’s and of another’s at once: a profile gets one owner', async () => {
  const key = 'POST api/channels/{platform}/add';
  const users = [await as('partner'), await as('ambassador')];
  const calls = users.flatMap((who) => Array.from({ length: racers / 2 }, () => callOf(who.copy(), key)));
  const answers = await Promise.all(calls);
  expect(answers).toHaveLength(racers);
  await races[key]!.check(sandbox(), answers);
});

test('a read that is not raced writes nothing else than those that are, whatever the clock has brought', async () => {
  const { control } = sandbox();
  const [raced, others] = [true, false].map((isRaced) =>
    [...control.endpoints.keys()].filter((key) => key.startsWith('GET ') && key in races === isRaced),
  );
  // The way to a platform and back, whose row refers to the session, is raced in signInRaces.
  const known = new Set([
    '(users)',
    'platform_attempts',
    'sessions',
    ...raced!.flatMap((key) => touches[key]!),
  ]);
  for (const key of others!) {
    await control.reset();
    const who = await as('partner');
    await who.pass(40 * 86_400);
    const { touched } = await record(() => callOf(who, key));
    expect([key, touched.filter((table) => !known.has(table))]).toEqual([key, []]);
  }
});

test('the list of what each write touches is that of this run, and what is said to write nothing does so', async () => {
  const all: Record<string, readonly string[]> = { ...touches, ...recorded };
  for (const [key, { isReading }] of Object.entries(races))
    expect([key, isReading && all[key]]).toEqual([key, isReading && ['(users)']]);
  const lines = Object.keys(races).map((key) => `${key}: ${all[key]?.join(' ') ?? ''}\n`);
  await expect(lines.join('')).toMatchFileSnapshot(touchesFile);
});

/**
 * Does something and waits for the translations that it starts. @returns the tables whose rows were written
 * or locked, by its statements and by the rows that differ afterwards; in brackets those with which only the
 * usual was done
 */
async function record<Result>(work: () => Promise<Result>) {
  const { db } = sandbox().control;
  const before = await markTables(db, [...tables.values()]);
  const log = vi.spyOn(NoopLogger.prototype, 'logQuery');
  const result = await work();
  const isActive = inArray(schema.aiJobs.status, [...activeStatuses]);
  await expect.poll(() => db.$count(schema.aiJobs, isActive)).toBe(0);
  const statements = (log.mock.calls as unknown as readonly [string][]).map(([statement]) => statement);
  log.mockRestore();
  const after = await markTables(db, [...tables.values()]);
  const changed = [...tables].flatMap(([name, table]) =>
    JSON.stringify(before.get(table)) === JSON.stringify(after.get(table)) ? [] : name,
  );
  const acts = new Set(statements.flatMap(actsOf));
  const own = new Set([...acts].filter((act) => !usual.has(act)).map((act) => act.split(' ')[1]!));
  const touched = [...tables.keys()].toSorted().flatMap((name) => {
    if (own.has(name)) return name;
    const isUsual = [...usual].some((act) => acts.has(act) && act.endsWith(` ${name}`));
    // Whether a call puts off the end of its session depends on when the one before came.
    if (isUsual) return name === 'sessions' ? [] : `(${name})`;
    return changed.includes(name) ? name : [];
  });
  return { result, touched };
}

/** The acts of a statement on tables; a lock is that of rows or of a whole table. */
function actsOf(statement: string): string[] {
  const names = (expression: RegExp, text = statement) =>
    [...text.matchAll(expression)].map(([, name = '']) => name).filter((name) => tables.has(name));
  const lock = /\bfor (?:no key update|update|share|key share)\b(?: of ("?\w+"?(?:, "?\w+"?)*))?/g;
  const locked = [...statement.matchAll(lock)].flatMap(([, of]) =>
    of === undefined ? names(/\b(?:from|join) "?(\w+)/g) : names(/(\w+)/g, of),
  );
  const [, whole = ''] = /^lock table (.*) in /.exec(statement) ?? [];
  const inserted = names(/\binsert into "?(\w+)/g);
  // Rows that a new row refers to are locked until its insert is committed.
  const referred = inserted.flatMap((name) =>
    getTableConfig(tables.get(name)!).foreignKeys.map(({ reference }) =>
      getTableName(reference().foreignTable),
    ),
  );
  return [
    ...inserted.map((name) => `insert ${name}`),
    ...names(/\bupdate "?(\w+)"? (?:\w+ )?set\b/g).map((name) => `update ${name}`),
    ...names(/\bdelete from "?(\w+)/g).map((name) => `delete ${name}`),
    ...[...locked, ...referred].map((name) => `lock ${name}`),
    ...names(/(\w+)/g, whole).map((name) => `hold ${name}`),
  ];
}
