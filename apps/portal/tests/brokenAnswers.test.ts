import type { AnyEndpoint } from '@my-air/api-client';
import { expect, test } from 'vitest';

const contracts = import.meta.glob<Record<string, unknown>>('../../../packages/*/src/contract.ts', {
  eager: true,
});
const cases = import.meta.glob<string>('../../../packages/*/src/fields.test.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The calls that the cases of `describeFields` break, by the names that the contracts give them. */
const named = new Set(
  Object.values(cases).flatMap((source) => [...source.matchAll(/\bcall: (\w+)/g)].map(([, name]) => name)),
);

/** The reading calls that answer something, by method and path, with all names that they have. */
const reading = Map.groupBy(
  Object.values(contracts).flatMap((contract) =>
    Object.entries(contract).flatMap(([name, call]) => (isReading(call) ? [{ name, key: call.key }] : [])),
  ),
  ({ key }) => key,
);

function isReading(call: unknown): call is AnyEndpoint {
  const { key, response } = (call ?? {}) as Partial<AnyEndpoint>;
  return typeof key === 'string' && key.startsWith('GET ') && response !== undefined;
}

test('[API-03] [SCR-03] every call that is read has a screen that is drawn with broken answers to it', () => {
  const undrawn = [...reading].flatMap(([key, names]) =>
    names.some(({ name }) => named.has(name)) ? [] : [key],
  );
  expect(reading.size).toBeGreaterThan(40);
  expect(undrawn).toEqual([]);
});
