import { createAnswerCheck } from '@my-air/api-client/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { endpoints } from '../testing/backend/endpoints.ts';
import { sampleOf } from '../testing/backend/sampleOf.ts';
import { breakFields } from './breakFields.ts';

const answering = endpoints.flatMap(({ key, response }) => (response ? [{ key, response }] : []));
const check = createAnswerCheck(
  () => {},
  () => 'Untitled',
);

test('every call with an answer is checked below', () => {
  const reads = answering.filter(({ key }) => key.startsWith('GET '));
  expect(reads.length).toBeGreaterThan(40);
  expect(answering.length - reads.length).toBeGreaterThan(35);
});

test.each(answering)(
  '[API-03] [SCR-03] a broken field of $key leaves an answer as its type promises, with everything else',
  async ({ key, response }) => {
    const good = await check(key, response, sampleOf(response, true));
    const faults: string[] = [];
    for (const { path, how, answer } of breakFields(good)) {
      const repaired = await check(key, response, answer);
      const place = `${path.join('.')} ${how}`;
      for (const issue of v.safeParse(response, repaired).issues ?? []) {
        const at = (issue.path ?? []).map((step: { key: unknown }) => String(step.key));
        if (issue.kind === 'validation' || (issue.input === null && isNeverMadeUp(response, at))) continue;
        faults.push(`${place}: ${at.join('.')} is ${JSON.stringify(issue.input)}`);
      }
      if (!isSameBeside(path, good, repaired)) faults.push(`${place}: something else is lost`);
    }
    expect(faults).toEqual([]);
  },
);

test.each(answering.filter(({ response }) => !v.is(response, null)))(
  '[API-03] an answer to $key that is no object stays what it is, which the client refuses',
  async ({ key, response }) => {
    for (const answer of [null, undefined, '', 'a text', 7]) {
      expect(await check(key, response, answer)).toBe(answer);
      expect(v.is(response, answer)).toBe(false);
    }
  },
);

interface Parts {
  type: string;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: Record<string, v.GenericSchema>;
  pipe?: readonly { metadata?: { role?: string } }[];
}

/** Whether the repair leaves null in a broken place: a number, a date, an id or an object with an id cannot be made up. */
function isNeverMadeUp(response: v.GenericSchema, path: readonly string[]): boolean {
  const partsOf = (schema: v.GenericSchema): Parts => {
    const parts: Parts = schema;
    return parts.wrapped ? partsOf(parts.wrapped) : parts;
  };
  let parts = partsOf(response);
  for (const key of path) {
    const inside = parts.item ?? parts.entries?.[key];
    if (!inside) return false;
    parts = partsOf(inside);
  }
  const roleOf = ({ pipe }: Parts) => pipe?.find(({ metadata }) => metadata)?.metadata?.role;
  const hasIdentity = Object.entries(parts.entries ?? {}).some(
    ([key, entry]) => key === 'id' || roleOf(partsOf(entry)) === 'identifier',
  );
  return parts.type === 'number' || hasIdentity || /identifier|timestamp/.test(roleOf(parts) ?? '');
}

/** Whether two answers differ in one place only; the element of a list with this place may be left out. */
function isSameBeside([key, ...rest]: readonly string[], good: unknown, repaired: unknown): boolean {
  if (key === undefined) return true;
  if (Array.isArray(good)) {
    const list = repaired as unknown[];
    const others = good.toSpliced(Number(key), 1);
    if (list.length < good.length) return isSame(others, list);
    return (
      isSame(others, list.toSpliced(Number(key), 1)) &&
      isSameBeside(rest, good[Number(key)], list[Number(key)])
    );
  }
  const { [key]: before, ...others } = good as Record<string, unknown>;
  const { [key]: after, ...kept } = repaired as Record<string, unknown>;
  return isSame(others, kept) && isSameBeside(rest, before, after);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
