import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import {
  AgreementSummary,
  Channel,
  Id,
  Identifier,
  listChannels,
  Name,
  readStatistics,
  Timestamp,
  User,
} from '../../contract.ts';
import { createAnswerCheck, type IncompleteAnswer, type Mismatch } from '../checkAnswer.ts';

async function read(schema: v.GenericSchema, answer: unknown) {
  const mismatches: Mismatch[] = [];
  const incomplete: IncompleteAnswer[] = [];
  const check = createAnswerCheck(
    (mismatch) => mismatches.push(mismatch),
    async () => 'Untitled',
    (lost) => incomplete.push(lost),
  );
  const { signal } = new AbortController();
  const value = await check('GET api/sample', schema, answer, signal);
  const isIncomplete = incomplete.length > 0;
  expect(incomplete).toEqual(isIncomplete ? [{ key: 'GET api/sample', signal }] : []);
  return { value, mismatches, isIncomplete };
}

/** The repaired value of one field. */
async function field(schema: v.GenericSchema, value: unknown) {
  const given = value === undefined ? {} : { field: value };
  const { value: answer } = await read(v.looseObject({ field: schema, other: v.null() }), given);
  return (answer as { field: unknown }).field;
}

const Named = v.looseObject({ id: v.number(), name: v.string() });

test.each([
  ['a text', v.string(), [undefined, null, 7, {}, []], ''],
  ['a name', Name, [undefined, null, {}, [], 1.5], 'Untitled'],
  ['a flag', v.boolean(), [undefined, null, 'yes', 2, {}], false],
  ['a number', v.number(), [undefined, null, 'many', '', '1e3', '0x1', ' 1', '01', true, {}], null],
  ['an id', Identifier, [undefined, null, true, {}, []], null],
  ['the id of a record', Id, [undefined, null, true, {}, []], null],
  ['one of two types', v.union([v.number(), v.string()]), [undefined, null, true, {}], null],
  ['a list', v.array(v.string()), [undefined, null, 'a', 7, { name: 'a' }], []],
  ['what has an identity', Named, [undefined, null, 'a', [], [1]], null],
  ['what has none', v.looseObject({ name: v.string() }), [undefined, null, 'a', [], [1]], { name: '' }],
  ['an optional text', v.nullish(v.string()), [7, {}, []], undefined],
  ['a text or null', v.nullable(v.string()), [undefined, 7, {}], null],
  ['an optional number', v.nullish(v.number()), ['many', {}, true], undefined],
  ['a count', v.nullish(v.number(), 0), ['many', {}, true, null, undefined], 0],
  ['an optional object', v.nullish(Named), ['a', 7, true, [1]], undefined],
  ['an optional list', v.nullish(v.array(v.string())), ['a', 7, { name: 'a' }], undefined],
  ['a record', v.record(v.string(), v.unknown()), [undefined, null, 'a', 7], {}],
] as const)('[API-03] %s that is none', async (_, schema, broken, expected) => {
  for (const value of broken) expect(await field(schema, value)).toEqual(expected);
});

test.each([
  ['a number in a text', v.number(), '1250.50', 1250.5],
  ['a negative number in a text', v.nullish(v.number()), '-3', -3],
  ['a flag in a number', v.nullish(v.boolean()), 1, true],
  ['a flag in a text', v.boolean(), '0', false],
  ['an id in a number', Identifier, 12, '12'],
  ['an id in digits', Id, '12', 12],
  ['an id in letters', v.nullish(Id), 'c4f1', 'c4f1'],
  ['a name that is a number', Name, 2024, '2024'],
  ['a list with keys', v.array(v.string()), { 0: 'a', 2: 'b' }, ['a', 'b']],
  ['an empty list', v.nullish(v.array(v.string())), {}, []],
] as const)('[API-03] %s is read as what it means', async (_, schema, sent, expected) => {
  expect(await field(schema, sent)).toEqual(expected);
});

test('[API-03] elements that are no objects or have no identity are left out, and texts keep their places', async () => {
  const Answer = v.looseObject({ items: v.array(Named), words: v.array(v.string()) });
  const good = { id: 2, name: 'b' };
  const { value, isIncomplete } = await read(Answer, {
    items: [null, good, 'x', [], { id: '3', name: null }, { name: 'c' }],
    words: ['a', null, 'b'],
  });
  expect(value).toEqual({
    items: [good, { id: 3, name: '' }],
    words: ['a', '', 'b'],
  });
  expect(isIncomplete).toBe(true);
});

test('[API-03] a day of statistics without its date is left out', async () => {
  const good = { date: '2026-11-26', views: 12 };
  const channel = { platform_guid: 'UC1', days: [{ ...good, date: null }, good, { views: 3 }] };
  const { value, isIncomplete } = await read(readStatistics.response!, { channels: [channel] });
  expect(value).toMatchObject({ channels: [{ days: [good] }] });
  expect(isIncomplete).toBe(true);
});

test('[API-03] the elements of a list that came as an object are repaired as well', async () => {
  const { value, mismatches, isIncomplete } = await read(v.looseObject({ items: v.array(Named) }), {
    items: { 0: { id: 1, name: 'a' }, 1: { id: 2 } },
  });
  expect(value).toEqual({
    items: [
      { id: 1, name: 'a' },
      { id: 2, name: '' },
    ],
  });
  expect(mismatches).toMatchObject([{ path: 'items', expected: 'Array', received: 'object' }]);
  expect(isIncomplete).toBe(false);
});

test('[API-03] an empty list in the place of an answer is an answer without anything', async () => {
  expect(await read(listChannels.response!, [])).toMatchObject({
    value: { channels: [] },
    mismatches: [{ path: '', expected: 'Object', received: 'array' }],
    isIncomplete: true,
  });
});

test('[API-03] a value of the right type that breaks a rule is kept', async () => {
  expect(await field(v.pipe(v.string(), v.maxLength(2)), 'long')).toBe('long');
});

test('[API-03] of several shapes the nearest is repaired', async () => {
  const Either = v.union([
    v.looseObject({ type: v.literal('text'), text: v.string() }),
    v.looseObject({ type: v.literal('file'), name: v.string(), size: v.nullish(v.number()) }),
  ]);
  const { value } = await read(v.looseObject({ parts: v.array(v.variant('type', Either.options)) }), {
    parts: [{ type: 'file', size: 'x', name: 'a.png' }],
  });
  expect(value).toEqual({ parts: [{ type: 'file', name: 'a.png', size: undefined }] });
});

const samples = {
  channel: [
    Channel,
    {
      platform: 'youtube',
      platform_guid: 'UC1',
      title: 'Ann',
      contract: { income_percent: 70, income_types: ['ads'] },
      metrics: [{ name: 'views', required: 10, current: 5 }],
      closed_banners: [{ type: 'join', channel_guid: 'UC1' }],
    },
  ],
  statistics: [
    v.looseObject({
      status: v.string(),
      stats: v.nullish(
        v.looseObject({
          traffic_sources: v.nullish(v.array(v.looseObject({ name: Name, percent: v.number() }))),
          period: v.nullish(v.looseObject({ from: Timestamp, to: Timestamp })),
        }),
      ),
    }),
    {
      status: 'completed',
      stats: {
        traffic_sources: [{ name: 'search', percent: 40 }],
        period: { from: '2026-01-01', to: '2026-02-01' },
      },
    },
  ],
  user: [
    User,
    {
      id: 1,
      name: 'Ann',
      email: 'ann@my-air.test',
      partner: {
        id: 2,
        contacts: [{ type: 'phone', value: '1' }],
        manager: { id: 3, display_name: 'Max' },
        agreements: [{ id: 'amg_policy' }],
        pending_modals: [{ id: 1, name: 'add_contacts' }],
      },
    },
  ],
  agreement: [AgreementSummary, { id: 'amg_policy' }],
} as const;

test.each(Object.entries(samples))(
  '[API-03] whatever is broken in a sample of %s, nothing is wrong afterwards but what is null because nobody can make it up',
  async (_, [schema, sample]) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(), fc.jsonValue()), { minLength: 1, maxLength: 4 }),
        async (breaks) => {
          const answer = { item: structuredClone<unknown>(sample) };
          for (const [at, value] of breaks) {
            const places = placesOf(answer.item);
            const place = places[at % places.length]!;
            place.holder[place.key] = value;
          }
          const { value } = await read(v.looseObject({ item: schema }), answer);
          const issues = v.safeParse(schema, (value as typeof answer).item).issues ?? [];
          expect(issues.filter(({ input }) => input !== null)).toEqual([]);
        },
      ),
    );
  },
);

interface Place {
  holder: Record<string, unknown>;
  key: string;
}

function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])]);
}
