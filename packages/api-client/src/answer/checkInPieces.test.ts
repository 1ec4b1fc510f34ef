import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { endpoint } from '../contract.ts';
import { connect } from '../testing/connect.ts';
import { answerJson } from '../testing/startServer.ts';
import { checkInPieces } from './checkInPieces.ts';

const Service = v.looseObject({
  id: v.number(),
  name: v.pipe(v.string(), v.trim()),
  tags: v.nullish(v.array(v.string())),
  access: v.optional(v.string(), 'anyone'),
});
const Answer = v.looseObject({
  data: v.array(
    v.looseObject({ id: v.number(), slug: v.nullish(v.string()), services: v.nullish(v.array(Service)) }),
  ),
  total: v.nullish(v.number()),
});
const listAll = endpoint('GET api/ecosystem/productCategories', { response: Answer });

const services = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: ` Service ${id} `,
    tags: ['a'],
    later: { kept: id },
  }));
const answer = (count: number) => ({
  data: [
    { id: 1, slug: 'many', services: services(count), unknown: [1] },
    { id: 2, services: null },
  ],
  total: count,
  more: 'kept',
});

test('[API-03] a long answer comes out as it would whole: defaults filled in, texts trimmed, unknown fields kept', async () => {
  const checked = await checkInPieces(Answer, answer(300));
  expect(checked).toEqual({ success: true, output: v.parse(Answer, answer(300)) });
});

test('[API-03] whatever is broken in it is found in its place, as it would be whole', async () => {
  const anything = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.constant([]), fc.constant({}));
  // Long enough to be taken apart, and broken anywhere.
  const broken = fc.record({
    at: fc.nat(119),
    field: fc.constantFrom('id', 'name', 'tags', 'access', undefined),
    list: fc.constantFrom('data', 'services', undefined),
    value: anything,
  });
  await fc.assert(
    fc.asyncProperty(broken, async ({ at, field, list, value }) => {
      const given: Record<string, unknown> = answer(120);
      const data = given.data as Record<string, unknown>[];
      const many = data[0]!.services as Record<string, unknown>[];
      if (field) many[at]![field] = value;
      else many[at] = value as never;
      if (list === 'data') given.data = value;
      if (list === 'services') data[1]!.services = value;

      const whole = v.safeParse(Answer, given);
      const checked = await checkInPieces(Answer, given, { pause: async () => {} });
      expect(checked.success).toBe(whole.success);
      const told = (issues: readonly v.BaseIssue<unknown>[] = []) =>
        issues
          .map((issue) => JSON.stringify([v.getDotPath(issue), issue.type, issue.expected, issue.input]))
          .sort();
      expect(told('issues' in checked ? checked.issues : [])).toEqual(told(whole.issues));
    }),
  );
});

test('what is more than a list or an object is checked as a whole', async () => {
  const few = v.pipe(v.array(v.number()), v.maxLength(60));
  const numbers = Array.from({ length: 100 }, (_, at) => at);
  const checked = await checkInPieces(v.looseObject({ few }), { few: numbers });
  expect(checked).toMatchObject({ success: false, issues: [{ type: 'max_length' }] });
});

test('others go first between the pieces', async () => {
  let pauses = 0;
  const pause = async () => void (pauses += 1);
  await checkInPieces(Answer, answer(300), { slice: 0, pause });
  expect(pauses).toBeGreaterThan(300);
});

test('[API-03] the client completes long answers by the defaults of the contract, and reports their mismatches once', async () => {
  const long = answer(10_000);
  const { api, mismatches } = await connect((_, response) => answerJson(response, 200, long));
  const { data } = await api.send(listAll);
  expect(data[0]?.services?.[9_999]).toMatchObject({ name: 'Service 9999', access: 'anyone' });
  expect(mismatches).toEqual([]);

  for (const service of long.data[0]!.services!) Object.assign(service, { name: 7 });
  const repaired = await api.send(listAll);
  expect(repaired.data[0]?.services?.[9_999]).toMatchObject({
    name: '',
    access: 'anyone',
    later: { kept: 9999 },
  });
  expect(mismatches).toEqual([
    {
      key: 'GET api/ecosystem/productCategories',
      path: 'data.[].services.[].name',
      expected: 'string',
      received: 'number',
    },
  ]);
});
