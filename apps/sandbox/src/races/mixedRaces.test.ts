import { sample } from '@my-air/vitest/sample';
import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';

import { findFaults } from '../ai-metadata/audit/findFaults.ts';
import { IdentityVisitor } from '../testing/IdentityVisitor.ts';
import { sampleInputs } from '../testing/sampleInputs.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import type { Answered } from '../testing/Visitor.ts';
import { world } from '../world/world.ts';
import { accountPageRaces, type Send } from './accountPageRaces.ts';
import { drawPairs, racers } from './drawPairs.ts';
import { raceExpectations } from './raceExpectations.ts';
import { roomRaces } from './roomRaces.ts';
import { worldRaces } from './worldRaces.ts';

/** Writes of the API, of the control room, of the identity provider's pages and of the world outside, raced together. */
const { sandbox, visitor, as } = testSandbox('PostgreSQL');

const partner = 'partner@my-air.test';
const pages = accountPageRaces(partner);
const calls = Object.keys(raceExpectations);
const callsTouching = (...rows: string[]) =>
  calls.filter((key) => raceExpectations[key]!.touches.some((row) => rows.includes(row)));
const pairs = (ones: readonly string[], others: readonly string[]) =>
  ones.flatMap((one) => others.map((other) => [one, other] as const));

/** After the one, what must hold of the other need not hold any more. */
const undone: Readonly<Record<string, readonly string[]>> = {
  'POST /security/password': callsTouching('person', 'session', 'sign-in'),
  'POST /reset-password': callsTouching('person', 'session', 'sign-in'),
  // A code is asked for beside the password.
  'POST /security/second-factor': ['POST api/login'],
  'POST /manager/archive': ['PUT api/chats/{chatId}/archive'],
  'POST /manager/close': ['PUT api/chats/{chatId}/archive'],
};
const firstOf = ([one]: readonly [string, string]) => one;
const needsUnverified = ['POST /verify-email', 'GET /verify-email/:token'];
const roomOf = (row: string) =>
  Object.keys(roomRaces).filter((key) => key !== 'POST /reset' && roomRaces[key]!.touches.includes(row));
const withRoom = [
  ...pairs(roomOf('chat'), callsTouching('chat', 'message')),
  ...pairs(roomOf('session'), callsTouching('session', 'sign-in', 'person')),
  ...pairs(['POST /clock', 'POST /translations'], callsTouching('joining', 'balance')),
];
const withPages = pairs(
  Object.keys(pages).filter((key) => !needsUnverified.includes(key)),
  callsTouching('person', 'session', 'sign-in'),
);
const withWorld = Object.entries(worldRaces).flatMap(([key, { meets }]) => pairs([key], meets));
// A reset empties all tables in the same way, whichever of them a call writes to.
const withReset = sample(calls, { each: 6 });

test('each page and each write of the room and of the world outside meets a call in the quick run', () => {
  const first = (meetings: readonly (readonly [string, string])[]) => new Set(meetings.map(firstOf));
  for (const meetings of [withRoom, withPages, withWorld])
    expect(first(drawPairs(meetings, firstOf, false))).toEqual(first(meetings));
});

test('every page of the world outside that writes is raced', async () => {
  const app = Fastify();
  const served = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') served.add(url);
  });
  await app.register(world(sandbox().control));
  await app.close();
  const raced = Object.keys(worldRaces).map((key) =>
    key.replace('POST ', '').replace(/^\/(youtube|ai-metadata)\//, '/:platform/'),
  );
  expect([...served].toSorted()).toEqual([...new Set(raced)].toSorted());
});

describe('[G-03] a reset and a call of the API', () => {
  test.each(withReset)('%s', async (key) => {
    const [resets, answers] = await meet([await openRoom('POST /reset'), await openCall(key)]);
    expect(resets.map(({ status }) => status)).toEqual(resets.map(() => 204));
    await assertWhole(answers);
    // What was begun before a reset and ended after it is taken away by the next.
    await sandbox().control.reset();
    await assertWhole([]);
  });
});

describe('[G-03] the control room and the API', () => {
  test.each(drawPairs(withRoom, firstOf))('%s and %s', async (one, other) => {
    const [first, second] = await meet([await openRoom(one), await openCall(other)]);
    await assertWhole([...first, ...second]);
    // Once the last message is deleted there is nothing left to answer.
    const statuses = [roomRaces[one]!.status, ...(one === 'POST /manager/answer' ? [404] : [])];
    expect(first.filter(({ status }) => !statuses.includes(status))).toEqual([]);
    if (roomOf('session').includes(one) || undone[one]?.includes(other)) return;
    // The clock may move past the end of the session.
    const served = second.filter(({ status }) => ![401, 419].includes(status));
    await raceExpectations[other]!.check(sandbox().control.db, one === 'POST /clock' ? served : second);
  });
});

describe('[G-03] pages of the identity provider and the API', () => {
  test.each(drawPairs(withPages, firstOf))('%s and %s', async (one, other) => {
    const page = await openPage(one);
    const [first, second] = await meet([page, await openCall(other)]);
    await assertWhole([...first, ...second]);
    const { statuses, check } = pages[one]!;
    expect(first.filter(({ status }) => !statuses.includes(status))).toEqual([]);
    await check(sandbox(), first);
    if (!undone[one]?.includes(other)) await raceExpectations[other]!.check(sandbox().control.db, second);
  });
});

describe('[G-03] pages of the world outside', () => {
  test.each(Object.keys(worldRaces))('many at once: %s', async (key) => {
    const answers = await times(racers, await openWorld(key));
    await assertWhole(answers);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
    await worldRaces[key]!.check(sandbox(), answers);
  });

  test.each(drawPairs(withWorld, firstOf))('%s and %s', async (one, other) => {
    const [first, second] = await meet([await openWorld(one), await openCall(other)]);
    await assertWhole([...first, ...second]);
    expect(first.map(({ status }) => status)).toEqual(first.map(() => 303));
    await worldRaces[one]!.check(sandbox(), first);
  });

  test.each(sample(pairs(Object.keys(worldRaces), ['POST /reset']), { nameOf: firstOf }))(
    '%s and %s',
    async (one, other) => {
      const [first, resets] = await meet([await openWorld(one), await openRoom(other)]);
      await assertWhole(first);
      expect(resets.map(({ status }) => status)).toEqual(resets.map(() => 204));
      await sandbox().control.reset();
      await assertWhole([]);
    },
  );
});

async function openCall(key: string): Promise<Send> {
  await raceExpectations[key]!.prepare?.(sandbox().control.db);
  const {
    params = {},
    query,
    body,
    persona = 'partner',
  } = raceExpectations[key]!.input ?? sampleInputs[key]!;
  const who = persona === null ? visitor() : await as(persona);
  await who.token();
  const [method = '', path = ''] = key.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const address = `/${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
  return () => (method === 'GET' ? who.copy().open(address) : who.copy().write(method, address, body));
}

async function openRoom(key: string): Promise<Send> {
  const [method = '', path = ''] = key.split(' ');
  const who = visitor();
  let number = 0;
  return () => who.copy().write(method, `/sandbox/api${path}`, roomRaces[key]!.body?.(number++));
}

async function openPage(key: string): Promise<Send> {
  const who = new IdentityVisitor(sandbox());
  await who.enter(partner);
  return pages[key]!.open(sandbox(), who);
}

async function openWorld(key: string): Promise<Send> {
  return worldRaces[key]!.open(sandbox(), await as('partner'));
}

async function meet([one, other]: readonly [Send, Send]) {
  const answers = await Promise.all([times(racers / 2, one), times(racers / 2, other)]);
  expect(answers.map(({ length }) => length)).toEqual([racers / 2, racers / 2]);
  return answers;
}

function times(count: number, send: Send): Promise<Answered[]> {
  return Promise.all(Array.from({ length: count }, send));
}

/** Nothing failed on the server, and the money adds up. */
async function assertWhole(answers: readonly Answered[]) {
  expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  const { db } = sandbox().control;
  const faults = await db.transaction((view) => findFaults(view), { isolationLevel: 'repeatable read' });
  expect(faults).toEqual([]);
}
