import type { AnyEndpoint } from '@my-air/api-client';
import { expect, test } from 'vitest';

const contracts = import.meta.glob<Record<string, unknown>>('../../../packages/*/src/contract.ts', {
  eager: true,
});
const cases = import.meta.glob<string>('../../../packages/*/src/fields.long.test.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The calls without a case, by the names that the contracts give them, and why they need none. */
const reasons: Readonly<Record<string, string>> = {
  saveLocalizationSettings:
    'The answer is not read: what was saved is read back by getLocalizationSettings, which has a case.',
  sendMessage: 'No screen waits for it: the sender reads it. sending.test.ts of the messenger breaks it.',
  sendSupportRequest:
    'An answer that says nothing is a failure of the form: SupportModal.test.tsx of the messenger breaks it.',
  reviewSupportRequest:
    'An answer that says nothing is a failure of the form: RatingCard.test.tsx of the messenger breaks it.',
};

/** The calls that the cases of `describeFields` break, by the names that the contracts give them. */
const named = new Set(
  Object.values(cases).flatMap((source) => [...source.matchAll(/\bcall: (\w+)/g)].map(([, name]) => name)),
);

/** The calls that answer something, by method and path, with all names that they have. */
const answering = Map.groupBy(
  Object.values(contracts).flatMap((contract) =>
    Object.entries(contract).flatMap(([name, call]) => (isAnswering(call) ? [{ name, key: call.key }] : [])),
  ),
  ({ key }) => key,
);

function isAnswering(call: unknown): call is AnyEndpoint {
  const { key, response } = (call ?? {}) as Partial<AnyEndpoint>;
  return typeof key === 'string' && response !== undefined;
}

const hasCase = (names: readonly { name: string }[]) => names.some(({ name }) => named.has(name));

test('[API-03] [SCR-03] every call that is answered has a screen that is drawn with broken answers to it', () => {
  const undrawn = [...answering].flatMap(([key, names]) =>
    hasCase(names) || names.some(({ name }) => name in reasons) ? [] : [key],
  );
  const writing = [...answering.keys()].filter((key) => !key.startsWith('GET '));
  expect(answering.size - writing.length).toBeGreaterThan(40);
  expect(writing.length).toBeGreaterThan(35);
  expect(undrawn).toEqual([]);
});

test('[API-03] [SCR-03] a call that needs no case exists and has none', () => {
  const caseless = [...answering.values()].filter((names) => !hasCase(names)).flat();
  const idle = Object.keys(reasons).filter((reason) => !caseless.some(({ name }) => name === reason));
  expect(idle).toEqual([]);
});
